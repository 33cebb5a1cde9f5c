// Several people at one screen who are asked together: which of them plays now.
// @ts-check
import { show } from "./connection.js";
import { showProblem } from "./notice.js";
import { postSeat } from "./requests.js";

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("[data-go-on]");
  if (button instanceof HTMLElement) void goOn(Number(button.dataset.goOn));
});

/** @param {number} seat */
async function goOn(seat) {
  const reply = await postSeat(seat);
  if (reply.ok) show(reply.data);
  else showProblem(reply);
}
