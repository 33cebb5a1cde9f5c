// The one way pages talk to the server.

/**
 * What we read of an answer: where to go on, or what went wrong and by which rule.
 * @typedef {{ address?: string, error?: string, rule?: string|null, link?: string|null }} Answer
 * @typedef {{ data?: Answer, problem?: string, rule?: string|null, link?: string|null, status: number }} Reply
 */

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
    /** @type {Answer} */
    const data = await answer.json().catch(() => ({}));
    if (answer.ok) return { data, status: answer.status };
    return {
      problem: data.error ?? String(answer.status),
      rule: data.rule,
      link: data.link,
      status: answer.status,
    };
  } catch {
    return { problem: document.body.dataset.offline ?? "", status: 0 };
  }
}

/**
 * Show a problem beside the thing that caused it, with a link to its rule, or hide the last one.
 * @param {Element} near
 * @param {Reply} reply
 */
export function tell(near, { problem, rule, link }) {
  const place = near.closest("form, .card, section, main")?.querySelector(".problem");
  if (!(place instanceof HTMLElement)) return;
  place.textContent = problem ?? "";
  if (problem && rule && link) {
    const source = document.createElement("a");
    source.href = link;
    source.textContent = rule;
    place.append(" ", source);
  }
  place.hidden = !problem;
}

/**
 * Go on after a success: to the address of the answer, to the front page, or stay and look again.
 * @param {string | undefined} then
 * @param {Answer} data
 */
export function goOn(then, data) {
  if (then === "reload") location.reload();
  else location.assign(then === "home" ? "/" : (data.address ?? "/"));
}
