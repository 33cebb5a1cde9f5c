// A finger is wide: what could a tap have meant?
// @ts-check
import { center, distance, distanceToEdge } from "./geometry.js";

const FINGER = 40; // px: a tap on a place at least this large meant that place
const NEAR = 24; // px from the tap to the middle of a place that may be meant
const CLOSE = 16; // px from the tap to the edge of a place that may be meant
const MISSED = 12; // px: a place this near counts as hit if nothing else was

/**
 * @typedef {import("./geometry.js").Box} Box
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {{pick: string, box: Box, isUnder: boolean}} Place
 *   `isUnder`: it is what the finger touched
 */

/**
 * How far a place is from a tap, and whether it is smaller than a finger.
 * @param {Box} box @param {Point} tap
 */
function measure(box, tap) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const isShown = width + height > 0;
  return {
    edge: isShown ? distanceToEdge(box, tap) : Infinity,
    middle: isShown ? distance(center(box), tap) : Infinity,
    isSmall: Math.min(width, height) < FINGER,
  };
}

/**
 * The picks that a tap could mean, nearest first: one if it is clear, none if nothing is near.
 * @param {Place[]} places of what can be picked now @param {string} hit the pick under the finger
 * @param {Point} tap
 */
export function picksNear(places, hit, tap) {
  const near = places
    .map((place) => ({ ...place, ...measure(place.box, tap) }))
    .filter(({ pick, edge, middle }) => pick === hit || middle <= NEAR || edge <= CLOSE)
    .sort((a, b) => a.middle - b.middle);
  const under = near.find(({ pick, isUnder }) => pick === hit && isUnder);
  const hasSmallOther = near.some(({ pick, isSmall }) => isSmall && pick !== hit);
  if (under && !under.isSmall && !hasSmallOther) return [hit];
  const reached = near.filter(({ edge }) => under || edge <= MISSED);
  return [...new Set(reached.map(({ pick }) => pick))];
}

/**
 * The place that a tap meant, if it came near enough to one.
 * @template {{box: Box}} T
 * @param {T[]} places @param {Point} tap @returns {T|null}
 */
export function nearest(places, tap) {
  const measured = places.map((place) => ({ place, edge: measure(place.box, tap).edge }));
  const [first] = measured.filter(({ edge }) => edge <= NEAR).sort((a, b) => a.edge - b.edge);
  return first?.place ?? null;
}

/**
 * Whether an event comes from a finger; some browsers do not say so for a click.
 * @param {MouseEvent} event
 */
export const isFinger = (event) =>
  event instanceof PointerEvent && event.pointerType
    ? event.pointerType === "touch"
    : matchMedia("(pointer: coarse)").matches;

/**
 * What a tap on the page could mean.
 * @param {{pick: string, elements: Element[]}[]} places what can be picked now
 * @param {string} hit the pick under the finger @param {MouseEvent} event
 */
export function candidates(places, hit, event) {
  const measured = places.flatMap(({ pick, elements }) =>
    elements.map((element) => ({
      pick,
      box: element.getBoundingClientRect(),
      isUnder: element.contains(/** @type {Node} */ (event.target)),
    })),
  );
  return picksNear(measured, hit, { x: event.clientX, y: event.clientY });
}
