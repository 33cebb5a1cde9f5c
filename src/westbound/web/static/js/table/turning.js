// The place that the open decision is about: the wheel over it, or a click on it, turns what is chosen for it.
// @ts-check
import { byId } from "./page.js";
import { turn, turnable } from "./narrowing.js";

const NOTCH = 40; // px of wheel for one turn: less than a notch of a mouse, a short stroke of a trackpad
const LINE = 20; // px, where a wheel counts lines
const PAUSE = 250; // ms after which a stroke begins anew

let stroke = 0;
let last = 0;

/** @param {WheelEvent} event */
function wheel(event) {
  const over = /** @type {Element} */ (event.target).closest("[data-site]");
  if (!over || event.ctrlKey || !turnable()) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // or the board would zoom
  if (event.timeStamp - last > PAUSE) stroke = 0;
  last = event.timeStamp;
  stroke += event.deltaY * (event.deltaMode ? LINE : 1);
  if (Math.abs(stroke) < NOTCH) return;
  turn(Math.sign(stroke));
  stroke = 0;
}

/** Whether a click on this place turned something. @param {Element|null} place */
export const turned = (place) => Boolean(place?.hasAttribute("data-site")) && turn(1);

byId("board").addEventListener("wheel", wheel, { capture: true, passive: false });
