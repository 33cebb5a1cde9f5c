#!/usr/bin/env node
// A bot in JavaScript without dependencies: westbound sim carson --bots "cmd:examples/bots/greedy_first.js,random"
// It prefers moves that build up something by their kind, keeps passing and declining for last,
// and among equals takes the first. The protocol is in docs/bot-protocol.md.
"use strict";

const EAGER = ["deliver", "build", "upgrade", "buy", "claim", "hire", "take", "place"];
const RELUCTANT = ["done", "pass", "wait", "decline", "discard", "drop", "lift", "recall"];

/** How much a kind of move such as "buy_parcel" is liked: the lower, the better. */
function rank(kind) {
  const verb = kind.split("_")[0];
  if (RELUCTANT.includes(verb)) return EAGER.length + 1 + RELUCTANT.indexOf(verb);
  const place = EAGER.indexOf(verb);
  return place < 0 ? EAGER.length : place;
}

function choose(question) {
  const ranks = question.kinds.map(rank);
  return question.moves[ranks.indexOf(Math.min(...ranks))];
}

function hear(message) {
  if (message.type === "hello" && message.protocol !== 1) {
    console.error(`protocol ${message.protocol} is not known here`);
    process.exit(1);
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ id: message.id, move: choose(message) }));
  } else if (message.type === "bye") {
    process.exit(0);
  }
}

// import() works in a script and in a module, wherever this file is copied to.
import("node:readline").then((readline) => {
  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", (line) => hear(JSON.parse(line)));
});
