// A sideways swipe, unless the board can still be panned that way or something scrolls.
// @ts-check
import { byId } from "./dom.js";
import { canPan, stopPanning } from "./panzoom.js";

const FAR = 56; // px: anything shorter is not a swipe
const DECIDED = 12; // px: from here on the direction is clear
const STEEP = 1.5; // how much more horizontal than vertical
const EDGE = 24; // px: a swipe may start here, at the edge of the screen, even on the board

/**
 * @typedef {{id: number, x: number, y: number, left: boolean, right: boolean,
 *            onBoard: boolean, sideways: boolean}} Swipe
 */

/** @type {Swipe|null} */
let swipe = null;

/** Whether sideways movement already means something here. @param {Element} element */
function isTaken(element) {
  if (element.closest("input, select, textarea")) return true;
  for (
    let part = /** @type {Element|null} */ (element);
    part && part !== document.body;
    part = part.parentElement
  ) {
    if (
      part.scrollWidth > part.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(part).overflowX)
    )
      return true;
  }
  return false;
}

/** @param {PointerEvent} event */
function begin(event) {
  const target = /** @type {Element} */ (event.target);
  if (!event.isPrimary || event.pointerType === "mouse" || isTaken(target)) {
    swipe = null; // a second finger zooms
    return;
  }
  const atEdge = Math.min(event.clientX, innerWidth - event.clientX) < EDGE;
  const onBoard = byId("board").contains(target);
  const free = atEdge || !onBoard;
  swipe = {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    left: free || !canPan(-1),
    right: free || !canPan(1),
    onBoard,
    sideways: false,
  };
}

/** @param {PointerEvent} event */
function go(event) {
  if (!swipe || event.pointerId !== swipe.id || swipe.sideways) return;
  const dx = event.clientX - swipe.x;
  const dy = event.clientY - swipe.y;
  if (Math.hypot(dx, dy) < DECIDED) return;
  swipe.sideways = Math.abs(dx) > STEEP * Math.abs(dy) && (dx < 0 ? swipe.left : swipe.right);
  if (!swipe.sideways) swipe = null;
  else if (swipe.onBoard) stopPanning();
}

/**
 * Report swipes: 1 to what comes next, -1 to what came before.
 * @param {HTMLElement} place @param {(way: number) => void} swiped
 */
export function onSwipe(place, swiped) {
  place.addEventListener("pointerdown", begin);
  place.addEventListener("pointermove", go);
  place.addEventListener("pointerup", (event) => {
    const dx = swipe?.id === event.pointerId && swipe.sideways ? event.clientX - swipe.x : 0;
    swipe = null;
    if (Math.abs(dx) >= FAR) swiped(dx < 0 ? 1 : -1);
  });
  place.addEventListener("pointercancel", () => (swipe = null));
}
