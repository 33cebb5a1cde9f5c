// The guided first turn: a card beside the thing it explains. Some stops wait for a real move.
// The page knows names of parts and picks, never what they mean.
// @ts-check
import { byId, find, findAll, phone } from "./dom.js";
import { table } from "./page.js";
import { reveal } from "./panzoom.js";
import { onUpdate } from "./patch.js";
import { placeCard } from "./place-card.js";
import { getTour, putTourSeen } from "./requests.js";

/**
 * @typedef {import("./requests.js").Stop} Stop
 * @typedef {{made: Record<string, number>, draft: number}} Made what I have decided so far
 * @typedef {{stop: number, since: Made}} Progress
 * @typedef {"count"|"next"|"done"|"skip_step"|"let_me"|"others"|"first"} Word
 */

const END_TURN = "end_turn";
const STEADY = 250; // ms between checks whether the thing has moved

const card = document.getElementById("guide");
const game = card?.dataset.game || "";
const kept = `tour ${table.id}`;
const declined = `tour seen ${game}`;

/** @type {Record<Word, string>} */
const words = JSON.parse(document.getElementById("guide-words")?.textContent || "{}");
/** @type {Stop[]} */
let stops = [];
/** @type {Progress} */
let now = { stop: 0, since: { made: {}, draft: 0 } };
let timer = 0;
let tries = 0; // how often to bring the thing back into view

// --- what has been decided

/** @returns {Made} */
const made = () => JSON.parse(find("#made data")?.getAttribute("value") || '{"made":{},"draft":0}');

/** @param {Made} decided */
const total = (decided) => Object.values(decided.made).reduce((sum, count) => sum + count, 0);

/** Whether the stop has what it waits for. @param {Stop} stop */
function answered(stop) {
  const decided = made();
  if (stop.do.includes(END_TURN) && decided.draft === 0 && total(decided) >= total(now.since))
    return true;
  return stop.do.some((kind) => (decided.made[kind] ?? 0) > (now.since.made[kind] ?? 0));
}

/** Whether what the stop waits for can be done now. @param {Stop} stop */
function possible(stop) {
  if (stop.do.includes(END_TURN) && find(".tbl-ask")?.dataset.complete === "yes") return true;
  /** @type {{moves?: {kind: string}[]}} */
  const choices = JSON.parse(byId("moves").textContent || "{}");
  return (choices.moves ?? []).some((move) => stop.do.includes(move.kind));
}

// --- the thing it is about

/**
 * The elements an anchor names: a part of the page, or everything whose pick starts with it.
 * @param {string} at
 */
function anchored(at) {
  const [way, ...rest] = at.split(":");
  const name = CSS.escape(rest.join(":"));
  if (way === "part") return findAll(`[data-part="${name}"], #${name}`);
  if (way === "pick")
    return findAll(`#board [data-target^="${name}"], #players [data-target^="${name}"]`);
  return [];
}

/** @param {string} pane */
const openPane = (pane) => find(`button[data-pane="${pane}"]`)?.click();

/** @param {Element} element */
const isShown = (element) => element.getClientRects().length > 0;

/**
 * Bring the thing into view: its pane on a phone, its place on the board, its line in the rail.
 * @param {string} at
 */
function bringIntoView(at) {
  const things = anchored(at);
  if (!things.length) return;
  for (const pane of ["board", "me", "others", "log"]) {
    if (things.some(isShown) || !phone.matches) break;
    openPane(pane);
  }
  const first = things.find((thing) => thing.hasAttribute("data-legal")) || things.find(isShown);
  if (!first) return;
  if (byId("board").contains(first)) {
    if (phone.matches) reveal(first);
  } else if (!first.closest(".bar")) first.scrollIntoView({ block: "nearest" });
}

/** @returns {Stop|undefined} */
const current = () => (card && !card.hidden ? stops[now.stop] : undefined);

function settle() {
  const stop = current();
  if (!card || !stop) return;
  const waits = stop.do.length > 0;
  const around = [find("#status"), waits ? byId("choice") : null];
  const picks = waits ? findAll("#board [data-legal]") : [];
  const seen = placeCard(card, byId("guide-ink"), anchored(stop.at).filter(isShown), around, picks);
  if (seen || card.classList.contains("slim") || !tries) return;
  tries -= 1; // the board has been moved or resized
  bringIntoView(stop.at);
}

// --- the card

/** @param {string} id @param {string} text */
function write(id, text) {
  const line = byId(id);
  if (line.textContent !== text) line.textContent = text; // do not read it twice
  line.hidden = !text;
}

