// Zoom and pan of the board: wheel, drag, pinch, buttons. It works on the viewBox, which updates
// of the board leave alone.
// @ts-check
import { byId, find, findAll, onUpdate, phone } from "./page.js";

const frame = byId("board");
const CLOSEST = 5;
const CLICK = 6; // px: a shorter drag is a click

/** @type {{x: number, y: number, width: number, height: number}} the whole drawing */
let whole = { x: 0, y: 0, width: 1, height: 1 };
let view = { ...whole };
/** @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
let travelled = 0;
let touched = false;

const svg = () => /** @type {SVGSVGElement|null} */ (/** @type {unknown} */ (find("svg", frame)));

function apply() {
  svg()?.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
}

/** Pixels of the screen for one unit of the drawing. */
function scale() {
  const box = frame.getBoundingClientRect();
  return Math.min(box.width / view.width, box.height / view.height);
}

/** How much of the board the sheet of choices covers, in pixels. */
function covered() {
  if (!phone.matches) return 0;
  return Math.max(0, frame.getBoundingClientRect().bottom - byId("choice").getBoundingClientRect().top);
}

/** Keep the drawing in sight. */
function hold() {
  const box = frame.getBoundingClientRect();
  const s = scale();
  for (const [place, size, room] of /** @type {const} */ ([["x", "width", box.width / s], ["y", "height", box.height / s]])) {
    const spare = (room - view[size]) / 2; // what is seen beyond the viewBox
    const low = whole[place] + spare;
    const high = whole[place] + whole[size] - view[size] - spare + (place === "y" ? covered() / s : 0);
    view[place] = low > high ? whole[place] + (whole[size] - view[size]) / 2 : Math.max(low, Math.min(high, view[place]));
  }
}

/** @param {number} factor @param {number} [clientX] @param {number} [clientY] */
export function zoom(factor, clientX, clientY) {
  const box = frame.getBoundingClientRect();
  const px = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
  const py = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
  const width = Math.max(whole.width / CLOSEST, Math.min(whole.width, view.width / factor));
  const f = view.width / width;
  const s = scale();
  const cx = view.x + view.width / 2 + px / s;
  const cy = view.y + view.height / 2 + py / s;
  view = { x: cx - px / s / f - width / 2, y: cy - py / s / f - (width * whole.height) / whole.width / 2, width, height: (width * whole.height) / whole.width };
  touched = true;
  hold();
  apply();
}

/** @param {number} dx @param {number} dy in pixels */
export function pan(dx, dy) {
  const s = scale();
  view.x -= dx / s;
  view.y -= dy / s;
  hold();
  apply();
}

/** The whole board; on a phone so large that a finger can hit a place. */
export function fit(cover = false) {
  view = { ...whole };
  touched = false;
  const box = frame.getBoundingClientRect();
  if (cover && box.width && box.height) {
    const need = Math.max(box.width / whole.width, box.height / whole.height) / Math.min(box.width / whole.width, box.height / whole.height);
    const width = whole.width / Math.min(need, 2.2);
    view = { x: whole.x, y: whole.y, width, height: (width * whole.height) / whole.width };
    hold();
    view.x = whole.x + Math.max(0, (box.width / scale() - view.width) / 2);
    hold();
  }
  apply();
}

/** Bring a place into sight, for keyboard and phone. @param {Element} place */
export function reveal(place) {
  const box = frame.getBoundingClientRect();
  const spot = place.getBoundingClientRect();
  const margin = 24;
  const bottom = box.bottom - covered();
  const dx = spot.left < box.left + margin ? box.left + margin - spot.left : spot.right > box.right - margin ? box.right - margin - spot.right : 0;
  const dy = spot.top < box.top + margin ? box.top + margin - spot.top : spot.bottom > bottom - margin ? bottom - margin - spot.bottom : 0;
  if (dx || dy) pan(dx, dy);
}

/** On a phone: if nothing that can be picked is in sight, go there. */
function follow() {
  if (!phone.matches) return;
  const legal = findAll("#board [data-legal]");
  const box = frame.getBoundingClientRect();
  const seen = legal.some((place) => {
    const b = place.getBoundingClientRect();
    return b.right > box.left + 20 && b.left < box.right - 20 && b.bottom > box.top + 20 && b.top < box.bottom - 20;
  });
  if (legal.length && !seen) reveal(legal[0]);
}

/** Whether the last press was a drag, so that its click means nothing. */
export const dragged = () => travelled > CLICK;

frame.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
}, { passive: false });

frame.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  if (!fingers.size) travelled = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

window.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const dx = event.clientX - before.x;
  const dy = event.clientY - before.y;
  travelled += Math.hypot(dx, dy);
  if (fingers.size === 2) pinch(event, before);
  else if (travelled > CLICK) pan(dx, dy);
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

/** @param {PointerEvent} event @param {{x: number, y: number}} before */
function pinch(event, before) {
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (!other) return;
  const old = Math.hypot(before.x - other.x, before.y - other.y);
  const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
  if (old > 0) zoom(now / old, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
}

for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));

for (const button of findAll("[data-zoom]")) {
  button.addEventListener("click", () => {
    if (button.dataset.zoom === "fit") fit();
    else zoom(button.dataset.zoom === "in" ? 1.35 : 1 / 1.35);
  });
}

export function start() {
  const base = svg()?.viewBox.baseVal;
  if (base) whole = { x: base.x, y: base.y, width: base.width, height: base.height };
  fit(phone.matches);
  new ResizeObserver(() => {
    if (!touched) fit(phone.matches);
    else {
      hold();
      apply();
    }
  }).observe(frame);
  onUpdate((names) => {
    if (names.has("board")) apply();
    if (names.has("moves")) follow();
  });
}
