// Choosing: each click narrows the list of moves until one is left, which is shown and confirmed.
// The page knows paths of picks, never what they mean.
// @ts-check
import {
  act,
  byId,
  elements,
  find,
  focusSoon,
  hush,
  make,
  onUpdate,
  phone,
  table,
  wide,
  words,
} from "./page.js";
import { isFinger, magnified, meant } from "./crowd.js";
import { highlight } from "./marks.js";
import { follow, reveal } from "./panzoom.js";
import { clearPreview, isFinal, showPreview } from "./preview.js";
import { showInRail, showWays } from "./sight.js";

/**
 * @typedef {{move: string, kind: string, picks: string[], label: string, says: string}} Move
 * @typedef {{moves: Move[], groups: Record<string, string>, labels: Record<string, string>, openers: string[]}} Choices
 */

const panel = byId("choice");
const AMOUNT = "amount:";

let source = "";
/** @type {Choices} */
let choices = { moves: [], groups: {}, labels: {}, openers: [] };
/** @type {string[]} */
let path = [];
let given = 0; // how many picks at the beginning of the path were no choice
/** @type {string[]|null} what a finger could have meant */
let crowd = null;
let amount = 0;

// --- the moves that are left

const left = () => choices.moves.filter((move) => path.every((pick, i) => move.picks[i] === pick));

/** The one move that is left, if so. @returns {Move|null} */
export function chosen() {
  const [move, ...others] = left();
  return path.length && move && !others.length ? move : null;
}

/**
 * The picks that come next, each with its moves: one or more.
 * @typedef {[Move, ...Move[]]} Moves
 * @returns {Map<string, Moves>}
 */
function next() {
  /** @type {Map<string, Moves>} */
  const found = new Map();
  if (chosen()) return found;
  for (const move of left()) {
    const pick = move.picks[path.length];
    if (pick === undefined) continue;
    const moves = found.get(pick);
    if (moves) moves.push(move);
    else found.set(pick, [move]);
  }
  return found;
}

/** Whether a pick has a place beside the panel; on a small screen the players' areas are elsewhere. @param {string} pick */
const onBoard = (pick) =>
  elements(pick).some((element) => wide.matches || byId("board").contains(element));

// --- what people do

/** Take a pick that is possible now. @param {string} pick */
export function choose(pick) {
  crowd = null;
  if (chosen() && path.includes(pick)) {
    confirm();
    return;
  }
  if (!next().has(pick) && !instead(pick) && !restart(pick)) return;
  path.push(pick);
  hush();
  const move = chosen();
  if (move && (wish() !== "always" || isOpener(move))) {
    void atOnce(move);
    return;
  }
  render();
  if (move) return;
  focusChoice();
  bringIntoSight();
  follow();
}

/** When this person wants to confirm a move: never, only what is final, or always. */
const wish = () =>
  /** @type {HTMLSelectElement|null} */ (document.getElementById("confirm-moves"))?.value ??
  "always";

/** Whether a move only opens the next choice: there is nothing to confirm yet. @param {Move} move */
const isOpener = (move) => choices.openers.includes(move.kind);

/** Make a move without asking, unless it cannot be taken back and this person wants to be asked then. @param {Move} move */
async function atOnce(move) {
  mark();
  if (wish() === "never" || isOpener(move) || !(await isFinal(move.move)))
    await act("move", { move: move.move });
  if (chosen() === move) render(); // not made yet: it can be confirmed
}

/** Another first pick instead of the present one. @param {string} pick */
function restart(pick) {
  if (!choices.moves.some((move) => move.picks[0] === pick)) return false;
  path = [];
  return true;
}

/** Where in the path another pick could stand in the place of a later one, or 0. @param {string} pick */
function place(pick) {
  for (let n = path.length - 1; n > 0; n -= 1) {
    const fits = (/** @type {Moves[number]} */ move) =>
      move.picks[n] === pick && path.slice(0, n).every((p, i) => move.picks[i] === p);
    if (choices.moves.some(fits)) return n;
  }
  return 0;
}

