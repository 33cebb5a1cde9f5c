// Before a move is confirmed: its price and effect as an ink label at the place itself, the result
// as a ghost on the board, and changed figures as old → new.
// @ts-check
import { byId, find, findAll, make, phone } from "./dom.js";
import { table } from "./page.js";
import { getPreview } from "./requests.js";

const ink = byId("ink");
const board = byId("board");
const SVG = "http://www.w3.org/2000/svg";

let wanted = "";
/** @type {Element|null} */
let place = null;
/** @type {Element[]} what was picked: the label does not cover it */
let beside = [];

/**
 * @param {string} move
 * @param {{places?: HTMLElement[], label?: string, says?: string}} [about]
 */
export function showPreview(move, about = {}) {
  label(about);
  const key = `${table.n} ${move}`;
  if (wanted === key) return;
  clearGhosts();
  wanted = key;
  void load(move, key);
}

/**
 * @typedef {import("./requests.js").Preview} Preview
 * @typedef {Preview["figures"][number]} Change
 */

/** @type {{key: string, preview: Promise<Preview|null>}|null} the last one asked for */
let asked = null;

/** What a move would do; null if that is unknown. @param {string} move */
function ask(move) {
  const key = `${table.n} ${move}`;
  if (asked?.key !== key) asked = { key, preview: fetched(move) };
  return asked.preview;
}

/** @param {string} move @returns {Promise<Preview|null>} */
async function fetched(move) {
  const reply = await getPreview(move);
  if (!reply.ok && reply.status === 0) asked = null;
  return reply.ok ? reply.data : null; // a preview is optional: the sentence is still there
}

/**
 * Whether a move could not be taken back; if unknown, assume so.
 * @param {string} move
 */
export async function isFinal(move) {
  const preview = await ask(move);
  return preview === null || preview.final || preview.n !== table.n;
}

/** @param {string} move @param {string} key */
async function load(move, key) {
  const preview = await ask(move);
  if (!preview || wanted !== key || preview.n !== table.n) return;
  figures(preview.figures);
  prices(preview.figures);
  ghosts(preview.board);
}

export function clearPreview() {
  wanted = "";
  ink.hidden = true;
  clearGhosts();
}

function clearGhosts() {
  find("#ghosts", board)?.remove();
  for (const figure of findAll("[data-next]")) figure.removeAttribute("data-next");
}

/** @param {{places?: HTMLElement[], label?: string, says?: string}} about */
function label({ places = [], label = "", says = "" }) {
  beside = places.filter((element) => board.contains(element));
  place = beside.length ? find("[data-site]", board) || beside[0] || null : null;
  ink.hidden = !place || phone.matches; // there the sheet says it
  if (!place) return;
  const title = document.createElement("b");
  title.textContent = label;
  ink.replaceChildren(title, says);
  put(place);
}

/**
 * Above the place if there is room, else below it; preferably where it covers nothing picked.
 * @param {Element} target
 */
function put(target) {
  const frame = /** @type {HTMLElement} */ (ink.parentElement).getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const width = ink.offsetWidth;
  const height = ink.offsetHeight;
  const x = Math.max(
    6,
    Math.min(frame.width - width - 6, box.left + box.width / 2 - frame.left - width / 2),
  );
  const gap = target.hasAttribute("data-site") ? box.height : 8; // what is around a site counts too
  const above = box.top - frame.top - height - gap;
  const below = Math.min(frame.height - height - 6, box.bottom - frame.top + gap);
  const covered = beside.some((element) => {
    const there = element.getBoundingClientRect();
    return (
      there.top - frame.top < above + height &&
      there.bottom - frame.top > above &&
      there.left - frame.left < x + width &&
      there.right - frame.left > x
    );
  });
  const y = above > 6 && !covered ? above : below;
  ink.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** @param {Change[]} changes */
function figures(changes) {
  for (const { seat, figure, value } of changes) {
    find(`#seat-${seat} [data-figure="${CSS.escape(figure)}"]`)?.setAttribute("data-next", value);
  }
}

/** What changes for the viewer, beside the place itself. @param {Change[]} changes */
function prices(changes) {
  if (!place) return;
  const lines = [];
  for (const { seat, figure, value } of changes) {
    const old = find(`#seat-${seat} [data-figure="${CSS.escape(figure)}"]`);
    const name = old?.closest("[title]")?.getAttribute("title");
    if (Number(seat) === table.viewer && old && name)
      lines.push(make("span", {}, `${name}: ${old.textContent} → ${value}`));
  }
  if (!lines.length || lines.length > 4) return;
  ink.replaceChildren(/** @type {Node} */ (ink.firstChild), ...lines);
  ink.hidden = false;
  put(place);
}

/** Things that would be new or elsewhere, drawn over the board. @param {string} html */
function ghosts(html) {
  const svg = find("svg", board);
  const after = new DOMParser().parseFromString(html, "image/svg+xml").documentElement;
  if (!svg || after.localName !== "svg") return;
  const layer = document.createElementNS(SVG, "g");
  layer.id = "ghosts";
  layer.setAttribute("aria-hidden", "true");
  for (const element of after.querySelectorAll("[id][data-target]")) {
    const now = document.getElementById(element.id);
    if (!now || now.getAttribute("aria-label") === element.getAttribute("aria-label")) continue;
    const ghost = /** @type {Element} */ (document.importNode(element, true));
    for (const name of ["id", "data-target", "role", "aria-label"]) ghost.removeAttribute(name);
    layer.append(ghost);
  }
  for (const element of after.querySelectorAll("[id][transform]:not([data-target])")) {
    const now = document.getElementById(element.id);
    const moved =
      !now ||
      now.getAttribute("transform") !== element.getAttribute("transform") ||
      now.getAttribute("class") !== element.getAttribute("class");
    if (!moved || element.closest("defs")) continue;
    const ghost = /** @type {Element} */ (document.importNode(element, true));
    ghost.removeAttribute("id");
    layer.append(ghost);
  }
  if (layer.childElementCount && layer.childElementCount < 12) svg.append(layer);
}
