// Stepping through the positions of a match, and what can be done with a finished one.
// @ts-check
import { byId, find, findAll } from "./dom.js";
import { showProblem } from "./notice.js";
import { table } from "./page.js";
import { update } from "./patch.js";
import { addressOf, getPosition, postContinue, postRematch } from "./requests.js";

const bar = document.getElementById("replay");
const goesOn = /** @type {HTMLDialogElement|null} */ (document.getElementById("continue"));
const PACE = 700;
let playing = 0;

/** @param {number} to */
async function go(to) {
  if (!bar) return;
  const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
  const position = table.goTo(to);
  slider.value = String(position);
  const output = find("output", bar);
  if (output) output.textContent = `${position} / ${table.length}`;
  const at = table.at;
  const reply = await getPosition(at);
  if (!reply.ok) showProblem(reply);
  else if (Number(slider.value) === position) show(reply.data.fragments, at);
}

/** @param {Record<string, string|null>} fragments @param {number|null} at */
function show({ chat: _, ...fragments }, at) {
  const result = byId("result").hidden;
  update(fragments);
  byId("result").hidden = result || at !== null;
  history.replaceState(null, "", addressOf(at));
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

/**
 * Go to a table made from this one.
 * @param {import("./requests.js").Asked<{address: string}>} asked
 */
async function open(asked) {
  const reply = await asked;
  if (reply.ok) location.assign(reply.data.address);
  else showProblem(reply);
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
      if (goesOn.returnValue) void open(postContinue(position(), seats));
      goesOn.returnValue = "";
    });
  }
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.("[data-continue]")) goesOn?.showModal();
    if (target.closest?.("[data-rematch]")) void open(postRematch());
  });
}
