// A finger is wide: what can a tap have meant? If several places are close together, they are
// shown larger, to be picked there or from a list.
// @ts-check
import { byId, find, make } from "./page.js";

const FINGER = 40; // px: who taps a place at least this large meant it
const NEAR = 24; // px from the tap to the middle of a place that may be meant
const CLOSE = 16; // px from the tap to the edge of a place that may be meant
const MISSED = 12; // px: so far from its edge a place counts as hit, if nothing else is
const MARGIN = 0.12; // around what is shown larger

/** @typedef {{pick: string, elements: Element[]}} Place */

/** How far a place is from a point, and whether it is smaller than a finger. @param {Element} element @param {number} x @param {number} y */
function look(element, x, y) {
  const box = element.getBoundingClientRect();
  const edge = Math.hypot(
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - box.bottom),
  );
  const middle = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
  const shown = box.width + box.height > 0;
  return {
    edge: shown ? edge : Infinity,
    middle: shown ? middle : Infinity,
    small: Math.min(box.width, box.height) < FINGER,
  };
}

/** Whether an event comes from a finger; some browsers do not say it of a click. @param {MouseEvent} event */
export const isFinger = (event) =>
  event instanceof PointerEvent && event.pointerType
    ? event.pointerType === "touch"
    : matchMedia("(pointer: coarse)").matches;

/**
 * The picks that a tap can mean, nearest first: one if it is clear, none if nothing is near.
 * @param {Place[]} places what can be picked now @param {string} hit what is under the finger @param {MouseEvent} event
 */
export function meant(places, hit, event) {
  const near = places
    .flatMap(({ pick, elements }) =>
      elements.map((element) => ({
        pick,
        element,
        ...look(element, event.clientX, event.clientY),
      })),
    )
    .filter(({ pick, edge, middle }) => pick === hit || middle <= NEAR || edge <= CLOSE)
    .sort((a, b) => a.middle - b.middle);
  const under = near.find(
    ({ pick, element }) => pick === hit && element.contains(/** @type {Node} */ (event.target)),
  );
  if (under && !under.small && !near.some(({ pick, small }) => small && pick !== hit)) return [hit];
  const reached = near.filter(({ edge }) => under || edge <= MISSED);
  return [...new Set(reached.map(({ pick }) => pick))];
}

/**
 * The board around these places, so large that a finger can hit each of them.
 * @param {Element[]} places @param {(pick: string) => void} choose
 */
export function magnified(places, choose) {
  const board = /** @type {SVGSVGElement|null} */ (byId("board").querySelector("svg"));
  const toBoard = board?.getScreenCTM()?.inverse();
  const visible = places.filter((place) => place.checkVisibility());
  const boxes = visible
    .filter((place) => board?.contains(place))
    .map((place) => place.getBoundingClientRect());
  if (!board || !toBoard || !boxes.length || boxes.length < visible.length) return [];
  const start = new DOMPoint(
    Math.min(...boxes.map((b) => b.left)),
    Math.min(...boxes.map((b) => b.top)),
  ).matrixTransform(toBoard);
  const end = new DOMPoint(
    Math.max(...boxes.map((b) => b.right)),
    Math.max(...boxes.map((b) => b.bottom)),
  ).matrixTransform(toBoard);
  const margin = MARGIN * Math.max(end.x - start.x, end.y - start.y);
  const lens = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  lens.setAttribute(
    "viewBox",
    `${start.x - margin} ${start.y - margin} ${end.x - start.x + 2 * margin} ${end.y - start.y + 2 * margin}`,
  );
  for (const part of [lens, ...lens.querySelectorAll("[id], [tabindex], [role]")])
    for (const name of ["id", "tabindex", "role", "aria-label", "aria-labelledby"])
      part.removeAttribute(name);
  find("#ghosts", lens)?.remove();
  lens.addEventListener("click", (event) => {
    const distances = [...lens.querySelectorAll("[data-legal]")].map((place) => ({
      place,
      ...look(place, event.clientX, event.clientY),
    }));
    const hit = /** @type {Element} */ (event.target).closest("[data-legal]");
    const place =
      hit ?? distances.filter(({ edge }) => edge <= NEAR).sort((a, b) => a.edge - b.edge)[0]?.place;
    if (place) choose(place.getAttribute("data-target") || "");
  });
  const frame = make("div", { class: "tbl-lens", "aria-hidden": "true" });
  frame.append(lens);
  return [frame];
}
