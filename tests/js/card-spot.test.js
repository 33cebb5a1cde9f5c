// Where a card fits beside the thing it is about.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  arrowPath,
  bestSpot,
  boxOfAll,
} from "../../src/westbound/web/static/js/table/card-spot.js";
import {
  area,
  center,
  clamp,
  distanceToEdge,
  intersection,
} from "../../src/westbound/web/static/js/table/geometry.js";

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const WINDOW = box(0, 0, 1000, 800);
const CARD = { width: 200, height: 100 };
const EMPTY = { window: WINDOW, thing: null, spared: [], picks: [], slim: false };

test("geometry: nothing in common is no area, and a point inside is at no distance", () => {
  assert.equal(area(intersection(box(0, 0, 10, 10), box(20, 20, 10, 10))), 0);
  assert.equal(area(intersection(box(0, 0, 10, 10), box(5, 5, 10, 10))), 25);
  assert.equal(distanceToEdge(box(0, 0, 10, 10), { x: 5, y: 5 }), 0);
  assert.equal(distanceToEdge(box(0, 0, 10, 10), { x: 13, y: 14 }), 5);
});

test("geometry: a number is held between two others, if there is something between them", () => {
  assert.equal(clamp(5, 0, 10), 5);
  assert.equal(clamp(-5, 0, 10), 0);
  assert.equal(clamp(15, 0, 10), 10);
  assert.equal(clamp(15, 8, 2), 8);
});

test("a card about nothing is in the middle", () => {
  assert.deepEqual(center(bestSpot(CARD, EMPTY)), center(WINDOW));
});

test("a card is beside its thing and never over it, wherever that is", () => {
  for (const [x, y] of [
    [0, 0],
    [450, 350],
    [900, 0],
    [0, 740],
    [900, 740],
  ]) {
    const thing = box(x ?? 0, y ?? 0, 100, 60);
    const spot = bestSpot(CARD, { ...EMPTY, thing });
    assert.equal(area(intersection(spot, thing)), 0, `${x} ${y}`);
    assert.equal(area(intersection(spot, WINDOW)), area(spot), "wholly in the window");
  }
});

test("a card leaves free what must stay in sight", () => {
  const thing = box(450, 350, 100, 60);
  const usual = bestSpot(CARD, { ...EMPTY, thing });
  const spot = bestSpot(CARD, { ...EMPTY, thing, spared: [usual] });
  assert.equal(area(intersection(spot, usual)), 0);
});

test("while the player tries, a card would rather cover its thing than the picks", () => {
  const [thing, picks] = [box(400, 0, 600, 800), [box(0, 0, 400, 800)]];
  const careful = bestSpot(CARD, { ...EMPTY, thing, picks });
  const slim = bestSpot(CARD, { ...EMPTY, thing, picks, slim: true });
  assert.equal(area(intersection(careful, thing)), 0);
  assert.equal(area(intersection(slim, thing)), area(slim));
});

test("several things are one box, unless that is nearly half of the window", () => {
  const near = [box(100, 100, 50, 50), box(200, 100, 50, 50)];
  const things = near.map((one) => ({ box: one, legal: false }));
  assert.deepEqual(boxOfAll(things, WINDOW), box(100, 100, 150, 50));
  const middle = box(480, 380, 50, 50);
  const all = [box(0, 0, 50, 50), middle, box(950, 750, 50, 50)];
  const spread = all.map((one) => ({ box: one, legal: false }));
  assert.deepEqual(boxOfAll(spread, WINDOW), middle);
});

test("of things all over the window, what can be picked stands for the others", () => {
  const corner = box(950, 750, 50, 50);
  const all = [box(0, 0, 50, 50), box(480, 380, 50, 50), corner];
  const things = all.map((one) => ({ box: one, legal: one === corner }));
  assert.deepEqual(boxOfAll(things, WINDOW), corner);
});

test("what cannot be seen is no thing", () => {
  assert.equal(boxOfAll([{ box: box(5, 5, 0, 10), legal: true }], WINDOW), null);
  assert.equal(boxOfAll([], WINDOW), null);
});

test("an arrow leads from the card to the edge of the thing", () => {
  const arrow = arrowPath(box(0, 0, 200, 100), box(300, 0, 100, 100));
  assert.match(arrow, /^M182 50L200 50Q250 30 300 50M300 50L/);
});

test("what touches needs no arrow", () => {
  assert.equal(arrowPath(box(0, 0, 200, 100), box(205, 0, 100, 100)), "");
});
