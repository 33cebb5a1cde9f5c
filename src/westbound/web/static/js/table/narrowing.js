// Choosing: each click narrows the list of moves until one is left, which is shown and confirmed.
// The page knows paths of picks, never what they mean.
// @ts-check
import { act, byId, find, findAll, hush, make, onUpdate, phone, table, words } from "./page.js";
import { reveal } from "./panzoom.js";
import { clearPreview, showPreview } from "./preview.js";

/**
 * @typedef {{move: string, kind: string, picks: string[], label: string, says: string}} Move
 * @typedef {{moves: Move[], groups: Record<string, string>, labels: Record<string, string>}} Choices
 */

const panel = byId("choice");
const AMOUNT = "amount:";
const NEAR = 22; // px: targets this close together are too crowded for a finger

let source = "";
/** @type {Choices} */
let choices = { moves: [], groups: {}, labels: {} };
/** @type {string[]} */
let path = [];
/** @type {string[]|null} what a finger could have meant */
let crowd = null;
let amount = 0;

// --- the moves that are left

const left = () => choices.moves.filter((move) => path.every((pick, i) => move.picks[i] === pick));

/** The one move that is left, if so. @returns {Move|null} */
export function chosen() {
  const moves = left();
  return path.length && moves.length === 1 ? moves[0] : null;
}

/** The picks that come next, each with its moves. @returns {Map<string, Move[]>} */
function next() {
  const found = new Map();
  if (chosen()) return found;
  for (const move of left()) {
    const pick = move.picks[path.length];
    if (pick !== undefined) found.set(pick, [...(found.get(pick) || []), move]);
  }
  return found;
}

/** @param {string} pick */
export const elements = (pick) => findAll(`#board [data-target="${CSS.escape(pick)}"], #players [data-target="${CSS.escape(pick)}"]`);

/** @param {string} pick */
const onBoard = (pick) => elements(pick).length > 0;

// --- what people do

/** Take a pick that is possible now. @param {string} pick */
export function choose(pick) {
  crowd = null;
  if (chosen() && path.includes(pick)) {
    confirm();
    return;
  }
  if (!next().has(pick)) {
    if (!restart(pick)) return;
  }
  path.push(pick);
  hush();
  render();
  if (!chosen()) focusChoice();
}

/** Another first pick instead of the present one. @param {string} pick */
function restart(pick) {
  if (!choices.moves.some((move) => move.picks[0] === pick)) return false;
  path = [];
  return true;
}

/** Whether a pick can be taken now, also instead of what is chosen. @param {string} pick */
export const possible = (pick) => next().has(pick) || choices.moves.some((move) => move.picks[0] === pick) || (chosen() !== null && path.includes(pick));

/** One pick back; false if there is nothing to go back from. */
export function back() {
  if (!crowd && !path.length) return false;
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

// --- showing

/** Mark what can be picked. */
function highlight() {
  const picks = next();
  const current = new Set(path);
  for (const element of findAll("#board [data-target], #players [data-target]")) {
    const pick = element.getAttribute("data-target") || "";
    const legal = picks.has(pick);
    const taken = current.has(pick);
    element.toggleAttribute("data-legal", legal);
    element.toggleAttribute("data-chosen", taken);
    if (legal || taken) {
      element.setAttribute("tabindex", "0");
      if (element.getAttribute("role") !== "button") {
        element.dataset.role = element.getAttribute("role") || "";
        element.setAttribute("role", "button");
      }
    } else if (element.hasAttribute("tabindex")) {
      element.removeAttribute("tabindex");
      if (element.dataset.role) element.setAttribute("role", element.dataset.role);
    }
  }
}

/** A button for a pick; if it leads to one move, with what that costs and brings. @param {string} pick @param {Move[]} moves @param {boolean} wordy */
function pickButton(pick, moves, wordy) {
  const button = make("button", { type: "button", class: "button tbl-pick", "data-pick": pick }, make("span", {}, nameOf(pick, moves)));
  if (wordy && moves.length === 1) button.append(make("small", {}, moves[0].says));
  button.addEventListener("click", () => choose(pick));
  return button;
}

/** The name of a pick: of its move if there is only one, else the word for the pick. @param {string} pick @param {Move[]} moves */
const nameOf = (pick, moves) => (moves.length === 1 ? moves[0].label : choices.labels[pick] || pick);

/** Buttons for picks that are no place, under the heading of their kind. @param {[string, Move[]][]} picks */
function buttons(picks) {
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const [pick, moves] of picks) {
    const alike = moves.every((move) => move.kind === moves[0].kind) && picks.some(([other, others]) => other !== pick && others[0].kind === moves[0].kind);
    const kind = alike ? moves[0].kind : "";
    groups.set(kind, [...(groups.get(kind) || []), pickButton(pick, moves, picks.length < 5)]);
  }
  return [...groups].flatMap(([kind, found]) => {
    const row = make("div", { class: "tbl-options" }, ...found);
    return choices.groups[kind] ? [make("h3", { class: "caps" }, choices.groups[kind]), row] : [row];
  });
}

// --- amounts

/** @returns {Map<number, Move>} */
function amounts() {
  const found = new Map();
  for (const [pick, moves] of next()) if (pick.startsWith(AMOUNT)) found.set(Number(pick.slice(AMOUNT.length)), moves[0]);
  return found;
}

