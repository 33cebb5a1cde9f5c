// One sentence under the status line: what went wrong, or why something is not possible.
// @ts-check
import { byId, make } from "./dom.js";
import { words } from "./page.js";

const note = byId("note");

/**
 * Show a sentence, with the rule it comes from.
 * @param {string} text @param {{rule?: string|null, link?: string|null}} [source]
 */
export function showNotice(text, source = {}) {
  note.replaceChildren(make("span", {}, text));
  if (source.rule && source.link) {
    const attributes = { href: source.link, target: "_blank", rel: "noopener" };
    note.append(" ", make("a", attributes, `${words.rule} ${source.rule}`));
  }
  const attributes = { type: "button", class: "tbl-x", "aria-label": words.close };
  const close = make("button", attributes, "×");
  close.addEventListener("click", hideNotice);
  note.append(close);
  note.hidden = false;
}

/** Say why a request has failed. @param {import("../api.js").Failed} reply */
export function showProblem({ status, data }) {
  if (status === 0) showNotice(words.offline);
  else showNotice(data.error || String(status), data);
}

export function hideNotice() {
  note.hidden = true;
}

/** The server answers again, so the message that it did not is obsolete. */
export function clearOffline() {
  if (note.firstChild?.textContent === words.offline) hideNotice();
}
