// Zoom and pan of the board: wheel, drag, pinch, buttons. It works on the viewBox, which updates
// of the board leave alone.
// @ts-check
import { byId, find, findAll, phone } from "./dom.js";
import { onUpdate } from "./patch.js";

const frame = byId("board");
const CLOSEST = 5;
const CLICK = 6; // px: a shorter drag is a click
const FINGER = 44; // px: a smaller place is hard to hit

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
  return Math.max(
    0,
    frame.getBoundingClientRect().bottom - byId("choice").getBoundingClientRect().top,
  );
}

/**
 * How far the view can go along one axis; `min` is larger than `max` if there is no room.
 * @param {"x"|"y"} place
 */
function limits(place) {
  const size = place === "x" ? "width" : "height";
  const s = scale();
  const spare = (frame.getBoundingClientRect()[size] / s - view[size]) / 2; // beyond the viewBox
  const min = whole[place] + spare;
  const max = whole[place] + whole[size] - view[size] - spare + (place === "y" ? covered() / s : 0);
  return { min, max, middle: whole[place] + (whole[size] - view[size]) / 2 };
}

/** Keep the drawing in view. */
function keepInView() {
  for (const place of /** @type {const} */ (["x", "y"])) {
    const { min, max, middle } = limits(place);
    view[place] = min > max ? middle : Math.max(min, Math.min(max, view[place]));
  }
}

/**
 * Whether a finger moving left (below 0) or right would still pan the board.
 * @param {number} way
 */
export function canPan(way) {
  const { min, max } = limits("x");
  const little = 2 / scale();
  return min < max && (way > 0 ? view.x > min + little : view.x < max - little);
}

/** The fingers on the board are doing something else: do not pan. */
export const stopPanning = () => fingers.clear();

/** Nothing can be measured while another pane is shown. */
const isHidden = () => scale() === 0;

/** @param {number} factor @param {number} [clientX] @param {number} [clientY] */
export function zoom(factor, clientX, clientY) {
  if (isHidden()) return;
  const box = frame.getBoundingClientRect();
  const px = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
  const py = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
  const width = Math.max(whole.width / CLOSEST, Math.min(whole.width, view.width / factor));
  const f = view.width / width;
  const s = scale();
  const cx = view.x + view.width / 2 + px / s;
  const cy = view.y + view.height / 2 + py / s;
  view = {
    x: cx - px / s / f - width / 2,
    y: cy - py / s / f - (width * whole.height) / whole.width / 2,
    width,
    height: (width * whole.height) / whole.width,
  };
  touched = true;
  keepInView();
  apply();
}

/** @param {number} dx @param {number} dy in pixels */
export function pan(dx, dy) {
  if (isHidden()) return;
  const s = scale();
  view.x -= dx / s;
  view.y -= dy / s;
  keepInView();
  apply();
}

/** Show the whole board, on request. */
export function fit() {
  view = { ...whole };
  touched = true;
  apply();
}

/** Whether a finger can hit every place that is shown now. */
const isRoomy = () =>
  findAll("[data-target]", frame)
    .map((place) => place.getBoundingClientRect())
    .every(({ width, height }) => Math.min(width, height) >= FINGER);

/**
 * The initial view: the whole board; on a phone large enough for a finger to hit a place.
 */
function open() {
  view = { ...whole };
  apply();
  const box = frame.getBoundingClientRect();
  if (phone.matches && box.width && box.height && !isRoomy()) {
    const need =
      Math.max(box.width / whole.width, box.height / whole.height) /
      Math.min(box.width / whole.width, box.height / whole.height);
    const width = whole.width / Math.min(need, 2.2);
    view = { x: whole.x, y: whole.y, width, height: (width * whole.height) / whole.width };
    keepInView();
    view.x = whole.x + Math.max(0, (box.width / scale() - view.width) / 2);
    keepInView();
  }
  apply();
}

/** Bring a place into view, for keyboard and phone. @param {Element} place */
export const reveal = (place) => show(place.getBoundingClientRect());

const MARGIN = 24; // px between the edge of the frame and what is brought into view

/** The part of the screen where the board is visible. */
function visibleBox() {
  const box = frame.getBoundingClientRect();
  return new DOMRect(box.left, box.top, box.width, box.height - covered());
}

/** @param {DOMRect} spot */
function show(spot) {
  const { left, right, top, bottom } = visibleBox();
  const dx =
    spot.left < left + MARGIN
      ? left + MARGIN - spot.left
      : spot.right > right - MARGIN
        ? right - MARGIN - spot.right
        : 0;
  const dy =
    spot.top < top + MARGIN
      ? top + MARGIN - spot.top
      : spot.bottom > bottom - MARGIN
        ? bottom - MARGIN - spot.bottom
        : 0;
  if (dx || dy) pan(dx, dy);
}

/** On a phone: bring everything that can be picked into view; if it is too much, some of it. */
export function follow() {
  if (!phone.matches || isHidden()) return;
  const boxes = findAll("#board [data-legal]")
    .filter((place) => place.checkVisibility())
    .map((place) => place.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return;
  const box = visibleBox();
  const left = Math.min(...boxes.map((b) => b.left));
  const top = Math.min(...boxes.map((b) => b.top));
  const all = new DOMRect(
    left,
    top,
    Math.max(...boxes.map((b) => b.right)) - left,
    Math.max(...boxes.map((b) => b.bottom)) - top,
  );
  if (all.width <= box.width - 2 * MARGIN && all.height <= box.height - 2 * MARGIN) show(all);
  else if (
    !boxes.some(
      (b) =>
        b.right > box.left + 20 &&
        b.left < box.right - 20 &&
        b.bottom > box.top + 20 &&
        b.top < box.bottom - 20,
    )
  )
    show(first);
}

/** Whether the last press was a drag, so that its click is ignored. */
export const dragged = () => travelled > CLICK;

frame.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  },
  { passive: false },
);

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
  else if (travelled > CLICK) {
    touched = true;
    pan(dx, dy);
  }
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

for (const end of ["pointerup", "pointercancel"])
  window.addEventListener(end, (event) =>
    fingers.delete(/** @type {PointerEvent} */ (event).pointerId),
  );

for (const button of findAll("[data-zoom]")) {
  button.addEventListener("click", () => {
    if (button.dataset.zoom === "fit") fit();
    else zoom(button.dataset.zoom === "in" ? 1.35 : 1 / 1.35);
  });
}

export function start() {
  const base = svg()?.viewBox.baseVal;
  if (base) whole = { x: base.x, y: base.y, width: base.width, height: base.height };
  open();
  let size = "";
  new ResizeObserver(() => {
    if (isHidden()) return;
    const now = `${frame.clientWidth} ${frame.clientHeight}`;
    if (touched) {
      keepInView();
      apply();
    } else if (now !== size) open();
    size = now;
    follow(); // there may be something new to pick since another pane was opened
  }).observe(frame);
  onUpdate((names) => {
    if (names.has("board")) apply();
    if (names.has("moves")) follow();
  });
}
