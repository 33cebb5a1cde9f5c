// Beside the board: tabs, the panes of a phone, log with its filters, chat, notes, settings.
// @ts-check
import {
  api,
  byId,
  find,
  findAll,
  isFresh,
  onUpdate,
  phone,
  say,
  send,
  show,
  table,
  words,
} from "./page.js";
import { onSwipe } from "./swipe.js";

// --- tabs

const tabs = findAll('[role="tab"]');

/** @param {HTMLElement} tab */
function select(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    byId(other.getAttribute("aria-controls") || "").hidden = !on;
  }
  tab.classList.remove("news");
  if (tab.id === "tab-log") void loadLog();
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener("click", () => select(tab));
  tab.addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = tabs[(index + way + tabs.length) % tabs.length];
    if (!next) return;
    select(next);
    next.focus();
  });
}

// --- the panes of a phone

const main = byId("main");

const paneButtons = findAll("button[data-pane]");
const places = () =>
  paneButtons
    .filter((button) => button.checkVisibility())
    .map((button) => button.dataset.pane || "");

/** @param {string} pane */
export function openPane(pane) {
  const order = places();
  if (main.dataset.pane)
    main.dataset.from = order.indexOf(pane) < order.indexOf(main.dataset.pane) ? "left" : "right";
  main.dataset.pane = pane;
  for (const button of paneButtons)
    button.setAttribute("aria-pressed", String(button.dataset.pane === pane));
  if (pane === "log") void loadLog();
}

for (const button of paneButtons)
  button.addEventListener("click", () => openPane(button.dataset.pane || "board"));

onSwipe(main, (way) => {
  const order = places();
  const pane = order[order.indexOf(main.dataset.pane || "") + way];
  if (phone.matches && pane) openPane(pane);
});

/** The choices are part of the rail, but a sheet of their own on a phone. */
function arrange() {
  const choice = byId("choice");
  const rail = find(".tbl-rail");
  if (phone.matches) main.insertBefore(choice, find(".tbl-panes"));
  else rail?.insertBefore(choice, find(".tbl-tabs", rail));
}

phone.addEventListener("change", arrange);
arrange();
openPane("board");

// --- the log

let logged = -1;
const log = byId("log");

async function loadLog() {
  if (logged === table.n) return;
  const n = table.n;
  try {
    const answer = await fetch(`/t/${table.id}/log`);
    if (!answer.ok) return;
    log.innerHTML = await answer.text();
    logged = n;
    fillKinds();
    filter();
  } catch {
    say(words.offline);
  }
}

const bySeat = /** @type {HTMLSelectElement} */ (byId("filter-seat"));
const byKind = /** @type {HTMLSelectElement} */ (byId("filter-kind"));

function fillKinds() {
  const value = byKind.value;
  byKind.length = 1;
  for (const kind of findAll(".tbl-kinds [data-kind]", log))
    byKind.add(new Option(kind.textContent || "", kind.dataset.kind));
  byKind.value = value;
}

function filter() {
  for (const line of findAll("li[data-n]", log)) {
    line.hidden = Boolean(
      (bySeat.value && line.dataset.seat !== bySeat.value) ||
      (byKind.value && line.dataset.kind !== byKind.value),
    );
  }
  for (const chapter of findAll("section", log))
    chapter.hidden = !find("li:not([hidden])", chapter);
}

bySeat.addEventListener("change", filter);
byKind.addEventListener("change", filter);

// --- chat

const text = /** @type {HTMLInputElement} */ (byId("say-text"));

byId("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const message = text.value.trim();
  if (!message) return;
  const answer = await send("POST", `${api}/chat`, { text: message });
  if (!answer) return;
  if (isFresh(answer.data)) {
    text.value = "";
    show(answer.data);
  } else say(answer.data.error || String(answer.status));
});

let said = findAll("#chat li").length;

/** A dot on the tab for what was said meanwhile. @param {Set<string>} names */
function newsIn(names) {
  if (!names.has("chat")) return;
  const tab = byId("tab-chat");
  const before = said;
  said = findAll("#chat li").length;
  if (said > before && tab.getAttribute("aria-selected") !== "true") tab.classList.add("news");
  const list = byId("chat");
  list.scrollTop = list.scrollHeight;
}

// --- notes

const notes = /** @type {HTMLTextAreaElement} */ (byId("notes"));
const state = byId("notes-state");
let saving = 0;

async function saveNotes() {
  clearTimeout(saving);
  saving = 0;
  const answer = await send("PUT", `${api}/notes`, { text: notes.value });
  state.textContent = answer?.ok ? words.saved : words.not_saved;
}

notes.addEventListener("input", () => {
  state.textContent = words.saving;
  clearTimeout(saving);
  saving = window.setTimeout(saveNotes, 700);
});
notes.addEventListener("blur", () => {
  if (saving) void saveNotes();
});

// --- personal settings, dialogs, the board as text

document.getElementById("auto-end")?.addEventListener("change", async (event) => {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const answer = await send("PATCH", "/api/v1/me", { auto_end: box.checked });
  if (!answer?.ok) box.checked = !box.checked;
});

const confirming = /** @type {HTMLSelectElement|null} */ (document.getElementById("confirm-moves"));
let kept = confirming?.value;

confirming?.addEventListener("change", async () => {
  const answer = await send("PATCH", "/api/v1/me", { confirm: confirming.value });
  if (!answer?.ok) confirming.value = kept ?? "always";
  kept = confirming.value;
});

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-open], [data-close]");
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.open === "shortcuts")
    /** @type {HTMLDialogElement} */ (byId("shortcuts")).showModal();
  if (button.dataset.open === "result") byId("result").hidden = false;
  if (button.dataset.close === "result") byId("result").hidden = true;
  find(".tbl-menu")?.removeAttribute("open");
});

const described = /** @type {HTMLDetailsElement} */ (byId("as-text"));

async function describe() {
  if (!described.open) return;
  const at = table.at === null ? "" : `?at=${table.at}`;
  const answer = await fetch(`/t/${table.id}/text${at}`);
  const place = find("pre", described);
  if (answer.ok && place) place.textContent = await answer.text();
}

described.addEventListener("toggle", () => void describe());

onUpdate((names) => {
  newsIn(names);
  if (names.has("recap") && (!byId("pane-log").hidden || main.dataset.pane === "log"))
    void loadLog();
  if (names.has("board")) void describe();
});
