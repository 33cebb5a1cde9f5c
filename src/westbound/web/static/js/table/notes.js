// Private notes: saved a moment after the last key.
// @ts-check
import { byId } from "./dom.js";
import { showProblem } from "./notice.js";
import { words } from "./page.js";
import { putNotes } from "./requests.js";

const PAUSE = 700; // ms
const notes = /** @type {HTMLTextAreaElement} */ (byId("notes"));
const state = byId("notes-state");
let saving = 0;

async function save() {
  clearTimeout(saving);
  saving = 0;
  const reply = await putNotes(notes.value);
  state.textContent = reply.ok ? words.saved : words.not_saved;
  if (!reply.ok && reply.status === 0) showProblem(reply);
}

notes.addEventListener("input", () => {
  state.textContent = words.saving;
  clearTimeout(saving);
  saving = window.setTimeout(save, PAUSE);
});
notes.addEventListener("blur", () => {
  if (saving) void save();
});
