// Why not? Anything that cannot be picked answers with its rule.
// @ts-check
import { act } from "./connection.js";
import { find } from "./dom.js";
import { hideNotice, showNotice, showProblem } from "./notice.js";
import { words } from "./page.js";
import { onUpdate } from "./patch.js";
import { getWhyNot } from "./requests.js";

let explaining = false;

/** Turn "why not?" on or off; true if something changed. @param {boolean} [on] */
export function explainMode(on) {
  const wanted = on ?? !explaining;
  if (wanted === explaining) return false;
  explaining = wanted;
  document.body.classList.toggle("tbl-asking", explaining);
  mark();
  if (explaining) showNotice(words.why_mode);
  else hideNotice();
  return true;
}

export const asking = () => explaining;

function mark() {
  find("[data-why-not]")?.setAttribute("aria-pressed", String(explaining));
}

/** Ask why nothing can be done with this target. @param {string} target */
export async function whyNot(target) {
  const reply = await getWhyNot(target);
  if (!reply.ok && reply.status === 0) showProblem(reply);
  else if (!reply.ok) showNotice(reply.data.error || words.no_reason);
  else if (reply.data.possible) showNotice(words.possible);
  else showNotice(reply.data.text || words.no_reason, reply.data);
}

/**
 * Press a button of the turn, or show why it does nothing.
 * @param {import("./requests.js").TurnAction} action
 */
export function press(action) {
  const button = find(`[data-act="${action}"]`);
  if (button) pressed(button);
}

/** @param {HTMLElement} button */
function pressed(button) {
  const action = /** @type {import("./requests.js").TurnAction} */ (button.dataset.act);
  if (button.getAttribute("aria-disabled") === "true") showNotice(button.dataset.why || "");
  else void act(action);
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-act], [data-why-not]");
  if (!(button instanceof HTMLElement)) return;
  if (event.detail > 1 && button.dataset.act === "end-turn") return; // of a double click
  if (button.hasAttribute("data-why-not")) explainMode();
  else pressed(button);
});

onUpdate((names) => {
  if (names.has("status")) mark();
});
