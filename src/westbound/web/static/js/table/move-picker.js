// Choosing a move on the page: joins the picker, which knows the moves, with the board, the panel
// of choices and the preview, and with what people do with fingers, mouse and keys.
// @ts-check
import { act } from "./connection.js";
import { byId, find, phone } from "./dom.js";
import { focusSoon } from "./focus.js";
import { highlight } from "./highlight.js";
import { hideNotice } from "./notice.js";
import { follow, reveal } from "./panzoom.js";
import { onUpdate } from "./patch.js";
import { Picker } from "./picker.js";
import { drawPanel } from "./picker-panel.js";
import { clearPreview, isFinal, showPreview } from "./preview.js";
import { showInRail, showRoutes } from "./reveal.js";
import { candidates, isFinger } from "./tap-target.js";
import { elementsOf, hasPlace } from "./targets.js";

/** @typedef {import("./picker.js").Move} Move */

const panel = byId("choice");
const picker = new Picker();

// --- what people do

/** Take a pick that is possible now. @param {string} pick */
export function choose(pick) {
  const result = picker.choose(pick);
  const move = picker.chosen();
  if (move && result === "confirmed") void act("move", { move: move.move });
  if (result !== "picked") return;
  hideNotice();
  if (move && (confirmMode() !== "always" || picker.isOpener(move))) {
    void playAtOnce(move);
    return;
  }
  render();
  if (move) return;
  focusPanel();
  bringIntoView();
  follow();
}

/** When this person wants to confirm a move: never, only what is final, or always. */
function confirmMode() {
  const select = /** @type {HTMLSelectElement|null} */ (document.getElementById("confirm-moves"));
  return select?.value ?? "always";
}

/**
 * Make a move without confirmation, unless it cannot be taken back and this person wants to confirm
 * such moves.
 * @param {Move} move
 */
async function playAtOnce(move) {
  markTargets();
  const isAsked = confirmMode() !== "never" && !picker.isOpener(move) && (await isFinal(move.move));
  if (!isAsked) await act("move", { move: move.move });
  if (picker.chosen() === move) render(); // not made yet: it can be confirmed
}

export function confirm() {
  const move = picker.chosen() ?? picker.amountMove();
  if (move) void act("move", { move: move.move });
}

/** Go back one pick; false if there is none. */
export function back() {
  const last = picker.back();
  if (last === null) return false;
  render();
  (elementsOf(last)[0] ?? find(`[data-pick="${CSS.escape(last)}"]`, panel))?.focus();
  return true;
}

export const isMoveChosen = () => picker.chosen() !== null;

export const canRotate = () => picker.canRotate();

/**
 * Another rotation of what is chosen; nothing is played by it. False if there is none.
 * @param {number} way 1 or -1
 */
export function rotate(way) {
  if (!picker.rotate(way)) return false;
  hideNotice();
  render();
  return true;
}

/**
 * Where moves need no confirmation, a double click would make two of them.
 * @param {MouseEvent} event
 */
const isSecondClick = (event) => event.detail > 1 && confirmMode() !== "always";

/**
 * The pick that a tap means: what is under the finger. If several are near, the panel asks which.
 * @param {string} pick @param {MouseEvent} event
 * @returns {string|null} "" if it means nothing, null if there is nothing more to do about it
 */
export function pickMeant(pick, event) {
  if (isSecondClick(event)) return null;
  const again = isMoveChosen() && picker.path.includes(pick); // the second tap confirms
  if (isFinger(event) && !again) {
    const places = picker.tappable().map((name) => ({ pick: name, elements: elementsOf(name) }));
    const near = candidates(places, pick, event);
    if (near.length > 1) {
      picker.ask(near);
      render();
      return null;
    }
    pick = near[0] ?? pick;
  }
  return picker.isPossible(pick) ? pick : below(event);
}

/** What can be picked below something that cannot. @param {MouseEvent} event */
function below(event) {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest("[data-target]")?.getAttribute("data-target") ?? "");
  return under.find((pick) => picker.isPossible(pick)) ?? "";
}

// --- showing

/** Mark what can be picked. */
function markTargets() {
  const legal = picker.candidates ? new Set(picker.candidates) : picker.next();
  highlight(legal, new Set(picker.path));
  showRoutes(picker.path);
}

/** Bring what can be picked next into view. */
const bringIntoView = () => showInRail([...picker.next().keys()].flatMap(elementsOf), panel);

/** If nothing can be picked on the board, focus the panel. */
function focusPanel() {
  if (![...picker.next().keys()].some(hasPlace)) {
    (find("input", panel) ?? find("button", panel))?.focus();
  }
}

const actions = {
  choose,
  back,
  confirm,
  /** @param {string} pick @param {MouseEvent} event */
  press(pick, event) {
    if (!isSecondClick(event)) choose(pick);
  },
};

/** Draw the highlights, the panel of choices and the preview of the chosen move. */
function render() {
  markTargets();
  const hadFocus = panel.contains(document.activeElement);
  drawPanel(panel, picker, actions);
  const move = picker.chosen();
  if (move) preview(move);
  else if (!picker.amounts().size) clearPreview();
  if (hadFocus) {
    const inPanel = (/** @type {string} */ selector) => find(selector, panel);
    focusSoon(() => inPanel("input") ?? inPanel("[data-confirm]") ?? inPanel("button") ?? panel);
  }
}

/** @param {Move} move */
function preview(move) {
  const places = picker.path.flatMap(elementsOf);
  if (phone.matches) {
    const onBoard = places.filter((place) => byId("board").contains(place));
    onBoard.filter((place) => place.checkVisibility()).forEach(reveal);
  }
  showPreview(move.move, { places, label: move.label, says: move.says });
}

// --- the moves that the server has sent

let source = ""; // of the choices, as text
let decided = ""; // what the viewer had decided by then

/** Read the moves of the page; the picks made so far stay if nothing has changed. */
export function load() {
  const text = byId("moves").textContent || "{}";
  const isNew = text !== source;
  if (isNew) {
    source = text;
    picker.load(JSON.parse(text), isUndisturbed(), hasPlace);
  }
  render();
  if (isNew) bringIntoView();
}

/**
 * In a common choice others may change what is possible in the middle of picking: picks stay if
 * they can.
 */
function isUndisturbed() {
  const before = decided;
  decided = `${find(".tbl-ask")?.dataset.seat} ${byId("made").innerHTML}`;
  return decided === before;
}

const OF_INTEREST = ["moves", "board", "players", "status"];

onUpdate((names) => {
  if (OF_INTEREST.some((name) => names.has(name))) load();
});
