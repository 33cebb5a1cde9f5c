// A magnifier for places that are close together; they are picked in it.
// @ts-check
import { byId, find, make } from "./dom.js";
import { union } from "./geometry.js";
import { nearest } from "./tap-target.js";

const MARGIN = 0.12; // around what is shown, of its longer side
const OF_THE_PAGE = ["id", "tabindex", "role", "aria-label", "aria-labelledby"]; // not on a copy

/**
 * The board around these places, large enough for a finger to hit each of them; nothing if one is
 * not on the board.
 * @param {Element[]} places @param {(pick: string) => void} choose
 */
export function magnified(places, choose) {
  const board = /** @type {SVGSVGElement|null} */ (byId("board").querySelector("svg"));
  const visible = places.filter((place) => place.checkVisibility());
  if (!board || !visible.length || !visible.every((place) => board.contains(place))) return [];
  const viewBox = partOf(board, visible);
  if (!viewBox) return [];
  const lens = copyOf(board);
  lens.setAttribute("viewBox", viewBox);
  lens.addEventListener("click", (event) => tapped(lens, event, choose));
  const frame = make("div", { class: "tbl-lens", "aria-hidden": "true" });
  frame.append(lens);
  return [frame];
}

/**
 * The part of the drawing that these places are in.
 * @param {SVGSVGElement} board @param {Element[]} places
 */
function partOf(board, places) {
  const toBoard = board.getScreenCTM()?.inverse();
  if (!toBoard) return null;
  /** @type {import("./geometry.js").Box[]} */
  const boxes = places.map((place) => place.getBoundingClientRect());
  const box = boxes.reduce(union);
  const start = new DOMPoint(box.left, box.top).matrixTransform(toBoard);
  const end = new DOMPoint(box.right, box.bottom).matrixTransform(toBoard);
  const [width, height] = [end.x - start.x, end.y - start.y];
  const margin = MARGIN * Math.max(width, height);
  const size = `${width + 2 * margin} ${height + 2 * margin}`;
  return `${start.x - margin} ${start.y - margin} ${size}`;
}

/** A copy hidden from keyboard and screen readers. @param {SVGSVGElement} board */
function copyOf(board) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  find("#ghosts", copy)?.remove();
  for (const part of [copy, ...copy.querySelectorAll("[id], [tabindex], [role]")]) {
    for (const name of OF_THE_PAGE) part.removeAttribute(name);
  }
  return copy;
}

/** @param {Element} lens @param {MouseEvent} event @param {(pick: string) => void} choose */
function tapped(lens, event, choose) {
  const places = [...lens.querySelectorAll("[data-legal]")].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const hit = /** @type {Element} */ (event.target).closest("[data-legal]");
  const place = hit ?? nearest(places, { x: event.clientX, y: event.clientY })?.element;
  if (place) choose(place.getAttribute("data-target") || "");
}
