// The page keeps the log of a table: each reply has only the events that the page lacks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asking, completed } from "../../web/engine/log.js";

/** A table after `ply` answers, each of which made an event; `from`: the reply leaves the earlier ones out. */
const table = (ply, from = 0, seen = "mine") => {
  const events = Array.from({ length: ply + 1 }, (_, at) => ({ id: seen, ply: at, args: {} }));
  return { events: events.slice(from), events_from: from, view: { ply } };
};

const view = (...given) => ({ type: "view", id: 1, table: table(...given) });
const replay = (...given) => ({ type: "replay", id: 1, table: table(...given) });
const logOf = (worker, reply) => completed(worker, reply).table.events;

test("a reply continues the log", () => {
  const worker = {};
  completed(worker, view(3));
  assert.deepEqual(logOf(worker, view(5, 4)), table(5).events);
  assert.deepEqual(logOf(worker, view(6, 6)), table(6).events);
});

test("a request says which events the page lacks", () => {
  const worker = {};
  const since = (type) => asking(worker, { type, id: 1 }).since;
  assert.equal(since("new"), 0);
  completed(worker, view(3));
  completed(worker, replay(1));
  assert.deepEqual(["answer", "hint", "replay"].map(since), [4, 4, 2]);
});

test("an undo shortens the log", () => {
  const worker = {};
  completed(worker, view(5));
  assert.deepEqual(logOf(worker, view(2, 3)), table(2).events);
  assert.equal(asking(worker, { type: "undo", id: 2 }).since, 3);
});

test("a reply that overlaps the log replaces the events that both have", () => {
  const worker = {};
  completed(worker, view(5));
  assert.deepEqual(logOf(worker, view(6, 4)), table(6).events);
});

test("another viewer begins the log again, and so does another table", () => {
  const worker = {};
  completed(worker, view(5));
  assert.deepEqual(logOf(worker, view(6, 0, "theirs")), table(6, 0, "theirs").events);
});

test("a replay has a log of its own", () => {
  const worker = {};
  completed(worker, view(9));
  completed(worker, replay(2));
  assert.deepEqual(logOf(worker, replay(4, 3)), table(4).events);
  assert.deepEqual(logOf(worker, replay(1, 2)), table(1).events);
  assert.deepEqual(logOf(worker, view(10, 10)), table(10).events);
});

test("other replies stay as they are, and the worker itself reads no log", () => {
  const worker = {};
  for (const reply of [{ type: "puzzle", id: 1, table: table(5) }, { type: "alive" }])
    assert.equal(completed(worker, reply), reply);
  for (const request of [
    { type: "ping", id: 1 },
    { type: "stop", id: 2 },
  ])
    assert.equal(asking(worker, request), request);
});
