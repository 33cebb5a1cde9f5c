// The live connection: the newest state comes by itself; after a break it is fetched again.
// @ts-check
import { api, byId, reached, show, table } from "./page.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const lost = byId("lost");

let wait = FIRST_WAIT;
/** @type {WebSocket|null} */
let socket = null;
let noted = 0;
let next = 0;

export function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/t/${table.id}/live?after=${table.n}`);
  clearTimeout(next);
  socket = mine;
  mine.addEventListener("open", () => {
    if (socket !== mine) return;
    wait = FIRST_WAIT;
    clearTimeout(noted);
    lost.hidden = true;
    document.body.dataset.live = "yes";
    reached();
  });
  mine.addEventListener("message", (event) => {
    if (socket === mine) show(JSON.parse(event.data));
  });
  mine.addEventListener("close", (event) => {
    if (socket !== mine) return; // another one has taken its place
    document.body.dataset.live = "no";
    if (event.code === 4404 || event.code === 4403) return;
    clearTimeout(noted);
    noted = window.setTimeout(() => (lost.hidden = false), 600);
    next = window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(LONGEST_WAIT, wait * 1.8);
  });
}

/** A page that comes back from sleep does not wait for the next try, nor trust a connection that has fallen silent. */
async function wake() {
  const mine = socket;
  if (document.visibilityState !== "visible" || !mine || mine.readyState === WebSocket.CONNECTING)
    return;
  const silent = mine.readyState === WebSocket.CLOSED || (await isBehind());
  if (!silent || socket !== mine) return;
  mine.close();
  connect();
}

/** Whether the table has moved on without this page. */
async function isBehind() {
  const answer = await fetch(api).catch(() => null);
  return (
    Boolean(answer?.ok) &&
    /** @type {{revision: number}} */ (await answer?.json()).revision > table.n
  );
}

document.addEventListener("visibilitychange", () => void wake());
window.addEventListener("online", () => void wake());
window.addEventListener("pagehide", () => socket?.close());
