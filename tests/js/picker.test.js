// Choosing a move by picks.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { Picker } from "../../src/westbound/web/static/js/table/picker.js";

/** @typedef {import("../../src/westbound/web/static/js/table/picker.js").Choices} Choices */

/**
 * Choices from moves written as their picks: "build parcel:C4 amount:2"; the first word is the kind.
 * @param {string[]} texts @param {Partial<Choices>} [more] @returns {Choices}
 */
function choices(texts, more = {}) {
  const moves = texts.map((text) => {
    const [kind = "", ...picks] = text.split(" ");
    return { move: text, kind, picks, label: `Do ${text}`, says: `${text} costs $1` };
  });
  return { moves, groups: {}, labels: {}, openers: [], ...more };
}

const everywhere = () => true;
const nowhere = () => false;

/** @param {string[]} texts @param {Partial<Choices>} [more] */
function pickerOf(texts, more) {
  const picker = new Picker();
  picker.load(choices(texts, more), false, everywhere);
  return picker;
}

/** @param {Picker} picker */
const next = (picker) => [...picker.next().keys()];

const TRACK = [
  "track hex:B2 tile:straight turn:0",
  "track hex:B2 tile:straight turn:1",
  "track hex:B2 tile:curve turn:0",
  "track hex:C3 tile:straight turn:2",
  "pass do:pass",
];

// --- narrowing

test("the first picks of all moves can be picked at the beginning", () => {
  const picker = pickerOf(TRACK);
  assert.deepEqual(next(picker), ["hex:B2", "hex:C3", "do:pass"]);
  assert.equal(picker.chosen(), null);
});

test("a pick narrows the moves to those that begin with it", () => {
  const picker = pickerOf(TRACK);
  assert.equal(picker.choose("hex:B2"), "picked");
  assert.deepEqual(next(picker), ["tile:straight", "tile:curve"]);
  assert.equal(picker.next().get("tile:straight")?.length, 2);
  assert.equal(picker.left().length, 3);
});

test("a move is chosen as soon as it is the only one left", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:C3");
  assert.equal(picker.chosen()?.move, "track hex:C3 tile:straight turn:2");
  assert.deepEqual(next(picker), []);
});

test("nothing is chosen before something is picked, even if there is only one move", () => {
  const picker = pickerOf(["pass do:pass"]);
  assert.equal(picker.chosen(), null);
  assert.deepEqual(next(picker), ["do:pass"]);
});

test("a pick of no move changes nothing", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  assert.equal(picker.choose("hex:Z9"), "impossible");
  assert.deepEqual(picker.path, ["hex:B2"]);
});

test("a pick of the chosen move confirms it", () => {
  const picker = pickerOf(TRACK);
  picker.choose("do:pass");
  assert.equal(picker.choose("do:pass"), "confirmed");
  assert.deepEqual(picker.path, ["do:pass"]);
});

test("a pick that was made is no confirmation while several moves are left", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  assert.equal(picker.choose("hex:B2"), "picked");
  assert.deepEqual(picker.path, ["hex:B2"], "it begins anew");
});

// --- changing one's mind

test("the first pick of another move begins that one", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.choose("tile:curve");
  assert.equal(picker.choose("hex:C3"), "picked");
  assert.deepEqual(picker.path, ["hex:C3"]);
});

test("another tile takes the place of the one that was picked", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.choose("tile:straight");
  assert.equal(picker.choose("tile:curve"), "picked");
  assert.deepEqual(picker.path, ["hex:B2", "tile:curve"]);
});

test("what could be picked instead counts as possible, what could not does not", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.choose("tile:curve");
  assert.equal(picker.chosen()?.move, "track hex:B2 tile:curve turn:0");
  for (const pick of ["hex:B2", "tile:curve", "tile:straight", "hex:C3", "do:pass"]) {
    assert.ok(picker.isPossible(pick), pick);
  }
  assert.ok(!picker.isPossible("turn:2"));
  assert.ok(!picker.isPossible("hex:Z9"));
});

test("back takes the last pick away, and says which it was", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.choose("tile:straight");
  assert.equal(picker.back(), "tile:straight");
  assert.deepEqual(picker.path, ["hex:B2"]);
  assert.equal(picker.back(), "hex:B2");
  assert.equal(picker.back(), null);
  assert.ok(!picker.canGoBack());
});

// --- a first pick that is no choice

test("a first pick that all moves share is implied if it has no place", () => {
  const picker = new Picker();
  picker.load(choices(["bid do:bid amount:1", "bid do:bid amount:2"]), false, nowhere);
  assert.deepEqual(picker.path, ["do:bid"]);
  assert.equal(picker.impliedPicks, 1);
  assert.equal(picker.back(), null, "what was no choice cannot be taken back");
});

test("a first pick on the board is a choice, and so is a move of its own", () => {
  const shared = new Picker();
  shared.load(choices(["buy parcel:C4 a:1", "buy parcel:C4 a:2"]), false, everywhere);
  assert.deepEqual(shared.path, []);
  const only = new Picker();
  only.load(choices(["pass do:pass"]), false, nowhere);
  assert.deepEqual(only.path, []);
});

// --- new choices from the server

test("picks are kept if they may be and still lead to a move", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.load(choices(TRACK.slice(0, 2)), true, everywhere);
  assert.deepEqual(picker.path, ["hex:B2"]);
});

test("picks are given up if they lead nowhere any more", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.load(choices(TRACK.slice(3)), true, everywhere);
  assert.deepEqual(picker.path, []);
});

test("picks are given up if something else was decided", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.ask(["hex:B2", "hex:C3"]);
  picker.load(choices(TRACK), false, everywhere);
  assert.deepEqual(picker.path, []);
  assert.equal(picker.candidates, null);
});

