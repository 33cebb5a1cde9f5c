// Why not? Anything that cannot be picked answers with its rule.
// @ts-check
import { act, api, find, hush, onUpdate, say, words } from "./page.js";

let explaining = false;

/** Switch the question mark on or off; true if something changed. @param {boolean} [on] */
export function explainMode(on) {
  const wanted = on ?? !explaining;
  if (wanted === explaining) return false;
  explaining = wanted;
  document.body.classList.toggle("tbl-asking", explaining);
  mark();
  if (explaining) say(words.why_mode);
  else hush();
  return true;
}

export const asking = () => explaining;

function mark() {
  find("[data-why-not]")?.setAttribute("aria-pressed", String(explaining));
}

/** Ask why nothing can be done with this target. @param {string} target */
export async function whyNot(target) {
  try {
    const answer = await fetch(`${api}/why-not?target=${encodeURIComponent(target)}`);
    /** @type {{error?: string, possible?: boolean, text?: string, rule?: string|null, link?: string|null}} */
    const reason = await answer.json();
    if (!answer.ok) say(reason.error || words.no_reason);
    else if (reason.possible) say(words.possible);
    else say(reason.text || words.no_reason, reason);
  } catch {
    say(words.offline);
  }
}

/** Press a button of the turn, or hear why it does nothing. @param {string} what */
export function press(what) {
  const button = find(`[data-act="${what}"]`);
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") say(button.dataset.why || "");
  else void act(what);
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-act], [data-why-not]");
  if (!(button instanceof HTMLElement)) return;
  if (event.detail > 1 && button.dataset.act === "end-turn") return; // the second half of a double click
  if (button.hasAttribute("data-why-not")) explainMode();
  else if (button.getAttribute("aria-disabled") === "true") say(button.dataset.why || "");
  else void act(button.dataset.act || "");
});

onUpdate((names) => {
  if (names.has("status")) mark();
});
