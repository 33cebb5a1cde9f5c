// Several people at one screen who are asked together: which of them plays now.
// @ts-check
import { show } from "./connection.js";
import { showProblem } from "./notice.js";
import { postSeat } from "./requests.js";

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-play-seat]");
  if (button instanceof HTMLElement) void playSeat(Number(button.dataset.playSeat));
});

/** @param {number} seat */
async function playSeat(seat) {
  const reply = await postSeat(seat);
  if (reply.ok) show(reply.data);
  else showProblem(reply);
}