/** What the player is asked to do now. @param {Stop} stop */
function request(stop) {
  if (!stop.do.length) return "";
  if (possible(stop)) return stop.ask;
  return find(".tbl-ask")?.dataset.mine === "yes" ? words.first : words.others;
}

/** @param {string} name */
const button = (name) =>
  /** @type {HTMLButtonElement} */ (find(`[data-guide="${name}"]`, card ?? document));

/** @param {Stop} stop */
function draw(stop) {
  const last = now.stop === stops.length - 1;
  const waits = stop.do.length > 0;
  write(
    "guide-count",
    words.count.replace("{n}", String(now.stop + 1)).replace("{all}", String(stops.length)),
  );
  write("guide-title", stop.title);
  write("guide-text", stop.text);
  write("guide-ask", request(stop));
  button("back").hidden = now.stop === 0;
  const forward = button("next");
  const tries = phone.matches && !card?.classList.contains("slim");
  forward.textContent = waits
    ? tries
      ? words.let_me
      : words.skip_step
    : last
      ? words.done
      : words.next;
  forward.classList.toggle("primary", !waits || tries);
}

/** On a phone the card shrinks while the player tries something. @param {boolean} on */
function slim(on) {
  if (!card) return;
  card.classList.toggle("slim", on);
  button("read").hidden = !on;
  const stop = current();
  if (stop) draw(stop);
  settle();
}

/** @param {number} index */
function go(index) {
  const stop = stops[index];
  if (!card || !stop) return;
  now = { stop: index, since: made() };
  tries = 3;
  keep();
  card.hidden = false;
  bringIntoView(stop.at);
  slim(false);
  byId("guide-title").focus({ preventScroll: true });
}

/** Go to the next stop, skipping those with nothing to wait for. @param {number} [way] */
function step(way = 1) {
  let index = now.stop + way;
  if (way > 0 && stops[index]?.do.includes(END_TURN) && made().draft === 0) index += 1;
  if (index >= stops.length) end();
  else go(Math.max(0, index));
}

function keep() {
  sessionStorage.setItem(kept, JSON.stringify(now));
}

function end() {
  if (!card) return;
  card.hidden = true;
  byId("guide-ink").setAttribute("hidden", "");
  clearInterval(timer);
  sessionStorage.removeItem(kept);
  if (phone.matches) openPane("board");
  byId("main").focus({ preventScroll: true });
  dismiss();
}

/**
 * Once seen, it is not offered again, not even by a page requested before the server knew.
 */
function dismiss() {
  document.getElementById("guide-offer")?.remove();
  sessionStorage.setItem(declined, "yes");
  void putTourSeen(game);
}

/** @param {Progress|null} progress where it was before the page was loaded again */
async function begin(progress) {
  if (!card) return;
  const reply = await getTour(game);
  if (!reply.ok) return;
  stops = reply.data.stops;
  document.getElementById("guide-offer")?.setAttribute("hidden", "");
  clearInterval(timer);
  timer = window.setInterval(settle, STEADY);
  go(progress?.stop ?? 0);
  if (progress) {
    now = progress;
    keep();
    advance();
  }
}

/** After an update: go on if the move was made, else say what is asked now. */
function advance() {
  const stop = current();
  if (!stop) return;
  if (stop.do.length && answered(stop)) step();
  else {
    draw(stop);
    settle();
  }
}

// --- what people do

/** @type {Record<string, () => void>} */
const ACTS = {
  next: () => {
    if (phone.matches && current()?.do.length && !card?.classList.contains("slim")) slim(true);
    else step();
  },
  back: () => step(-1),
  skip: end,
  read: () => slim(false),
};

card?.addEventListener("click", (event) => {
  const pressed = event.target instanceof Element ? event.target.closest("[data-guide]") : null;
  ACTS[pressed?.getAttribute("data-guide") ?? ""]?.();
});

card?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  end();
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("[data-start-tour]")) {
    find(".tbl-menu")?.removeAttribute("open");
    void begin(null);
  }
  if (event.target.closest("[data-not-now]")) dismiss();
});

document.addEventListener("pointerdown", (event) => {
  if (
    phone.matches &&
    current()?.do.length &&
    byId("board").contains(/** @type {Node} */ (event.target))
  )
    slim(true);
});

/** Show the tour if the address asks for it, or continue one that was under way. */
export async function start() {
  if (!card) return;
  onUpdate(advance);
  window.addEventListener("resize", settle);
  if (document.getElementById("guide-offer") && sessionStorage.getItem(declined)) dismiss();
  const before = sessionStorage.getItem(kept);
  const wanted = new URLSearchParams(location.search).has("tour");
  if (wanted) history.replaceState(null, "", location.pathname);
  if (before) await begin(JSON.parse(before));
  else if (wanted) await begin(null);
}
