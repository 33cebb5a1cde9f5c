#!/usr/bin/env node
// A bot for a running Westbound server, for Node 18 or newer, without dependencies:
//   WESTBOUND_TOKEN=wb_… node examples/bots/http_bot.js http://127.0.0.1:8017
// It accepts every seat and takes any move by the seed of the decision, but passes only where
// there is nothing else. The protocol is in docs/http-bots.md.
"use strict";

const server = (process.argv[2] ?? "http://127.0.0.1:8017").replace(/\/$/, "");
const headers = { Authorization: `Bearer ${process.env.WESTBOUND_TOKEN}` };
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

function choose({ moves, kinds, seed }) {
  const active = moves.filter((_, index) => !/^(pass|done|decline)/.test(kinds[index]));
  const liked = active.length > 0 ? active : moves;
  return liked[seed % liked.length];
}

/** Say something about a table; a refusal is told and does no harm. */
async function post(table, what, body = {}) {
  const answer = await fetch(`${server}/api/v1/bot/tables/${table}/${what}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (answer.status === 429) await pause(Number(answer.headers.get("Retry-After") ?? 10));
  if (!answer.ok) console.error(`${what} at table ${table}: ${told.error}`);
}

/** Returns whether to go on. Events that it does not know are ignored. */
async function hear(event) {
  if (event.type === "hello" && event.protocol !== 1) return false;
  if (event.type === "hello") console.log(`${event.bot} is connected`);
  if (event.type === "invited") await post(event.table, "accept");
  if (event.type === "your_turn")
    await post(event.table, "move", { n: event.n, move: choose(event) });
  if (event.type === "table_over")
    console.log(event.standings.map((s) => `${s.rank}. ${s.name} ${s.points}`).join(", "));
  return event.type !== "bye" || event.reason === "shutdown";
}

/** Read lines until the connection ends; returns whether to connect again. */
async function listen() {
  const answer = await fetch(`${server}/api/v1/bot/events`, { headers });
  if (answer.status === 401) return console.error((await answer.json()).error);
  let rest = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) if (!(await hear(JSON.parse(line)))) return false;
  }
  return true;
}

async function main() {
  for (let wait = 1; ; wait = Math.min(2 * wait, 60)) {
    const start = Date.now();
    try {
      if (!(await listen())) return;
    } catch (error) {
      console.error(`the connection is lost: ${error.message}`);
    }
    if (Date.now() - start > 60_000) wait = 1;
    await pause(wait);
  }
}

main();
