// The live connection: the newest state comes by itself; after a break it is fetched again.
// @ts-check
import { byId, show, table } from "./page.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const lost = byId("lost");

let wait = FIRST_WAIT;
/** @type {WebSocket|null} */
let socket = null;
let noted = 0;

export function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${table.id}/live?after=${table.n}`);
  socket.addEventListener("open", () => {
    wait = FIRST_WAIT;
    clearTimeout(noted);
    lost.hidden = true;
    document.body.dataset.live = "yes";
  });
  socket.addEventListener("message", (event) => show(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    document.body.dataset.live = "no";
    if (event.code === 4404 || event.code === 4403) return;
    clearTimeout(noted);
    noted = window.setTimeout(() => (lost.hidden = false), 600);
    window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(LONGEST_WAIT, wait * 1.8);
  });
}

/** A page that comes back from sleep does not wait for the next try. */
function wake() {
  if (document.visibilityState === "visible" && socket?.readyState === WebSocket.CLOSED) wait = FIRST_WAIT;
}

document.addEventListener("visibilitychange", wake);
window.addEventListener("online", wake);
window.addEventListener("pagehide", () => socket?.close());