const amountMove = () => amounts().get(amount) || null;

/** @param {Map<number, Move>} found */
function stepper(found) {
  const values = [...found.keys()].sort((a, b) => a - b);
  if (!found.has(amount)) amount = values[0];
  const input = /** @type {HTMLInputElement} */ (make("input", { type: "number", inputmode: "numeric", min: String(values[0]), max: String(values.at(-1)), value: String(amount), "aria-label": words.amount }));
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
    button.addEventListener("click", () => set(values[Math.max(0, Math.min(values.length - 1, values.indexOf(amount) + way))]));
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
  return [make("div", { class: "tbl-stepper" }, step(-1, words.less, "−"), input, step(1, words.more, "+")), says];
}

/** @param {boolean} ready */
function confirmRow(ready) {
  const row = make("div", { class: "tbl-confirm" });
  if (path.length || crowd) {
    const backward = make("button", { type: "button", class: "button", "data-back": "" }, words.back);
    backward.addEventListener("click", back);
    row.append(backward);
  }
  if (ready) {
    const button = make("button", { type: "button", class: "button primary big", "data-confirm": "" }, words.confirm);
    button.addEventListener("click", confirm);
    row.append(button);
  }
  return row;
}

/** What the panel says when there is nothing to choose. */
function idle() {
  if (find(".tbl-ask")?.dataset.complete === "yes") {
    const end = make("button", { type: "button", class: "button primary big", "data-act": "end-turn" }, words.end_turn);
    return [make("p", {}, words.complete), make("div", { class: "tbl-confirm" }, end)];
  }
  if (table.status === "over" && table.at === null) return [];
  const text = table.at !== null ? words.past : table.viewer === null ? words.watching : words.waiting;
  return [make("p", { class: "soft" }, text)];
}

/** @param {Move} move */
function single(move) {
  return [make("p", { class: "tbl-move" }, move.label), make("p", { class: "tbl-says" }, move.says), confirmRow(true)];
}

function open() {
  let picks = [...next()];
  if (crowd) picks = picks.filter(([pick]) => crowd?.includes(pick));
  const steps = amounts();
  const off = picks.filter(([pick]) => (crowd || !onBoard(pick)) && !pick.startsWith(AMOUNT));
  const places = picks.some(([pick]) => onBoard(pick));
  const nodes = [];
  if (path.length) nodes.push(make("p", { class: "tbl-path" }, path.map((pick) => choices.labels[pick] || pick).join(" › ")));
  const prompt = crowd ? words.which : places ? (off.length ? words.pick_or : words.pick) : steps.size ? "" : words.choose;
  if (prompt) nodes.push(make("p", { class: "soft" }, prompt));
  if (steps.size) nodes.push(...stepper(steps));
  nodes.push(...buttons(off));
  if (path.length || crowd || steps.size) nodes.push(confirmRow(steps.size > 0));
  return nodes;
}

/** Draw the highlights and the panel of choices. */
export function render() {
  highlight();
  const move = chosen();
  const focused = panel.contains(document.activeElement);
  const nodes = move ? single(move) : choices.moves.length ? open() : idle();
  panel.replaceChildren(...nodes);
  panel.classList.toggle("ready", Boolean(move));
  if (move) {
    const places = path.flatMap(elements);
    if (phone.matches && places[0]) reveal(places[0]);
    showPreview(move.move, { places, label: move.label, says: move.says });
  }
  if (!move && !amounts().size) clearPreview();
  if (focused) (find("input", panel) || find("[data-confirm]", panel) || find("button", panel) || panel).focus({ preventScroll: true });
}

/** Read the moves of the page; the picks made so far stay if nothing has changed. */
export function load() {
  const text = byId("moves").textContent || "{}";
  if (text !== source) {
    source = text;
    choices = JSON.parse(text);
    path = [];
    crowd = null;
  }
  render();
}

/**
 * A tap: what is under the finger, or a question if several things are.
 * @param {string} pick @param {PointerEvent|MouseEvent} event
 */
export function tap(pick, event) {
  const fat = /** @type {PointerEvent} */ (event).pointerType === "touch" || (phone.matches && matchMedia("(pointer: coarse)").matches);
  if (fat && !chosen()) {
    const near = nearby(event.clientX, event.clientY);
    if (near.length > 1 && (!next().has(pick) || near.length > 1) && tooClose(near, event)) {
      crowd = near;
      render();
      return;
    }
    if (near.length === 1 && !next().has(pick)) pick = near[0];
  }
  choose(pick);
}

/** The picks whose middle is within a finger of this point. @param {number} x @param {number} y */
function nearby(x, y) {
  return [...next().keys()].filter((pick) => elements(pick).some((element) => {
    const box = element.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    return Math.hypot(dx, dy) < NEAR / 2;
  }));
}

/** Whether the targets are smaller than a finger. @param {string[]} picks @param {MouseEvent} event */
function tooClose(picks, event) {
  const hit = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]");
  const box = hit?.getBoundingClientRect();
  return !box || Math.min(box.width, box.height) < 2 * NEAR - 6 || picks.length > 4;
}

onUpdate((names) => {
  if (names.has("moves") || names.has("board") || names.has("players") || names.has("status")) load();
});
