// How long to wait before the next attempt.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { Backoff } from "../../src/westbound/web/static/js/table/backoff.js";

const MIDDLE = 0.5;

test("each wait is longer, up to the limit", () => {
  const backoff = new Backoff(100, 300);
  const waits = Array.from({ length: 4 }, () => Math.round(backoff.next(MIDDLE)));
  assert.deepEqual(waits, [100, 180, 300, 300]);
});

test("after a success it starts again", () => {
  const backoff = new Backoff(100, 300);
  backoff.next(MIDDLE);
  backoff.reset();
  assert.equal(backoff.next(MIDDLE), 100);
});

test("pages do not come back all at once", () => {
  assert.equal(new Backoff(100, 300).next(0), 75);
  assert.equal(new Backoff(100, 300).next(1), 125);
});
