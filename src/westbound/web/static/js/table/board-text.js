// The board as plain text, fetched while it is unfolded.
// @ts-check
import { byId, find } from "./dom.js";
import { onUpdate } from "./patch.js";
import { getBoardText } from "./requests.js";

const details = /** @type {HTMLDetailsElement} */ (byId("as-text"));

async function load() {
  if (!details.open) return;
  const text = await getBoardText();
  const place = find("pre", details);
  if (text && place) place.textContent = text;
}

details.addEventListener("toggle", () => void load());
onUpdate((names) => {
  if (names.has("board")) void load();
});
