// The page itself: what it knows about the table, its words, and how fragments get into it.
// @ts-check

/**
 * @typedef {{id: string, n: number, at: number|null, length: number, status: string,
 *            viewer: number|null, title: string, morph: string|null}} Table
 * @typedef {{n: number, status: string, fragments: Record<string, string>,
 *            error?: string|null, rule?: string|null, link?: string|null}} Fresh
 */

/** @param {string} id @returns {any} */
function block(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}

/** @type {Table} */
export const table = block("table");

/** @type {Record<string, string>} */
export const words = block("words");

export const api = `/api/v1/tables/${table.id}`;

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement|null} */
export const find = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)].map((e) => /** @type {HTMLElement} */ (e));

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * A new element.
 * @param {string} tag @param {Record<string, string>} [attributes] @param {...(Node|string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Whether this is a screen where the board fills the width and choices are a sheet. */
export const phone = matchMedia("(width < 48rem)");

document.body.dataset.n = String(table.n);

// --- fragments

/** @type {any} */
let merger = null;
if (table.morph) {
  try {
    merger = (await import(table.morph)).Idiomorph;
  } catch {
    merger = null; // whole fragments are swapped instead
  }
}

const KEPT = new Set(["tabindex", "data-legal", "data-chosen", "data-next"]);

/** @type {WeakMap<Node, string>} what the server last sent for an element, as text */
const sources = new WeakMap();

/** Whether an element is worth remembering: pieces with a name, and whole layers. @param {Node} node */
const isPart = (node) => node instanceof Element && (node.id !== "" || node.localName === "g" || node.localName === "defs");

/** What the page itself has set stays: the view of the board, what is open, what can be picked. */
const callbacks = {
  /** What is the same as before is left alone: most of a board, most of the time. @param {Node} old @param {Node} fresh */
  beforeNodeMorphed(old, fresh) {
    if (!isPart(fresh)) return true;
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
  for (const part of findAll("#board *, #players *")) if (isPart(part)) sources.set(part, part.outerHTML);
}

/** @type {Set<(names: Set<string>) => void>} */
const listeners = new Set();

/** Called with the ids that changed, after each update. @param {(names: Set<string>) => void} listener */
export function onUpdate(listener) {
  listeners.add(listener);
}

/** @param {Element|null} element */
function placeOf(element) {
  return element?.getAttribute("data-target") || null;
}

/** Put fragments into their places; focus stays where it was. @param {Record<string, string>} fragments */
export function update(fragments) {
  const focused = placeOf(document.activeElement);
  const names = new Set();
  for (const [id, html] of Object.entries(fragments)) {
    const place = document.getElementById(id);
    if (!place) continue;
    names.add(id);
    if (id === "moves") place.textContent = html;
    else if (merger) merger.morph(place, html, { morphStyle: "innerHTML", callbacks });
    else place.innerHTML = html;
  }
  for (const listener of listeners) listener(names);
  if (focused && placeOf(document.activeElement) !== focused) {
    /** @type {any} */ (find(`[data-target="${CSS.escape(focused)}"][tabindex]`))?.focus();
  }
}

/** Show a fresh position, unless a newer one is on the page already. @param {Fresh} fresh */
export function show(fresh) {
  if (fresh.n < table.n) return;
  table.n = fresh.n;
  const before = table.status;
  table.status = fresh.status;
  if (before === "open" && fresh.status !== "open") {
    location.reload();
    return;
  }
  update(fresh.fragments);
  document.body.dataset.n = String(table.n);
}

// --- sentences for the reader

const note = byId("note");

/**
 * One sentence under the status line, with the rule it comes from.
 * @param {string} text @param {{rule?: string|null, link?: string|null}} [source]
 */
export function say(text, source = {}) {
  note.replaceChildren(make("span", {}, text));
  if (source.rule && source.link) {
    note.append(" ", make("a", { href: source.link, target: "_blank", rel: "noopener" }, `${words.rule} ${source.rule}`));
  }
  const close = make("button", { type: "button", class: "tbl-x", "aria-label": words.close }, "×");
  close.addEventListener("click", hush);
  note.append(close);
  note.hidden = false;
}

export function hush() {
  note.hidden = true;
}

// --- talking to the server

/**
 * Send something; the answer, or null if the server cannot be reached.
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<{ok: boolean, status: number, data: any}|null>}
 */
export async function send(method, path, body) {
  try {
    const answer = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json", "X-Westbound": "1" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ok: answer.ok, status: answer.status, data: await answer.json() };
  } catch {
    say(words.offline);
    return null;
  }
}

let busyFor = -1; // the revision something is under way for

/**
 * Do something in the own turn. Only once for what is shown: a double click is one click.
 * @param {string} what @param {Record<string, unknown>} [more]
 */
export async function act(what, more = {}) {
  const n = table.n;
  if (busyFor === n) return;
  busyFor = n;
  try {
    const answer = await send("POST", `${api}/${what}`, { n, ...more });
    if (!answer) return;
    if (answer.ok) hush();
    else say(answer.data.error || String(answer.status), answer.data);
    if (answer.data.fragments) show(answer.data);
  } finally {
    if (busyFor === n) busyFor = -1;
  }
}