// --- a tap that can mean several things

test("a tap is for what comes next; if a move is chosen, for the beginning of any", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  assert.deepEqual(picker.tappable(), ["tile:straight", "tile:curve"]);
  picker.choose("tile:curve");
  assert.deepEqual(picker.tappable(), ["hex:B2", "hex:C3", "do:pass"]);
});

test("a question for one of several places is answered by a pick", () => {
  const picker = pickerOf(TRACK);
  picker.ask(["hex:B2", "hex:C3"]);
  assert.ok(picker.canGoBack());
  assert.equal(picker.choose("hex:C3"), "picked");
  assert.equal(picker.candidates, null);
});

test("a question is taken back before a pick is", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.ask(["tile:straight", "tile:curve"]);
  assert.equal(picker.back(), "tile:straight");
  assert.deepEqual(picker.path, ["hex:B2"]);
  assert.equal(picker.candidates, null);
});

test("a question gives up a move that is chosen already", () => {
  const picker = pickerOf(TRACK);
  picker.choose("do:pass");
  picker.ask(["hex:B2", "hex:C3"]);
  assert.deepEqual(picker.path, []);
});

// --- rotations

test("the last pick goes round in a circle, both ways", () => {
  const picker = pickerOf(TRACK);
  picker.choose("hex:B2");
  picker.choose("tile:straight");
  picker.choose("turn:0");
  assert.ok(picker.canRotate());
  assert.ok(picker.rotate(1));
  assert.deepEqual(picker.path, ["hex:B2", "tile:straight", "turn:1"]);
  picker.rotate(1);
  assert.equal(picker.path.at(-1), "turn:0");
  picker.rotate(-1);
  assert.equal(picker.path.at(-1), "turn:1");
});

test("before there is a last pick, one way is the first and the other the last", () => {
  const forward = pickerOf(TRACK);
  const backward = pickerOf(TRACK);
  for (const picker of [forward, backward]) {
    picker.choose("hex:B2");
    picker.choose("tile:straight");
  }
  forward.rotate(1);
  backward.rotate(-1);
  assert.equal(forward.path.at(-1), "turn:0");
  assert.equal(backward.path.at(-1), "turn:1");
});

test("nothing rotates at the beginning, without another pick, or by numbers", () => {
  const picker = pickerOf(TRACK);
  assert.ok(!picker.rotate(1));
  picker.choose("do:pass");
  assert.ok(!picker.rotate(1));
  const bids = pickerOf(["bid do:bid amount:1", "bid do:bid amount:2"]);
  bids.choose("do:bid");
  assert.ok(!bids.canRotate());
});

// --- numbers

const BIDS = ["bid do:bid amount:10", "bid do:bid amount:4", "bid do:bid amount:5", "pass do:pass"];

function bidding() {
  const picker = pickerOf(BIDS);
  picker.choose("do:bid");
  picker.startAmount();
  return picker;
}

test("numbers are in order, and the smallest is set first", () => {
  const picker = bidding();
  assert.deepEqual([...picker.amounts().keys()], [4, 5, 10]);
  assert.equal(picker.amount, 4);
  assert.equal(picker.amountMove()?.move, "bid do:bid amount:4");
});

test("a number that is set stays if it is possible", () => {
  const picker = bidding();
  picker.setAmount(10);
  picker.startAmount();
  assert.equal(picker.amount, 10);
});

test("what is typed becomes the nearest possible number", () => {
  const picker = bidding();
  for (const [typed, set] of [
    [7, 5],
    [8, 10],
    [99, 10],
    [-3, 4],
  ]) {
    picker.setAmount(typed ?? 0);
    assert.equal(picker.amount, set, String(typed));
  }
});

test("steps go over gaps and end at the ends", () => {
  const picker = bidding();
  const seen = [1, 1, 1, -1, -1, -1].map((way) => {
    picker.stepAmount(way);
    return picker.amount;
  });
  assert.deepEqual(seen, [5, 10, 10, 5, 4, 4]);
});

test("where no number can be picked there is none to confirm", () => {
  const picker = pickerOf(TRACK);
  assert.equal(picker.amounts().size, 0);
  assert.equal(picker.amountMove(), null);
});

// --- words and headings

test("a pick with one move is called like the move, others by their word", () => {
  const picker = pickerOf(TRACK, { labels: { "hex:B2": "Hex B2" } });
  const picks = picker.next();
  /** @param {string} pick */
  const name = (pick) => {
    const moves = picks.get(pick);
    assert.ok(moves);
    return picker.nameOf(pick, moves);
  };
  assert.equal(name("do:pass"), "Do pass do:pass");
  assert.equal(name("hex:B2"), "Hex B2");
  assert.equal(picker.wordFor("hex:C3"), "hex:C3", "better than nothing");
});

test("picks of one kind share a heading; single ones and mixed ones have none", () => {
  const picker = pickerOf(["buy a:1", "buy a:2", "sell b:1", "pass c:1", "take d:1", "give d:1"]);
  const groups = picker.byKind([...picker.next()]);
  const found = [...groups].map(([kind, picks]) => [kind, picks.map(([pick]) => pick)]);
  assert.deepEqual(found, [
    ["buy", ["a:1", "a:2"]],
    ["", ["b:1", "c:1", "d:1"]],
  ]);
});

test("a move that only opens the next choice needs no confirmation", () => {
  const picker = pickerOf(["open hex:A1", "pass do:pass"], { openers: ["open"] });
  picker.choose("hex:A1");
  const move = picker.chosen();
  assert.ok(move && picker.isOpener(move));
  picker.choose("do:pass");
  const other = picker.chosen();
  assert.ok(other && !picker.isOpener(other));
});