/** Another pick in the place of a later one: the same tile, turned. @param {string} pick */
function instead(pick) {
  const n = place(pick);
  if (n) path = path.slice(0, n);
  return n > 0;
}

/** What could stand in the place of the last pick, after the others: the rotations of a tile. */
function turns() {
  const n = Math.max(1, chosen() ? path.length - 1 : path.length);
  const fits = choices.moves.filter(
    (move) => path.length > 0 && path.slice(0, n).every((pick, i) => move.picks[i] === pick),
  );
  const picks = [...new Set(fits.flatMap((move) => move.picks[n] ?? []))].filter(
    (pick) => !pick.startsWith(AMOUNT),
  );
  return { n, picks };
}

export const turnable = () => turns().picks.length > 1;

/** Turn what is chosen: the next possible pick, in a circle. Nothing is played by it; false if there is no other. @param {number} way 1 or -1 */
export function turn(way) {
  const { n, picks } = turns();
  if (picks.length < 2) return false;
  const now = picks.indexOf(path[n] ?? "");
  const then =
    now < 0 ? (way > 0 ? 0 : picks.length - 1) : (now + way + picks.length) % picks.length;
  path = [...path.slice(0, n), picks[then] ?? ""];
  hush();
  render();
  return true;
}

/** Whether a pick can be taken now, also instead of what is chosen. @param {string} pick */
export const possible = (pick) =>
  next().has(pick) ||
  place(pick) > 0 ||
  choices.moves.some((move) => move.picks[0] === pick) ||
  (chosen() !== null && path.includes(pick));

/** One pick back; false if there is nothing to go back from. */
export function back() {
  if (!crowd && path.length <= given) return false;
  const last = crowd ? crowd[0] : path.pop();
  crowd = null;
  render();
  if (last) (elements(last)[0] || find(`[data-pick="${CSS.escape(last)}"]`, panel))?.focus();
  return true;
}

export function confirm() {
  const move = chosen() || amountMove();
  if (move) void act("move", { move: move.move });
}

function focusChoice() {
  if (![...next().keys()].some(onBoard)) (find("input", panel) || find("button", panel))?.focus();
}

/** What can be picked next must be in sight. */
const bringIntoSight = () => showInRail([...next().keys()].flatMap(elements), panel);

// --- showing

/** Mark what can be picked. */
function mark() {
  highlight(crowd ? new Set(crowd) : next(), new Set(path));
  showWays(path);
}

/** A button for a pick; if it leads to one move, with what that costs and brings. @param {string} pick @param {Moves} moves @param {boolean} wordy */
function pickButton(pick, moves, wordy) {
  const button = make(
    "button",
    { type: "button", class: "button tbl-pick", "data-pick": pick },
    ...picture(pick),
    make("span", {}, nameOf(pick, moves)),
  );
  if (wordy && moves.length === 1) button.append(make("small", {}, moves[0].says));
  button.addEventListener("click", (event) => {
    if (!isSecondHalf(event)) choose(pick);
  });
  return button;
}

/** What a pick looks like in a player's area, for a button that stands for it. @param {string} pick */
function picture(pick) {
  const place = elements(pick).find((element) => byId("players").contains(element));
  if (!place) return [];
  const copy = /** @type {Element} */ (place.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of [
      "id",
      "data-target",
      "data-legal",
      "data-chosen",
      "tabindex",
      "role",
      "title",
      "aria-label",
    ])
      part.removeAttribute(name);
  const area = place.closest(".panel")?.className ?? ""; // it is drawn as there
  return [
    make(
      "span",
      { class: "tbl-picture", "aria-hidden": "true" },
      make("span", { class: area }, copy),
    ),
  ];
}

/** The name of a pick: of its move if there is only one, else the word for the pick. @param {string} pick @param {Moves} moves */
const nameOf = (pick, moves) =>
  moves.length === 1 ? moves[0].label : choices.labels[pick] || pick;

