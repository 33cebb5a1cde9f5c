// The way through the positions of a match, and what can be made of a finished one.
// @ts-check
import { api, byId, find, findAll, isFresh, say, send, table, update, words } from "./page.js";

const bar = document.getElementById("replay");
const goesOn = /** @type {HTMLDialogElement|null} */ (document.getElementById("continue"));
const PACE = 700;
let playing = 0;

/** @param {number} at */
async function go(at) {
  if (!bar) return;
  const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
  at = Math.max(0, Math.min(table.length, at));
  slider.value = String(at);
  const output = find("output", bar);
  if (output) output.textContent = `${at} / ${table.length}`;
  const end = at === table.length && table.status === "over";
  table.at = end ? null : at;
  try {
    const answer = await fetch(`${api}/position${end ? "" : `?at=${at}`}`);
    /** @type {import("./page.js").Answer} */
    const fresh = await answer.json();
    if (!isFresh(fresh)) say(fresh.error || String(answer.status));
    else if (Number(slider.value) === at) {
      delete fresh.fragments.chat;
      const result = byId("result").hidden;
      update(fresh.fragments);
      byId("result").hidden = result || !end;
      history.replaceState(null, "", end ? `/t/${table.id}` : `/t/${table.id}?at=${at}`);
    }
  } catch {
    say(words.offline);
  }
}

const position = () => Number(/** @type {HTMLInputElement} */ (byId("replay-at")).value);

/** @param {boolean} on */
function play(on) {
  clearInterval(playing);
  playing = 0;
  find('[data-step="play"]')?.setAttribute("aria-pressed", String(on));
  if (!on) return;
  if (position() >= table.length) void go(0);
  playing = window.setInterval(() => {
    if (position() >= table.length) play(false);
    else void go(position() + 1);
  }, PACE);
}

/** @type {Record<string, () => unknown>} */
const STEPS = {
  first: () => go(0),
  back: () => go(position() - 1),
  forward: () => go(position() + 1),
  last: () => go(table.length),
  play: () => play(!playing),
};

/** @param {string} path @param {unknown} body */
async function open(path, body) {
  const answer = await send("POST", `${api}/${path}`, body);
  if (!answer) return;
  if (answer.ok && answer.data.address) location.assign(answer.data.address);
  else say(answer.data.error || String(answer.status));
}

export function start() {
  if (bar) {
    for (const button of findAll("[data-step]", bar)) {
      button.addEventListener("click", () => {
        const step = button.dataset.step || "";
        if (step !== "play") play(false);
        void STEPS[step]?.();
      });
    }
    byId("replay-at").addEventListener("input", () => {
      play(false);
      void go(position());
    });
    byId("replay-round").addEventListener("change", (event) => {
      const list = /** @type {HTMLSelectElement} */ (event.target);
      if (list.value) void go(Number(list.value));
      list.value = "";
    });
    bar.addEventListener("submit", (event) => event.preventDefault());
    goesOn?.addEventListener("close", () => {
      const seats = [...goesOn.querySelectorAll("select")].map((select) => select.value);
      if (goesOn.returnValue) void open("continue", { at: position(), seats });
      goesOn.returnValue = "";
    });
  }
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.("[data-continue]")) goesOn?.showModal();
    if (target.closest?.("[data-rematch]")) void open("rematch", {});
  });
}
