// The one way pages talk to the server.

/** @typedef {{ data?: Record<string, any>, problem?: string, status: number }} Reply */

/**
 * Send JSON and read the answer; what went wrong comes back as a sentence.
 * @param {string} address
 * @param {unknown} body
 * @param {string} [method]
 * @returns {Promise<Reply>}
 */
export async function send(address, body, method = "POST") {
  try {
    const answer = await fetch(address, {
      method,
      headers: { "Content-Type": "application/json", "X-Westbound": "1" },
      body: JSON.stringify(body),
    });
    const data = await answer.json().catch(() => ({}));
    if (answer.ok) return { data, status: answer.status };
    return { problem: data.error ?? String(answer.status), status: answer.status };
  } catch {
    return { problem: document.body.dataset.offline ?? "", status: 0 };
  }
}

/**
 * Show a problem beside the thing that caused it, or hide the last one.
 * @param {Element} near
 * @param {string | undefined} problem
 */
export function tell(near, problem) {
  const place = near.closest("form, .card, section, main")?.querySelector(".problem");
  if (!(place instanceof HTMLElement)) return;
  place.textContent = problem ?? "";
  place.hidden = !problem;
}

/**
 * Go on after a success: to the address of the answer, to the front page, or stay and look again.
 * @param {string | undefined} then
 * @param {Record<string, any>} data
 */
export function goOn(then, data) {
  if (then === "reload") location.reload();
  else location.assign(then === "home" ? "/" : (data.address ?? "/"));
}
