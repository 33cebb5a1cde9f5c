// Tips: what a thing is and does now, on hover, on focus, and after a long press.
// @ts-check
import { byId, findAll } from "./dom.js";
import { onUpdate } from "./patch.js";
import { getTips } from "./requests.js";

const tip = byId("tip");
const HOVER = 380;
const LONG_PRESS = 500;
const STILL = 10; // px: a finger that moves less is held still

/** @type {Promise<Record<string, string>>|null} */
let texts = null;
let timer = 0;
/** @type {Element|null} */
let over = null;
let pressed = false;
let from = { x: 0, y: 0 }; // where the press began

/** The texts of the position on the page, fetched when somebody wants one. */
function load() {
  texts ??= getTips().then((reply) => (reply.ok && reply.data.tips) || {});
  return texts;
}

/** @param {Element} place */
async function show(place) {
  const text = (await load())[place.getAttribute("data-target") || ""];
  if (!text || over !== place) return;
  tip.textContent = text;
  tip.hidden = false;
  const box = place.getBoundingClientRect();
  const x = Math.max(
    8,
    Math.min(innerWidth - tip.offsetWidth - 8, box.left + box.width / 2 - tip.offsetWidth / 2),
  );
  const below = box.bottom + 10;
  const y =
    below + tip.offsetHeight < innerHeight - 8
      ? below
      : Math.max(8, box.top - tip.offsetHeight - 10);
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

export function hideTip() {
  clearTimeout(timer);
  over = null;
  tip.hidden = true;
}

/** Whether the press that just ended showed a tip: then it was not a click. */
export function wasLongPress() {
  const was = pressed;
  pressed = false;
  return was;
}

/** @param {Event} event */
const placeOf = (event) => /** @type {Element} */ (event.target).closest?.("[data-target]") || null;

/** @param {Element|null} place @param {number} wait @param {() => void} [before] */
function showSoon(place, wait, before) {
  if (place === over && !tip.hidden) return;
  hideTip();
  if (!place) return;
  over = place;
  timer = window.setTimeout(() => {
    before?.();
    void show(place);
  }, wait);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") showSoon(placeOf(event), HOVER);
});
document.addEventListener("focusin", (event) => {
  if (/** @type {Element} */ (event.target).matches?.("[data-target]:focus-visible"))
    showSoon(placeOf(event), HOVER);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  from = { x: event.clientX, y: event.clientY };
  if (event.pointerType === "mouse" || !event.isPrimary) hideTip();
  else showSoon(placeOf(event), LONG_PRESS, () => (pressed = true));
});
// A moving finger pans or swipes, two fingers zoom.
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse" || pressed) return;
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    if (!pressed) clearTimeout(timer);
  });
}
document.addEventListener("wheel", hideTip, { passive: true });

// --- entries of the log highlight their places

/** @param {Element|null} line */
function highlightPlaces(line) {
  for (const place of findAll("[data-lit]")) place.removeAttribute("data-lit");
  const picks = line?.getAttribute("data-lights");
  for (const pick of picks ? picks.split("|") : []) {
    for (const place of findAll(`[data-target="${CSS.escape(pick)}"]`))
      place.setAttribute("data-lit", "");
  }
}

document.addEventListener("pointerover", (event) =>
  highlightPlaces(/** @type {Element} */ (event.target).closest?.("[data-lights]") || null),
);
document.addEventListener("focusin", (event) =>
  highlightPlaces(/** @type {Element} */ (event.target).closest?.("[data-lights]") || null),
);

onUpdate((names) => {
  if (!names.has("board")) return;
  texts = null;
  hideTip();
});
