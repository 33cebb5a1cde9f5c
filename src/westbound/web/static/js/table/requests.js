// Everything the table's page asks the server for. All addresses are here and nowhere else.
// @ts-check
import { send } from "../api.js";
import { table } from "./page.js";

/**
 * @typedef {{n: number, status: string, fragments: Record<string, string|null>,
 *            parts?: Record<string, string>, tags?: Record<string, string>}} Position
 *   what the page shows, by the ids of its elements; see patch.js
 * @typedef {{n: number, board: string, final: boolean,
 *            figures: {seat: string, figure: string, value: string}[]}} Preview
 * @typedef {{possible: boolean, text?: string, rule?: string|null, link?: string|null}} Reason
 * @typedef {{at: string, title: string, text: string, do: string[], ask: string}} Stop
 *   of the guided first turn
 * @typedef {"move"|"undo"|"redo"|"restart"|"end-turn"} TurnAction
 */
/**
 * @template T
 * @typedef {Promise<import("../api.js").Reply<T>>} Asked
 */

const api = `/api/v1/tables/${table.id}`;
const page = `/t/${table.id}`;
const me = "/api/v1/me";

/** Text after `?`, without what is null. @param {Record<string, string|number|null>} values */
function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

// --- the position

/** Where the live connection is opened. @param {number} after the revision that is shown already */
export function liveAddress(after) {
  return `${location.origin.replace(/^http/, "ws")}${page}/live?after=${after}`;
}

/** Everything the page shows. @param {number|null} at null: now @returns {Asked<Position>} */
export const getPosition = (at) => send("GET", `${api}/position${query({ at })}`);

/** @returns {Asked<{revision: number}>} */
export const getTable = () => send("GET", api);

/** The address of a position, for the browser's address line. @param {number|null} at */
export const addressOf = (at) => `${page}${query({ at })}`;

/** What the viewer knows of the position shown, as text. @returns {Asked<{text: string}>} */
export const getPositionText = () => send("GET", `${api}/position-text${query({ at: table.at })}`);

// --- the viewer's turn

/** Where actions are sent: the answer is a receipt with the new revision, not the position. */
export const turnAddress = `${api}/turn`;

/** What each button means to the server. @type {Record<TurnAction, object>} */
export const TURN_ACTIONS = {
  move: { action: "play" },
  undo: { action: "undo" },
  redo: { action: "redo" },
  restart: { action: "undo", steps: null },
  "end-turn": { action: "end" },
};

/**
 * Of several people at one screen: the one who plays now.
 * @param {number} seat
 * @returns {Asked<Position>}
 */
export const postSeat = (seat) => send("POST", `${api}/seat`, { seat });

// --- questions about a position

/** @param {string} move @returns {Asked<Preview>} */
export const getPreview = (move) => send("GET", `${api}/preview${query({ n: table.n, move })}`);

/** @param {string} target @returns {Asked<Reason>} */
export const getWhyNot = (target) => send("GET", `${api}/why-not${query({ target })}`);

/** @returns {Asked<{tips?: Record<string, string>}>} */
export const getTips = () => send("GET", `${api}/tips${query({ at: table.at })}`);

/**
 * @param {string} address
 * @returns {Promise<string|null>} null if there was no answer, "" if a bad one
 */
async function getText(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return null;
  }
}

/** The log as HTML. */
export const getLog = () => getText(`${page}/log`);

/** The board as plain text. */
export const getBoardText = () => getText(`${page}/text${query({ at: table.at })}`);

// --- around the match

/** @param {string} text @returns {Asked<Position>} */
export const postChat = (text) => send("POST", `${api}/chat`, { text });

/** @param {string} text @returns {Asked<unknown>} */
export const putNotes = (text) => send("PUT", `${api}/notes`, { text });

/** @param {{auto_end: boolean}|{confirm: string}} settings @returns {Asked<unknown>} */
export const patchMe = (settings) => send("PATCH", me, settings);

/**
 * A new table from this position.
 * @param {number} at @param {string[]} seats
 * @returns {Asked<{address: string}>}
 */
export const postContinue = (at, seats) => send("POST", `${api}/continue`, { at, seats });

/** The same people and options again. @returns {Asked<{address: string}>} */
export const postRematch = () => send("POST", `${api}/rematch`, {});

/** The stops of the guided first turn. @param {string} game @returns {Asked<{stops: Stop[]}>} */
export const getTour = (game) => send("GET", `/api/v1/games/${game}/tour`);

/** @param {string} game @returns {Asked<unknown>} */
export const putTourSeen = (game) => send("PUT", `/api/v1/games/${game}/tour/seen`, {});