/** Buttons for picks that are no place, under the heading of their kind. @param {[string, Moves][]} picks */
function buttons(picks) {
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const [pick, moves] of picks) {
    const alike =
      moves.every((move) => move.kind === moves[0].kind) &&
      picks.some(([other, others]) => other !== pick && others[0].kind === moves[0].kind);
    const kind = alike ? moves[0].kind : "";
    groups.set(kind, [...(groups.get(kind) || []), pickButton(pick, moves, picks.length < 5)]);
  }
  return [...groups].flatMap(([kind, found]) => {
    const row = make("div", { class: "tbl-options" }, ...found);
    return choices.groups[kind]
      ? [make("h3", { class: "caps" }, choices.groups[kind]), row]
      : [row];
  });
}

// --- amounts

function amounts() {
  /** @type {Map<number, Move>} */
  const found = new Map();
  for (const [pick, moves] of next())
    if (pick.startsWith(AMOUNT)) found.set(Number(pick.slice(AMOUNT.length)), moves[0]);
  return found;
}

const amountMove = () => amounts().get(amount) || null;

/** @param {Map<number, Move>} found */
function stepper(found) {
  const values = [...found.keys()].sort((a, b) => a - b);
  const least = values[0] ?? 0;
  if (!found.has(amount)) amount = least;
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      type: "number",
      inputmode: "numeric",
      min: String(least),
      max: String(values.at(-1)),
      value: String(amount),
      "aria-label": words.amount,
    })
  );
  /** @param {number} value */
  const set = (value) => {
    amount = values.reduce((best, v) => (Math.abs(v - value) < Math.abs(best - value) ? v : best));
    input.value = String(amount);
    says.textContent = found.get(amount)?.says || "";
    const move = amountMove();
    if (move) showPreview(move.move);
  };
  const says = make("p", { class: "tbl-says", "aria-live": "polite" });
  /** @param {number} way @param {string} name @param {string} sign */
  const step = (way, name, sign) => {
    const button = make("button", { type: "button", class: "button", "aria-label": name }, sign);
    button.addEventListener("click", () =>
      set(values[Math.max(0, Math.min(values.length - 1, values.indexOf(amount) + way))] ?? amount),
    );
    return button;
  };
  input.addEventListener("change", () => set(Number(input.value)));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    set(Number(input.value));
    confirm();
  });
  set(amount);
  return [
    make(
      "div",
      { class: "tbl-stepper" },
      step(-1, words.less, "−"),
      input,
      step(1, words.more, "+"),
    ),
    says,
  ];
}

/** @param {boolean} ready */
function confirmRow(ready) {
  const row = make("div", { class: "tbl-confirm" });
  if (path.length > given || crowd) {
    const backward = make(
      "button",
      { type: "button", class: "button", "data-back": "" },
      words.back,
    );
    backward.addEventListener("click", back);
    row.append(backward);
  }
  if (ready) {
    const button = make(
      "button",
      { type: "button", class: "button primary big", "data-confirm": "" },
      words.confirm,
    );
    button.addEventListener("click", confirm);
    row.append(button);
  }
  return row;
}

/** What the panel says when there is nothing to choose. */
function idle() {
  if (find(".tbl-ask")?.dataset.complete === "yes") {
    const end = make(
      "button",
      { type: "button", class: "button primary big", "data-act": "end-turn" },
      words.end_turn,
    );
    return [make("p", {}, words.complete), make("div", { class: "tbl-confirm" }, end)];
  }
  if (table.status === "over" && table.at === null) return [];
  const text =
    table.at !== null ? words.past : table.viewer === null ? words.watching : words.waiting;
  return [make("p", { class: "soft" }, text)];
}

/** @param {Move} move */
function single(move) {
  return [
    make("p", { class: "tbl-move" }, move.label),
    make("p", { class: "tbl-says" }, move.says),
    confirmRow(true),
  ];
}

