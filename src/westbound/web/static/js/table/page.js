// The page itself: what it knows about the table, its words, and how fragments get into it.
// @ts-check

/**
 * @typedef {{id: string, n: number, at: number|null, length: number, status: string, now: number,
 *            viewer: number|null, title: string, morph: string|null}} Table
 * @typedef {{n: number, status: string, fragments: Record<string, string|null>, parts?: Record<string, string>,
 *            tags?: Record<string, string>, error?: string|null, rule?: string|null, link?: string|null}} Fresh
 * @typedef {"your_turn"|"pick"|"pick_or"|"choose"|"confirm"|"back"|"end_turn"|"complete"|"waiting"|"watching"|"past"|
 *           "which"|"less"|"more"|"amount"|"why_mode"|"no_reason"|"possible"|"rule"|"close"|"saved"|"saving"|
 *           "not_saved"|"offline"} Word what templates/play/words.html offers
 * @typedef {Partial<Fresh> & {address?: string}} Answer whatever the table's API answers with
 */

/** A block of data in the page; the server writes it, so its shape is known. @param {string} id */
function block(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}

/** @type {Table} */
export const table = block("table");

/** @type {Record<Word, string>} */
export const words = block("words");

export const api = `/api/v1/tables/${table.id}`;

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement|null} */
export const find = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const findAll = (selector, root = document) =>
  [...root.querySelectorAll(selector)].map((e) => /** @type {HTMLElement} */ (e));

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

/** Whether the players' areas are beside the board. */
export const wide = matchMedia("(width >= 64rem)");

document.body.dataset.n = String(table.n);

// --- fragments

/**
 * @typedef {{beforeNodeMorphed: (old: Node, fresh: Node) => boolean,
 *            beforeAttributeUpdated: (name: string, element: Element) => boolean}} Callbacks
 * @typedef {{morph: (place: Element, html: string|Element, options: {morphStyle: "innerHTML"|"outerHTML", callbacks: Callbacks}) => void}} Merger
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

const SAME = "data-same"; // on a stub: the element of that id is on the page already and stays as it is
const KEPT = new Set(["tabindex", "data-legal", "data-chosen", "data-next"]);

/** @type {WeakMap<Node, string>} what the server last sent for an element, as text */
const sources = new WeakMap();

/** Whether an element is worth remembering: pieces with a name, and whole layers. @param {Node} node */
const isPart = (node) =>
  node instanceof Element &&
  (node.id !== "" || node.localName === "g" || node.localName === "defs");

