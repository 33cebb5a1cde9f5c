// How positions reach the page.
//
// There is one channel for them: the live connection, a WebSocket that brings what has changed
// since the last message, whoever changed it. The answer to an action of the viewer is only a
// receipt with the new revision (`act`); the page then waits for that revision to arrive over the
// live connection, and fetches the position itself if it does not arrive in time or if there is no
// connection. So the server draws each position once per page, a page shows its own moves in the
// same way as those of others, and a late or repeated message does no harm: `TableState.arrive`
// ignores revisions older than the one that is shown.
// @ts-check
import { send } from "../api.js";
import { Backoff } from "./backoff.js";
import { byId, find } from "./dom.js";
import { clearOffline, hideNotice, showProblem } from "./notice.js";
import { table } from "./page.js";
import { update } from "./patch.js";
import { getPosition, getTable, liveAddress, turnAddress, TURN_ACTIONS } from "./requests.js";

const PATIENCE = 1500; // ms to wait for a revision from the live connection
const CLOSED_FOR_GOOD = new Set([4403, 4404]); // no such table, or not for this person
const SET_ASIDE = 4423; // the table can no longer be read: its page says why
const lost = byId("lost");

// --- showing

/**
 * Show a position, unless a newer one is already on the page.
 * @param {import("./requests.js").Position} fresh
 */
export function show(fresh) {
  const action = table.arrive(fresh);
  if (action === "reload") location.reload();
  if (action !== "show") return;
  const complete = update(fresh.fragments, fresh.parts, fresh.tags);
  if (!complete) void refresh(); // the page lacks something the changes rely on
  document.body.dataset.n = String(table.n);
  table.shown();
}

/** Fetch everything the page shows. */
async function refresh() {
  const reply = await getPosition(null);
  if (reply.ok) show(reply.data);
  else if (reply.status === 0) showProblem(reply);
}

// --- the viewer's turn

/**
 * Do something in the viewer's turn. Only once for what is shown: a double click is one click.
 * @param {import("./requests.js").TurnAction} action @param {{move?: string}} [more]
 */
export async function act(action, more = {}) {
  const n = table.n;
  if (!table.beginAction()) return;
  document.body.toggleAttribute("data-busy", true);
  try {
    const seat = find(".tbl-ask")?.dataset.seat; // of several at one screen, the one that is shown
    const body = { ...TURN_ACTIONS[action], n, seat: seat ? Number(seat) : null, ...more };
    /** @type {import("../api.js").Reply<{n: number}>} */
    const reply = await send("POST", turnAddress, body);
    if (reply.ok) hideNotice();
    else showProblem(reply);
    if (reply.data.n !== undefined) await untilShown(reply.data.n);
  } finally {
    if (table.endAction(n)) document.body.toggleAttribute("data-busy", false);
  }
}

/**
 * Wait until the page shows this revision: from the live connection, or else fetched.
 * @param {number} n
 */
async function untilShown(n) {
  const patience = document.body.dataset.live === "yes" ? PATIENCE : 0;
  if (!(await table.waitForRevision(n, patience))) await refresh();
}

// --- the live connection

const backoff = new Backoff(400, 15_000); // ms before an attempt to reconnect
/** @type {WebSocket|null} */
let socket = null;
let warning = 0; // the timer of the message that the connection is lost
let retry = 0; // the timer of the next attempt

export function connect() {
  const mine = new WebSocket(liveAddress(table.n));
  clearTimeout(retry);
  socket = mine;
  mine.addEventListener("open", () => {
    if (socket === mine) opened();
  });
  mine.addEventListener("message", (event) => {
    if (socket === mine) show(JSON.parse(event.data));
  });
  mine.addEventListener("close", (event) => {
    if (socket === mine) closed(event.code); // else it has been replaced
  });
}

function opened() {
  backoff.reset();
  clearTimeout(warning);
  lost.hidden = true;
  document.body.dataset.live = "yes";
  clearOffline();
}

/** @param {number} code */
function closed(code) {
  document.body.dataset.live = "no";
  if (code === SET_ASIDE) location.reload();
  if (code === SET_ASIDE || CLOSED_FOR_GOOD.has(code)) return;
  clearTimeout(warning);
  warning = window.setTimeout(() => (lost.hidden = false), 600);
  retry = window.setTimeout(connect, backoff.next());
}

/**
 * A page that wakes up does not wait for the next attempt, nor trust a silent connection.
 */
async function wake() {
  const mine = socket;
  const isConnecting = mine?.readyState === WebSocket.CONNECTING;
  if (document.visibilityState !== "visible" || !mine || isConnecting) return;
  const silent = mine.readyState === WebSocket.CLOSED || (await isBehind());
  if (!silent || socket !== mine) return;
  mine.close();
  connect();
}

/** Whether the table has moved on without this page. */
async function isBehind() {
  const reply = await getTable();
  return reply.ok && reply.data.revision > table.n;
}

document.addEventListener("visibilitychange", () => void wake());
window.addEventListener("online", () => void wake());
window.addEventListener("pagehide", () => socket?.close());
