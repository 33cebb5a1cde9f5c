// What the server wrote into the page: the table it shows, and the words for the scripts.
// @ts-check
import { TableState } from "./state.js";

/**
 * @typedef {"your_turn"|"pick"|"pick_or"|"choose"|"confirm"|"back"|"end_turn"|"complete"|"waiting"|
 *           "watching"|"past"|"which"|"less"|"more"|"amount"|"why_mode"|"no_reason"|"possible"|
 *           "rule"|"close"|"saved"|"saving"|"not_saved"|"position_copied"|
 *           "offline"} Word
 *   what templates/table/words.html offers
 */

/** A block of JSON in the page; the server writes it, so its shape is known. @param {string} id */
const block = (id) => JSON.parse(document.getElementById(id)?.textContent || "{}");

export const table = new TableState(block("table"));

/** @type {Record<Word, string>} */
export const words = block("words");

document.body.dataset.n = String(table.n);