/** What the page itself has set stays: the view of the board, what is open, what can be picked. @type {Callbacks} */
const callbacks = {
  /** What is the same as before is left alone: most of a board, most of the time. @param {Node} old @param {Node} fresh */
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

/** @type {Map<string, HTMLElement[]>|null} where each pick is, until the page changes */
let spots = null;

/** Every pick on the board and in the players' areas, with its elements. */
export function places() {
  if (!spots) {
    spots = new Map();
    for (const element of findAll("#board [data-target], #players [data-target]")) {
      const name = placeOf(element) || "";
      const found = spots.get(name);
      if (found) found.push(element);
      else spots.set(name, [element]);
    }
  }
  return spots;
}

/** The elements of a pick. @param {string} pick */
export const elements = (pick) => places().get(pick) ?? [];

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

/** What the server has left out of something new is taken from the page. @param {ParentNode} fresh */
function fill(fresh) {
  for (const stub of findAll(`[${SAME}]`, fresh))
    stub.replaceWith(document.getElementById(stub.id) ?? stub);
}

/** Where pieces glide and the focus stays, the new is merged into the old; elsewhere it takes its place. @param {Element} place */
const isMerged = (place) =>
  place.closest("#board, #players, #status") !== null || place.contains(document.activeElement);

/** All is new but what the server has left out. @param {Element} place @param {string} html */
function swap(place, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  fill(fresh.content);
  place.replaceChildren(fresh.content);
}

/** The new element for an old one, and the old one. @param {string} id @param {string} html */
function renewed(id, html) {
  const old = document.getElementById(id);
  const inDrawing = old instanceof SVGElement;
  const holder = document.createElement("template");
  holder.innerHTML = inDrawing ? `<svg>${html}</svg>` : html;
  const fresh = inDrawing
    ? holder.content.firstElementChild?.firstElementChild
    : holder.content.firstElementChild;
  // What is remembered of the elements around it is no longer true.
  for (let around = old?.parentNode; around; around = around.parentNode) sources.delete(around);
  return { old, fresh };
}

/** Give an element the attributes of a new tag; what is in it stays. @param {string} id @param {string} tag */
function replaceTag(id, tag) {
  const { old, fresh } = renewed(id, tag);
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

/** Put one element in the place of the one with the same id. @param {string} id @param {string} html */
function replacePart(id, html) {
  const { old, fresh } = renewed(id, html);
  if (!old || !fresh) return false;
  if (merger && isMerged(old)) merger.morph(old, fresh, { morphStyle: "outerHTML", callbacks });
  else {
    fill(fresh);
    old.replaceWith(fresh);
  }
  return !find(`[${SAME}]`, document.getElementById(id) ?? document);
}

/**
 * Put fragments and parts of them into their places; focus stays where it was.
 * @param {Record<string, string|null>} fragments null: only parts of it
 * @param {Record<string, string>} [parts] elements by id @param {Record<string, string>} [tags] of elements that stay
 */
export function update(fragments, parts = {}, tags = {}) {
  const focused = placeOf(document.activeElement);
  const names = new Set();
  let complete = true;
  for (const [id, html] of Object.entries(fragments)) {
    const place = document.getElementById(id);
    if (!place) continue;
    names.add(id);
    if (html === null) continue;
    if (id === "moves") place.textContent = html;
    else if (merger && isMerged(place))
      merger.morph(place, html, { morphStyle: "innerHTML", callbacks });
    else swap(place, html);
    complete &&= !find(`[${SAME}]`, place);
  }
  for (const [id, html] of Object.entries(parts)) complete = replacePart(id, html) && complete;
  for (const [id, tag] of Object.entries(tags)) complete = replaceTag(id, tag) && complete;
  if (!complete) void refresh(); // something the changes rely on is not here
  spots = null;
  for (const listener of listeners) listener(names);
  if (focused && placeOf(document.activeElement) !== focused)
    focusSoon(() => find(`[data-target="${CSS.escape(focused)}"][tabindex]`));
}

/** @type {{choose: () => HTMLElement|null, from: Element|null}|null} how to find what is to have the focus when the page is next drawn, and what has it until then */
let awaited = null;

/** Give the focus with the next frame: at once, the browser would work out the changed page twice. @param {() => HTMLElement|null} choose */
export function focusSoon(choose) {
  if (!awaited) requestAnimationFrame(focusNow);
  awaited = { choose, from: document.activeElement };
}

/** Unless somebody has put it elsewhere meanwhile. */
function focusNow() {
  if (awaited?.from === document.activeElement) awaited?.choose()?.focus({ preventScroll: true });
  awaited = null;
}

/** A key does not wait for the frame: it is meant for what is about to have the focus. */
addEventListener(
  "keydown",
  (event) => {
    if (!awaited) return;
    focusNow();
    const active = document.activeElement;
    if (!active || active === event.target || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const handled = !active.dispatchEvent(new KeyboardEvent("keydown", event));
    if (!handled && active instanceof HTMLButtonElement) active.click();
  },
  true,
);

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
  update(fresh.fragments, fresh.parts, fresh.tags);
  document.body.dataset.n = String(table.n);
  for (const waiter of arrivals) waiter();
}

/** @type {Set<() => void>} */
const arrivals = new Set();
const PATIENCE = 1500;

/** Until the page shows this revision: it comes by the live connection, or else is fetched. @param {number} n */
async function arrival(n) {
  if (table.n >= n) return;
  await new Promise((/** @type {(value?: unknown) => void} */ done) => {
    const timer = setTimeout(done, PATIENCE);
    const waiter = () => {
      if (table.n < n) return;
      clearTimeout(timer);
      arrivals.delete(waiter);
      done();
    };
    arrivals.add(waiter);
  });
  if (table.n < n) await refresh();
}

/** Fetch everything the page shows. */
async function refresh() {
  const answer = await send("GET", `${api}/position`);
  if (answer && isFresh(answer.data)) show(answer.data);
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
    note.append(
      " ",
      make(
        "a",
        { href: source.link, target: "_blank", rel: "noopener" },
        `${words.rule} ${source.rule}`,
      ),
    );
  }
  const close = make("button", { type: "button", class: "tbl-x", "aria-label": words.close }, "×");
  close.addEventListener("click", hush);
  note.append(close);
  note.hidden = false;
}

export function hush() {
  note.hidden = true;
}

/** The server answers again, so that it did not is no news any more. */
export function reached() {
  if (note.firstChild?.textContent === words.offline) hush();
}

// --- talking to the server

/** Whether an answer brings the fresh position. @param {Answer} answer @returns {answer is Fresh} */
export const isFresh = (answer) =>
  answer.n !== undefined && answer.status !== undefined && answer.fragments !== undefined;

/**
 * Send something; the answer, or null if the server cannot be reached.
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<{ok: boolean, status: number, data: Answer}|null>}
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
  document.body.toggleAttribute("data-busy", true);
  try {
    const live = document.body.dataset.live === "yes"; // then the position comes that way
    const seat = find(".tbl-ask")?.dataset.seat; // of several at one screen, the one that is shown
    const answer = await send("POST", `${api}/${what}${live ? "?quiet=true" : ""}`, {
      n,
      ...(seat ? { seat: Number(seat) } : {}),
      ...more,
    });
    if (!answer) return;
    if (answer.ok) hush();
    else say(answer.data.error || String(answer.status), answer.data);
    if (!isFresh(answer.data)) return;
    if (answer.ok && live) await arrival(answer.data.n);
    else show(answer.data);
  } finally {
    if (busyFor === n) {
      busyFor = -1;
      document.body.toggleAttribute("data-busy", false);
    }
  }
}
