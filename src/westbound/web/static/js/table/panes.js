// Parts of the page that take turns: tabs beside the board, panes on a phone, dialogs.
// @ts-check
import { byId, find, findAll, phone } from "./dom.js";
import { loadLog } from "./log.js";
import { onUpdate } from "./patch.js";
import { onSwipe } from "./swipe.js";

// --- tabs

const tabs = findAll('[role="tab"]');

/** @param {HTMLElement} tab */
function select(tab) {
  for (const other of tabs) {
    const isSelected = other === tab;
    other.setAttribute("aria-selected", String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    byId(other.getAttribute("aria-controls") || "").hidden = !isSelected;
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

/** The existing panes, in the order of their buttons. */
function paneNames() {
  const visible = paneButtons.filter((button) => button.checkVisibility());
  return visible.map((button) => button.dataset.pane || "");
}

/** @param {string} pane */
function openPane(pane) {
  const order = paneNames();
  const before = main.dataset.pane;
  if (before) main.dataset.from = order.indexOf(pane) < order.indexOf(before) ? "left" : "right";
  main.dataset.pane = pane;
  for (const button of paneButtons) {
    button.setAttribute("aria-pressed", String(button.dataset.pane === pane));
  }
  if (pane === "log") void loadLog();
}

for (const button of paneButtons) {
  button.addEventListener("click", () => openPane(button.dataset.pane || "board"));
}

onSwipe(main, (way) => {
  const order = paneNames();
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

// --- dialogs and the result

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-open], [data-close]");
  if (!(button instanceof HTMLElement)) return;
  const { open, close } = button.dataset;
  if (open === "shortcuts") /** @type {HTMLDialogElement} */ (byId("shortcuts")).showModal();
  if (open === "result") byId("result").hidden = false;
  if (close === "result") byId("result").hidden = true;
  find(".tbl-menu")?.removeAttribute("open");
});

onUpdate((names) => {
  const isLogShown = !byId("pane-log").hidden || main.dataset.pane === "log";
  if (names.has("recap") && isLogShown) void loadLog();
});
