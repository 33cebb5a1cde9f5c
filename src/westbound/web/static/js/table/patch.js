// Puts what the server has drawn into the page: whole fragments, elements of them, or only their
// tags. What has not changed stays as it is, so that pieces glide and focus and zoom are kept.
// @ts-check
import { find, findAll } from "./dom.js";
import { focusSoon } from "./focus.js";
import { table } from "./page.js";

/**
 * @typedef {{beforeNodeMorphed: (old: Node, fresh: Node) => boolean,
 *            beforeAttributeUpdated: (name: string, element: Element) => boolean}} Callbacks
 * @typedef {{morphStyle: "innerHTML"|"outerHTML", callbacks: Callbacks}} MergeOptions
 * @typedef {{morph: (place: Element, html: string|Element, options: MergeOptions) => void}} Merger
 */

/** @type {Merger|null} */
let merger = null;
if (table.morph) {
  try {
    merger = /** @type {{Idiomorph?: Merger}} */ (await import(table.morph)).Idiomorph ?? null;
  } catch {
    merger = null; // whole fragments are swapped instead
  }
}

const SAME = "data-same"; // on a placeholder: the element with that id stays on the page
const KEPT = new Set(["tabindex", "data-legal", "data-chosen", "data-next"]); // set by the page

/** @type {WeakMap<Node, string>} what the server last sent for an element, as text */
const sources = new WeakMap();

/**
 * Whether an element is worth caching: pieces with a name, and whole layers.
 * @param {Node} node
 */
const isPart = (node) =>
  node instanceof Element &&
  (node.id !== "" || node.localName === "g" || node.localName === "defs");

/**
 * What the page itself has set stays: the view of the board, what is open, what can be picked.
 * @type {Callbacks}
 */
const callbacks = {
  /**
   * What has not changed is left alone: most of a board, most of the time.
   * @param {Node} old @param {Node} fresh
   */
  beforeNodeMorphed(old, fresh) {
    if (!isPart(fresh)) return true;
    if (/** @type {Element} */ (fresh).hasAttribute(SAME)) return false;
    const text = /** @type {Element} */ (fresh).outerHTML;
    if (sources.get(old) === text) return false;
    sources.set(old, text);
    return true;
  },
  /** @param {string} name @param {Element} element */
  beforeAttributeUpdated(name, element) {
    if (name === "viewBox" && element.parentElement?.id === "board") return false;
    if (name === "open" && element.localName === "details") return false;
    return !KEPT.has(name);
  },
};

if (merger) {
  for (const part of findAll("#board *, #players *"))
    if (isPart(part)) sources.set(part, part.outerHTML);
}

/** @type {Set<(names: Set<string>) => void>} */
const listeners = new Set();

/**
 * Called with the ids that changed, after each update.
 * @param {(names: Set<string>) => void} listener
 */
export function onUpdate(listener) {
  listeners.add(listener);
}

/**
 * Fill the placeholders in new content from the page.
 * @param {ParentNode} fresh
 */
function fill(fresh) {
  for (const stub of findAll(`[${SAME}]`, fresh))
    stub.replaceWith(document.getElementById(stub.id) ?? stub);
}

/**
 * Where pieces glide and the focus stays, new content is merged into the old; elsewhere it replaces
 * it.
 * @param {Element} place
 */
const isMerged = (place) =>
  place.closest("#board, #players, #status") !== null || place.contains(document.activeElement);

/** Replace all but what the server has left out. @param {Element} place @param {string} html */
function swap(place, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  fill(fresh.content);
  place.replaceChildren(fresh.content);
}

/** An element on the page and its replacement. @param {string} id @param {string} html */
function oldAndNew(id, html) {
  const old = document.getElementById(id);
  const inDrawing = old instanceof SVGElement;
  const holder = document.createElement("template");
  holder.innerHTML = inDrawing ? `<svg>${html}</svg>` : html;
  const fresh = inDrawing
    ? holder.content.firstElementChild?.firstElementChild
    : holder.content.firstElementChild;
  // What is cached of the elements around it is no longer true.
  for (let around = old?.parentNode; around; around = around.parentNode) sources.delete(around);
  return { old, fresh };
}

/**
 * Give an element the attributes of a new tag; what is in it stays.
 * @param {string} id @param {string} tag
 */
function replaceTag(id, tag) {
  const { old, fresh } = oldAndNew(id, tag);
  if (!old || !fresh) return false;
  sources.delete(old);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && callbacks.beforeAttributeUpdated(name, old))
      old.setAttribute(name, value);
  for (const name of old.getAttributeNames())
    if (!fresh.hasAttribute(name) && callbacks.beforeAttributeUpdated(name, old))
      old.removeAttribute(name);
  return true;
}

/**
 * Put one element in the place of the one with the same id.
 * @param {string} id @param {string} html
 */
function replacePart(id, html) {
  const { old, fresh } = oldAndNew(id, html);
  if (!old || !fresh) return false;
  if (merger && isMerged(old)) merger.morph(old, fresh, { morphStyle: "outerHTML", callbacks });
  else {
    fill(fresh);
    old.replaceWith(fresh);
  }
  return !find(`[${SAME}]`, document.getElementById(id) ?? document);
}

/**
 * Put a whole fragment into its place.
 * @param {string} id @param {HTMLElement} place @param {string} html
 */
function replaceFragment(id, place, html) {
  if (id === "moves") place.textContent = html;
  else if (merger && isMerged(place)) {
    merger.morph(place, html, { morphStyle: "innerHTML", callbacks });
  } else swap(place, html);
  return !find(`[${SAME}]`, place);
}

/** The pick that has the focus. */
const focusedTarget = () => document.activeElement?.getAttribute("data-target") || null;

/**
 * Put fragments and parts of them into their places; the focus stays where it was.
 * @param {Record<string, string|null>} fragments null: only parts of it have changed
 * @param {Record<string, string>} [parts] elements by id
 * @param {Record<string, string>} [tags] tags of elements whose content stays, by id
 * @returns {boolean} false if something that the changes rely on is not on the page
 */
export function update(fragments, parts = {}, tags = {}) {
  const focused = focusedTarget();
  const names = new Set();
  let complete = true;
  for (const [id, html] of Object.entries(fragments)) {
    const place = document.getElementById(id);
    if (!place) continue;
    names.add(id);
    if (html !== null) complete = replaceFragment(id, place, html) && complete;
  }
  for (const [id, html] of Object.entries(parts)) complete = replacePart(id, html) && complete;
  for (const [id, tag] of Object.entries(tags)) complete = replaceTag(id, tag) && complete;
  for (const listener of listeners) listener(names);
  if (focused && focusedTarget() !== focused) {
    focusSoon(() => find(`[data-target="${CSS.escape(focused)}"][tabindex]`));
  }
  return complete;
}
