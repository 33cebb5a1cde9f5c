// What a tap can have meant.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { nearest, picksNear } from "../../src/westbound/web/static/js/table/tap-target.js";

/** A square around a point. @param {number} x @param {number} y @param {number} size */
const square = (x, y, size) => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

/** @param {string} pick @param {number} x @param {number} size @param {boolean} [isUnder] */
const place = (pick, x, size, isUnder = false) => ({ pick, box: square(x, 0, size), isUnder });

const TAP = { x: 0, y: 0 };

test("a place as large as a finger was meant", () => {
  const places = [place("a", 0, 40, true), place("b", 44, 40)];
  assert.deepEqual(picksNear(places, "a", TAP), ["a"]);
});

test("of small places close together each can be meant, the nearest first", () => {
  const places = [place("b", 20, 16), place("a", 3, 16, true)];
  assert.deepEqual(picksNear(places, "a", TAP), ["a", "b"]);
});

test("a small place near a large one can be meant too", () => {
  const places = [place("a", 0, 60, true), place("b", 14, 12)];
  assert.deepEqual(picksNear(places, "a", TAP), ["a", "b"]);
});

test("what is further away than a finger is wide was not meant", () => {
  const places = [place("a", 0, 16, true), place("b", 60, 16)];
  assert.deepEqual(picksNear(places, "a", TAP), ["a"]);
});

test("a tap beside a place still hits it, a tap further off does not", () => {
  assert.deepEqual(picksNear([place("a", 20, 16)], "", TAP), ["a"], "12 px from its edge");
  assert.deepEqual(picksNear([place("a", 21, 16)], "", TAP), []);
});

test("a pick with several elements is one answer", () => {
  const places = [place("a", 0, 16, true), place("a", 18, 16)];
  assert.deepEqual(picksNear(places, "a", TAP), ["a"]);
});

test("what is not drawn was not meant", () => {
  assert.deepEqual(picksNear([place("a", 0, 0)], "", TAP), []);
});

test("the nearest place is found within reach only", () => {
  const near = place("near", 20, 10);
  const far = place("far", 34, 10);
  assert.equal(nearest([far, near], TAP), near);
  assert.equal(nearest([far], TAP), null);
  assert.equal(nearest([], TAP), null);
});
