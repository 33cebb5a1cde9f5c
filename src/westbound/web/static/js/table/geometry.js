// Boxes on the screen, in pixels.
// @ts-check

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */

/** @param {Box} box */
export const area = ({ left, top, right, bottom }) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/**
 * The intersection of two boxes; its area is 0 if there is none.
 * @param {Box} a @param {Box} b
 * @returns {Box}
 */
export const intersection = (a, b) => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The smallest box around two. @param {Box} a @param {Box} b @returns {Box} */
export const union = (a, b) => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** @param {Box} box @returns {Point} */
export const center = ({ left, top, right, bottom }) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The distance from a point to a box: 0 inside it.
 * @param {Box} box @param {Point} point
 */
export const distanceToEdge = (box, { x, y }) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/**
 * The number limited to a range; the lower end if the range is empty.
 * @param {number} value @param {number} low @param {number} high
 */
export const clamp = (value, low, high) => Math.max(low, Math.min(Math.max(low, high), value));
