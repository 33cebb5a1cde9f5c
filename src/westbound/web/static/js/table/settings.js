// Personal settings on the table's page; one that could not be saved is reset.
// @ts-check
import { showProblem } from "./notice.js";
import { patchMe } from "./requests.js";

/** @param {Parameters<typeof patchMe>[0]} settings */
async function isSaved(settings) {
  const reply = await patchMe(settings);
  if (!reply.ok && reply.status === 0) showProblem(reply);
  return reply.ok;
}

const autoEnd = /** @type {HTMLInputElement|null} */ (document.getElementById("auto-end"));

autoEnd?.addEventListener("change", async () => {
  if (!(await isSaved({ auto_end: autoEnd.checked }))) autoEnd.checked = !autoEnd.checked;
});

const confirming = /** @type {HTMLSelectElement|null} */ (document.getElementById("confirm-moves"));
let kept = confirming?.value;

confirming?.addEventListener("change", async () => {
  if (!(await isSaved({ confirm: confirming.value }))) confirming.value = kept ?? "always";
  kept = confirming.value;
});
