// The whole game by keyboard: arrows between the places that can be picked, Enter, Escape, letters.
// @ts-check
import { act } from "./connection.js";
import { byId, find, findAll } from "./dom.js";
import { back, choose, confirm, isMoveChosen, rotate } from "./move-picker.js";
import { fit, reveal, zoom } from "./panzoom.js";
import { hideTip } from "./tips.js";
import { explainMode, press } from "./why.js";

/** @typedef {[x: number, y: number]} Point */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element @returns {Point} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

const PLACES = "#board [tabindex][data-target], #players [tabindex][data-target]";
const targets = () => findAll(PLACES).filter((place) => place.checkVisibility());

/**
 * The nearest place in a direction; sideways distance counts double.
 * @param {Element} from @param {Point} way
 */
function nearest(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let bestDistance = Infinity;
  for (const place of targets()) {
    if (place === from) continue;
    const [px, py] = middle(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < bestDistance) [best, bestDistance] = [place, distance];
  }
  return best;
}

/** @param {HTMLElement|null|undefined} place */
function go(place) {
  if (!place) return false;
  place.focus({ preventScroll: true });
  if (byId("board").contains(place)) reveal(place);
  else place.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {KeyboardEvent} event */
function arrow(event) {
  const active = document.activeElement;
  const way = ARROWS[event.key];
  if (!way) return false;
  if (active?.matches(PLACES)) return go(nearest(active, way)) || true;
  if (active === document.body || active?.id === "main" || active?.id === "choice")
    return go(targets()[0]);
  return false;
}

/** @param {KeyboardEvent} event */
function enter(event) {
  const active = /** @type {HTMLElement|null} */ (document.activeElement);
  if (active?.matches("[data-target][tabindex]")) {
    hideTip();
    choose(active.getAttribute("data-target") || "");
    return true;
  }
  if (event.key !== "Enter" || active?.closest("button, a, summary, input, select, textarea"))
    return false;
  if (isMoveChosen()) {
    confirm();
    return true;
  }
  if (find(".tbl-ask")?.dataset.complete === "yes") {
    void act("end-turn");
    return true;
  }
  return false;
}

/** @type {Record<string, (event: KeyboardEvent) => unknown>} */
const LETTERS = {
  e: () => press("end-turn"),
  u: () => press("undo"),
  r: () => press("redo"),
  t: (event) => rotate(event.shiftKey ? -1 : 1),
  w: () => explainMode(),
  b: () => go(targets()[0]) || go(byId("main")),
  c: () => go(find("#choice input") || find("#choice button") || targets()[0] || byId("choice")),
  0: () => fit(),
  "+": () => zoom(1.35),
  "=": () => zoom(1.35),
  "-": () => zoom(1 / 1.35),
  "?": () => /** @type {HTMLDialogElement} */ (byId("shortcuts")).showModal(),
};

function escape() {
  if (find("dialog[open]")) return false;
  const menu = find(".tbl-menu[open]");
  if (menu) {
    menu.removeAttribute("open");
    return true;
  }
  if (explainMode(false)) return true;
  return back();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const typing = /** @type {Element} */ (event.target).closest?.(
    "input:not([type=checkbox]):not([type=range]), textarea, select",
  );
  let done = false;
  if (event.key === "Escape") done = escape();
  else if (typing || find("dialog[open]")) return;
  else if (event.key in ARROWS) done = arrow(event);
  else if (event.key === "Enter" || event.key === " ") done = enter(event);
  else {
    const act = LETTERS[event.key.toLowerCase()];
    act?.(event);
    done = Boolean(act);
  }
  if (done) event.preventDefault();
});
