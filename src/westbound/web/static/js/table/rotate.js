// The place that the open decision is about: the wheel over it, or a click on it, rotates what is
// chosen for it.
// @ts-check
import { byId } from "./dom.js";
import { canRotate, rotate } from "./move-picker.js";

const NOTCH = 40; // px of wheel: less than one notch of a mouse wheel, a short stroke on a trackpad
const LINE = 20; // px per line, for wheels that count lines
const PAUSE = 250; // ms after which a new stroke begins

let stroke = 0;
let last = 0;

/** @param {WheelEvent} event */
function wheel(event) {
  const over = /** @type {Element} */ (event.target).closest("[data-site]");
  if (!over || event.ctrlKey || !canRotate()) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // or the board would zoom
  if (event.timeStamp - last > PAUSE) stroke = 0;
  last = event.timeStamp;
  stroke += event.deltaY * (event.deltaMode ? LINE : 1);
  if (Math.abs(stroke) < NOTCH) return;
  rotate(Math.sign(stroke));
  stroke = 0;
}

/** A click; whether it rotated something. @param {Element|null} place */
export const clickToRotate = (place) => Boolean(place?.hasAttribute("data-site")) && rotate(1);

byId("board").addEventListener("wheel", wheel, { capture: true, passive: false });
