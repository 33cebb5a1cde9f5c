// Where a card fits beside the thing it is about, and the arrow from one to the other.
// @ts-check
import { area, center, clamp, distance, intersection, union } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Box} Box
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {{width: number, height: number}} Size
 * @typedef {{window: Box, thing: Box|null, spared: Box[], picks: Box[], slim: boolean}} Around
 *   `spared`: what must stay in sight; `slim`: the player tries something, so picks matter more
 */

const GAP = 34; // px: room for the arrow
const TOO_LARGE = 0.42; // of the window: above this, one thing stands for all of them
const TOUCHING = 12; // px: closer things need no arrow
const BEND = 0.2; // of the arrow's length
const BARB = 11; // px

// The cost of covering something completely, in pixels of distance that would be as bad.
const COST_OF_THING = 4000;
const COST_OF_THING_IF_SLIM = 400;
const COST_OF_SPARED = 9000;
const COST_OF_PICKS = 1200;

/**
 * The box around all things; if it is nearly half the window, that of the one in the middle.
 * @param {{box: Box, legal: boolean}[]} things what can be picked stands for the others
 * @param {Box} window @returns {Box|null}
 */
export function boxOfAll(things, window) {
  const seen = things.filter(({ box }) => area(box) > 0);
  if (!seen.length) return null;
  const all = seen.map(({ box }) => box).reduce(union);
  if (seen.length === 1 || area(all) < TOO_LARGE * area(window)) return all;
  const legal = seen.filter((thing) => thing.legal);
  const off = (/** @type {Box} */ box) => distance(center(box), center(all));
  return (legal.length ? legal : seen)
    .map(({ box }) => box)
    .reduce((best, box) => (off(box) < off(best) ? box : best));
}

/**
 * Places for a card: around the thing, and at the edges of the window.
 * @param {Box|null} thing @param {Size} card @param {Box} window
 */
function spots(thing, { width, height }, window) {
  const right = window.right - width;
  const bottom = window.bottom - height;
  const middle = (window.left + right) / 2;
  const corners = [right, window.left].flatMap((x) => [bottom, window.top].map((y) => ({ x, y })));
  const found = [{ x: middle, y: bottom }, { x: middle, y: window.top }, ...corners];
  if (thing) found.push(...beside(thing, { width, height }));
  else found.push({ x: middle, y: (window.top + bottom) / 2 });
  return found.map(({ x, y }) => {
    const left = clamp(x, window.left, right);
    const top = clamp(y, window.top, bottom);
    return { left, top, right: left + width, bottom: top + height };
  });
}

/** On each side of a thing, in the middle or at one end. @param {Box} thing @param {Size} card */
function beside(thing, { width, height }) {
  const { x, y } = center(thing);
  return [0.5, 0.15, 0.85].flatMap((share) => [
    { x: thing.right + GAP, y: y - height * share },
    { x: thing.left - GAP - width, y: y - height * share },
    { x: x - width * share, y: thing.bottom + GAP },
    { x: x - width * share, y: thing.top - GAP - height },
  ]);
}

/**
 * The best place: near, not over the thing or what must stay in sight, and covering little that can
 * be picked.
 * @param {Size} card @param {Around} around @returns {Box}
 */
export function bestSpot(card, { window, thing, spared, picks, slim }) {
  const goal = center(thing ?? window);
  /** How much of the card covers these. @param {Box} spot @param {Box[]} boxes */
  const over = (spot, boxes) =>
    boxes.reduce((sum, box) => sum + area(intersection(spot, box)), 0) / (card.width * card.height);
  /** @param {Box} spot */
  const cost = (spot) =>
    (slim ? COST_OF_THING_IF_SLIM : COST_OF_THING) * over(spot, thing ? [thing] : []) +
    COST_OF_SPARED * over(spot, spared) +
    COST_OF_PICKS * over(spot, picks) +
    distance(center(spot), goal);
  const found = [thing, ...spared].flatMap((box) => spots(box, card, window));
  return found.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** @param {Point} point */
const text = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * A curved arrow from the card to the thing, as an SVG path; empty if they touch.
 * @param {Box} card @param {Box} thing
 */
export function arrowPath(card, thing) {
  const goal = center(thing);
  const start = {
    x: clamp(goal.x, card.left + 18, card.right - 18),
    y: clamp(goal.y, card.top + 18, card.bottom - 18),
  };
  const edge = {
    x: clamp(goal.x, card.left, card.right),
    y: clamp(goal.y, card.top, card.bottom),
  };
  const tip = {
    x: clamp(edge.x, thing.left, thing.right),
    y: clamp(edge.y, thing.top, thing.bottom),
  };
  if (distance(tip, edge) < TOUCHING) return "";
  const bend = {
    x: (edge.x + tip.x) / 2 + (tip.y - edge.y) * BEND,
    y: (edge.y + tip.y) / 2 - (tip.x - edge.x) * BEND,
  };
  const way = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  /** @param {number} turn */
  const barb = (turn) => ({
    x: tip.x - BARB * Math.cos(way + turn),
    y: tip.y - BARB * Math.sin(way + turn),
  });
  const line = `M${text(start)}L${text(edge)}Q${text(bend)} ${text(tip)}`;
  return `${line}M${text(tip)}L${text(barb(0.45))}M${text(tip)}L${text(barb(-0.45))}`;
}
