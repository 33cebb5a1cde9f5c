// Several people at one screen who are asked together: which of them goes on now.
// @ts-check
import { api, isFresh, say, send, show } from "./page.js";

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-go-on]");
  if (button instanceof HTMLElement) void goOn(Number(button.dataset.goOn));
});

/** @param {number} seat */
async function goOn(seat) {
  const answer = await send("POST", `${api}/seat`, { seat });
  if (answer && !answer.ok) say(answer.data.error || String(answer.status), answer.data);
  else if (answer && isFresh(answer.data)) show(answer.data);
}