function open() {
  let picks = [...next()];
  if (crowd) {
    const order = crowd; // the nearest first
    picks = picks
      .filter(([pick]) => order.includes(pick))
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  }
  const steps = amounts();
  const off = picks.filter(([pick]) => (crowd || !onBoard(pick)) && !pick.startsWith(AMOUNT));
  const places = picks.some(([pick]) => onBoard(pick));
  const nodes = [];
  if (path.length)
    nodes.push(
      make(
        "p",
        { class: "tbl-path" },
        path.map((pick) => choices.labels[pick] || pick).join(" › "),
      ),
    );
  const prompt = crowd
    ? words.which
    : places
      ? off.length
        ? words.pick_or
        : words.pick
      : steps.size
        ? ""
        : words.choose;
  if (prompt) nodes.push(make("p", { class: "soft" }, prompt));
  if (steps.size) nodes.push(...stepper(steps));
  if (crowd) nodes.push(...magnified(crowd.flatMap(elements), choose));
  nodes.push(...buttons(off));
  if (path.length || crowd || steps.size) nodes.push(confirmRow(steps.size > 0));
  return nodes;
}

/** Draw the highlights and the panel of choices. */
export function render() {
  mark();
  const move = chosen();
  const focused = panel.contains(document.activeElement);
  const nodes = move ? single(move) : choices.moves.length ? open() : idle();
  panel.replaceChildren(...nodes);
  panel.classList.toggle("ready", Boolean(move));
  if (move) {
    const places = path.flatMap(elements);
    if (phone.matches)
      places
        .filter((place) => byId("board").contains(place) && place.checkVisibility())
        .forEach(reveal);
    showPreview(move.move, { places, label: move.label, says: move.says });
  }
  if (!move && !amounts().size) clearPreview();
  if (focused)
    focusSoon(
      () => find("input", panel) || find("[data-confirm]", panel) || find("button", panel) || panel,
    );
}

/** Read the moves of the page; the picks made so far stay if nothing has changed. */
export function load() {
  const text = byId("moves").textContent || "{}";
  if (text !== source) {
    source = text;
    choices = JSON.parse(text);
    if (!undisturbed()) {
      path = [];
      crowd = null;
      begin();
    }
    render();
    bringIntoSight();
    return;
  }
  render();
}

let mine = ""; // what the viewer had decided when the moves were read
/** In a common choice others may change what is possible while one picks: what is picked stays if it can. */
function undisturbed() {
  const before = mine;
  mine = `${find(".tbl-ask")?.dataset.seat} ${byId("made").innerHTML}`;
  return mine === before && path.length > given && left().length > 0;
}

/** A first pick that all moves share and that is no place is no choice. */
function begin() {
  const [first, ...others] = new Set(choices.moves.map((move) => move.picks[0] ?? ""));
  given = first && !others.length && choices.moves.length > 1 && !onBoard(first) ? 1 : 0;
  if (given && first) path = [first];
}

/** With moves that need no confirmation, a double click would be two of them. @param {MouseEvent} event */
const isSecondHalf = (event) => event.detail > 1 && wish() !== "always";

/**
 * A tap: what is under the finger, or a question if several things are near. False if it means nothing.
 * @param {string} pick @param {MouseEvent} event
 */
export function tap(pick, event) {
  if (isSecondHalf(event)) return true;
  const again = chosen() !== null && path.includes(pick); // the second tap confirms
  if (isFinger(event) && !again) {
    const [first, ...others] = meant(places(), pick, event);
    if (first !== undefined && others.length) {
      if (chosen()) path = [];
      crowd = [first, ...others];
      render();
      return true;
    }
    pick = first ?? pick;
  }
  const meantBelow = possible(pick) ? pick : below(event);
  if (!meantBelow) return false;
  choose(meantBelow);
  return true;
}

/** What can be picked under something that cannot. @param {MouseEvent} event */
function below(event) {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest("[data-target]")?.getAttribute("data-target") ?? "");
  return under.find(possible) ?? "";
}

/** Where something can be picked now; if a move is chosen already, what could be picked instead. */
function places() {
  const picks = chosen()
    ? new Set(choices.moves.map((move) => move.picks[0] ?? ""))
    : next().keys();
  return [...picks].map((pick) => ({ pick, elements: elements(pick) }));
}

onUpdate((names) => {
  if (names.has("moves") || names.has("board") || names.has("players") || names.has("status"))
    load();
});
