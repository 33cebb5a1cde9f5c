// A time limit: what is left of it by the server's clock. It is read aloud only near the end.
// @ts-check
import { byId, find, make } from "./dom.js";
import { table } from "./page.js";
import { onUpdate } from "./patch.js";

const WARNINGS = [30, 10]; // seconds
const [came] = /** @type {PerformanceNavigationTiming[]} */ (
  performance.getEntriesByType("navigation")
);
// How far the server's clock is ahead of ours: a slow start of the page gives no extra time.
const ahead =
  table.now - (performance.timeOrigin + (came?.responseStart ?? performance.now())) / 1000;
let last = Infinity;
/** @type {string|undefined} */
let running;

function tick() {
  const clock = find(".tbl-clock");
  if (clock?.dataset.deadline !== running) last = Infinity; // a new one
  running = clock?.dataset.deadline;
  if (!clock || !running) return;
  const left = Math.max(0, Math.ceil(Number(running) - Date.now() / 1000 - ahead));
  show(clock, left);
  const crossed = WARNINGS.filter(
    (seconds) => left <= seconds && last > seconds && last !== Infinity,
  );
  if (crossed.length)
    byId("announce").append(make("p", {}, (clock.dataset.says || "").replace("{n}", String(left))));
  last = left;
}

/** @param {HTMLElement} clock @param {number} left seconds */
function show(clock, left) {
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const place = find("b", clock);
  if (place && place.textContent !== text) place.textContent = text;
  const near = WARNINGS.filter((seconds) => left <= seconds).length;
  if (clock.dataset.near !== String(near)) clock.dataset.near = String(near);
}

tick();
setInterval(tick, 500);
onUpdate((names) => {
  if (names.has("status")) tick();
});
