// What the page knows about its table.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { TableState } from "../../src/westbound/web/static/js/table/state.js";

/** @param {Partial<import("../../src/westbound/web/static/js/table/state.js").Table>} [more] */
const table = (more = {}) =>
  new TableState({
    id: "t1",
    n: 5,
    at: null,
    length: 40,
    status: "running",
    now: 0,
    viewer: 0,
    title: "Steam",
    morph: null,
    ...more,
  });

test("a position that is newer, or the same again, is shown", () => {
  const state = table();
  assert.equal(state.arrive({ n: 5, status: "running" }), "show");
  assert.equal(state.arrive({ n: 7, status: "over" }), "show");
  assert.deepEqual([state.n, state.status], [7, "over"]);
});

test("a position that is older is ignored", () => {
  const state = table();
  assert.equal(state.arrive({ n: 4, status: "over" }), "ignore");
  assert.deepEqual([state.n, state.status], [5, "running"]);
});

test("the beginning of a match has a page of its own", () => {
  assert.equal(table({ status: "open" }).arrive({ n: 6, status: "running" }), "reload");
  assert.equal(table({ status: "open" }).arrive({ n: 6, status: "open" }), "show");
});

test("one thing at a time for a position", () => {
  const state = table();
  assert.ok(state.beginAction());
  assert.ok(!state.beginAction(), "the second half of a double click");
  assert.ok(state.endAction(5));
  assert.ok(state.beginAction());
});

test("for a newer position another thing may begin, and the old one ends without a word", () => {
  const state = table();
  state.beginAction();
  state.arrive({ n: 6, status: "running" });
  assert.ok(state.beginAction());
  assert.ok(!state.endAction(5), "the newer one is still under way");
  assert.ok(state.endAction(6));
});

test("who waits for a revision goes on when it is shown, not before", async () => {
  const state = table();
  const waited = state.waitForRevision(7, 10_000);
  let done = false;
  void waited.then(() => (done = true));
  state.arrive({ n: 6, status: "running" });
  state.shown();
  await Promise.resolve();
  assert.ok(!done);
  state.arrive({ n: 8, status: "running" });
  state.shown();
  assert.equal(await waited, true);
});

test("who waits for what is shown already does not wait", async () => {
  assert.equal(await table().waitForRevision(5, 10_000), true);
});

test("without patience, or when it is over, the revision has not come", async () => {
  const state = table();
  assert.equal(await state.waitForRevision(6, 0), false);
  assert.equal(await state.waitForRevision(6, 1), false);
});

test("a replay stays within the match; the end of a finished one is the present", () => {
  const running = table();
  assert.equal(running.goTo(-3), 0);
  assert.equal(running.at, 0);
  assert.equal(running.goTo(99), 40);
  assert.equal(running.at, 40, "a match that goes on has a later present");
  const over = table({ status: "over" });
  over.goTo(12);
  assert.equal(over.at, 12);
  assert.equal(over.goTo(40), 40);
  assert.equal(over.at, null);
});
