// What people at the table say to each other.
// @ts-check
import { show } from "./connection.js";
import { byId, findAll } from "./dom.js";
import { showProblem } from "./notice.js";
import { onUpdate } from "./patch.js";
import { postChat } from "./requests.js";

const text = /** @type {HTMLInputElement} */ (byId("say-text"));

byId("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const message = text.value.trim();
  if (!message) return;
  const reply = await postChat(message);
  if (!reply.ok) {
    showProblem(reply);
    return;
  }
  text.value = "";
  show(reply.data);
});

const count = () => findAll("#chat li").length;
let seen = count();

/** A dot on the tab for unread messages. */
function markNews() {
  const tab = byId("tab-chat");
  const before = seen;
  seen = count();
  if (seen > before && tab.getAttribute("aria-selected") !== "true") tab.classList.add("news");
  const list = byId("chat");
  list.scrollTop = list.scrollHeight;
}

onUpdate((names) => {
  if (names.has("chat")) markNews();
});
