// The one way pages talk to the server: JSON there, JSON back.

/**
 * Why something was not done, and by which rule; `n`: the table's revision by now.
 * @typedef {{error?: string|null, rule?: string|null, link?: string|null, n?: number}} Problem
 * @typedef {{ok: false, status: number, data: Problem}} Failed
 *   `status` 0: the server cannot be reached, or something else answered for it
 */
/**
 * @template T
 * @typedef {{ok: true, status: number, data: T}|Failed} Reply
 */

/**
 * Ask the server, or tell it something.
 * @template T
 * @param {string} method @param {string} address @param {unknown} [body]
 * @returns {Promise<Reply<T>>}
 */
export async function send(method, address, body) {
  try {
    const answer = await fetch(address, {
      method,
      headers: { "Content-Type": "application/json", "X-Westbound": "1" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, data: text ? JSON.parse(text) : {} };
  } catch {
    return { ok: false, status: 0, data: {} };
  }
}

/**
 * Show a problem beside the thing that caused it, with a link to its rule, or hide the last one.
 * @param {Element} near @param {Reply<unknown>} reply
 */
export function showProblem(near, reply) {
  const place = near.closest("form, .card, section, main")?.querySelector(".problem");
  if (!(place instanceof HTMLElement)) return;
  place.textContent = reply.ok ? "" : sentence(reply);
  if (!reply.ok && reply.data.rule && reply.data.link) {
    const source = document.createElement("a");
    source.href = reply.data.link;
    source.textContent = reply.data.rule;
    place.append(" ", source);
  }
  place.hidden = reply.ok;
}

/** @param {Failed} reply */
function sentence({ status, data }) {
  if (status === 0) return document.body.dataset.offline ?? "";
  return data.error ?? String(status);
}

/**
 * Go on after a success: to the address in the answer, to the front page, or reload.
 * @param {string | undefined} then @param {{address?: string}} data
 */
export function proceed(then, data) {
  if (then === "reload") location.reload();
  else location.assign(then === "home" ? "/" : (data.address ?? "/"));
}
