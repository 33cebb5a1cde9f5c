// "Copy position" in the menu: what the viewer knows of the position shown, as text.
// @ts-check
import { copyText } from "../clipboard.js";
import { find } from "./dom.js";
import { showNotice, showProblem } from "./notice.js";
import { words } from "./page.js";
import { getPositionText } from "./requests.js";

async function copyPosition() {
  const reply = await getPositionText();
  if (!reply.ok) {
    showProblem(reply);
    return;
  }
  await copyText(reply.data.text);
  find("[data-part=menu]")?.removeAttribute("open");
  showNotice(words.position_copied);
}

find("[data-copy-position]")?.addEventListener("click", () => void copyPosition());
