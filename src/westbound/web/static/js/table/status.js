// The status line: the tab's title, how long somebody has been thinking, what is read aloud.
// @ts-check
import { byId, find, findAll, make } from "./dom.js";
import { table, words } from "./page.js";
import { onUpdate } from "./patch.js";

const announce = byId("announce");
const KEPT = 8; // sentences kept for screen readers
let heard = newest();
let asked = "";

/** @type {Map<string, Intl.NumberFormat>} one for each unit: they are slow to make */
const formats = new Map();

/** @param {number} value @param {string} unit */
function measure(value, unit) {
  const format =
    formats.get(unit) ??
    new Intl.NumberFormat(document.documentElement.lang || "en", {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
  formats.set(unit, format);
  return format.format(Math.round(value));
}

/** @param {number} seconds */
function since(seconds) {
  if (seconds < 90) return measure(Math.max(5, Math.round(seconds / 5) * 5), "second");
  if (seconds < 5400) return measure(seconds / 60, "minute");
  if (seconds < 129600) return measure(seconds / 3600, "hour");
  return measure(seconds / 86400, "day");
}

function clocks() {
  for (const time of findAll("time[data-since]")) {
    time.textContent = since(Math.max(0, Date.now() / 1000 - Number(time.dataset.since)));
  }
}

function newest() {
  return Math.max(0, ...findAll("#recap [data-n]").map((line) => Number(line.dataset.n)));
}

function title() {
  const mine = find(".tbl-ask")?.dataset.mine === "yes";
  const text = mine ? `● ${words.your_turn} · ${table.title}` : table.title;
  if (document.title !== text) document.title = text;
}

/** Others' moves, then what is asked now. */
function readAloud() {
  const lines = findAll("#recap [data-n]")
    .filter((line) => Number(line.dataset.n) > heard)
    .reverse();
  heard = Math.max(heard, newest());
  const now = find(".tbl-ask")?.textContent?.replace(/\s+/g, " ").trim() || "";
  const sentences = lines.map((line) => find(":scope > span:last-child", line)?.textContent || "");
  if (now !== asked) sentences.push(now);
  asked = now;
  if (sentences.length) announce.append(make("p", {}, sentences.join(" ")));
  while (announce.childElementCount > KEPT) announce.firstElementChild?.remove();
  highlightRecent(lines);
}

/** Highlight what others did for a moment. @param {HTMLElement[]} lines */
function highlightRecent(lines) {
  const picks = new Set(
    lines.flatMap((line) => (line.dataset.lights || "").split("|").filter(Boolean)),
  );
  for (const pick of picks) {
    for (const place of findAll(`#board [data-target="${CSS.escape(pick)}"]`)) {
      place.setAttribute("data-fresh", "");
      setTimeout(() => place.removeAttribute("data-fresh"), 2600);
    }
  }
}

export function start() {
  title();
  clocks();
  asked = find(".tbl-ask")?.textContent?.replace(/\s+/g, " ").trim() || "";
  setInterval(clocks, 5000);
  onUpdate((names) => {
    if (!names.has("status") && !names.has("recap")) return;
    title();
    clocks();
    readAloud();
  });
}
