// The life of a request while the engine loads, before it is ready, and after it is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { atTable, idle, PACE, starting } from "./one_life.mjs";

const is = (one) => one.life.is;

// ------------------------------------------------------------ the engine loads

test("a start launches a worker with what an earlier visit kept", () => {
  assert.deepEqual(starting().done, [{ do: "launch", start: "warm" }]);
});

test("progress is told step by step, and is whole once the engine is ready", () => {
  const one = starting().happen("progress", { step: "python", done: 0.6 });
  assert.equal(life.progress(one.life).step, "python");
  assert.equal(life.progress(one.happen("ready").life).done, 1);
});

test("after a minute without a sign of life loading has stalled, until there is one", () => {
  const one = starting().pass(59_000).happen("progress", { step: "download", done: 0.1 }).pass(59_000);
  assert.equal(life.failure(one.life), null);
  assert.equal(life.failure(one.pass(1_000).life).id, "load_stalled");
  assert.deepEqual(one.all("end"), []);
  assert.equal(life.failure(one.happen("progress", { step: "python", done: 0.6 }).life), null);
});

test("loading that has stalled begins from scratch when somebody tries again", () => {
  const one = starting().load("A").retry();
  assert.equal(one.all("launch").length, 1);
  one.pass(60_000).retry();
  assert.deepEqual(one.done.at(-1), { do: "launch", start: "cold" });
  assert.deepEqual(one.happen("ready").sent, ["1 load A"]);
});

test("once ready it may take all the time in the world", () => {
  assert.equal(is(idle().pass(1_000_000)), "idle");
});

test("a failure that the worker tells of ends it", () => {
  const error = { id: "no_wasm", args: {} };
  const one = starting().happen("failed", { error });
  assert.equal(life.failure(one.life), error);
  assert.deepEqual(one.done.at(-1), { do: "end" });
});

test("a worker that breaks off in a game is not told as one that cannot be fetched", () => {
  const [early, later] = [starting().lose(), atTable().lose()];
  assert.deepEqual(life.failure(early.life), { id: "load_file", args: { file: "worker" } });
  assert.equal(life.failure(later.life).id, "engine_lost");
});

// ------------------------------------------------------------ a game requested before

test("a game that is wanted before the engine is ready is asked for once, as soon as it is", () => {
  const one = starting().load("A");
  assert.ok(life.isWanted(one.life));
  assert.deepEqual(one.sent, []);
  one.happen("ready").happen("ready").pass(1_000);
  assert.deepEqual(one.sent, ["1 load A"]);
});

test("of several wishes the last counts", () => {
  assert.deepEqual(starting().load("A").load("B").happen("ready").sent, ["1 load B"]);
});

test("a wish is forgotten with the table it was made at", () => {
  assert.deepEqual(starting().load("A").leave().happen("ready").sent, []);
});

test("a wish waits for a lost engine, and is carried out after a retry", () => {
  const one = idle().lose().load("A");
  assert.ok(life.isWanted(one.life));
  assert.deepEqual(one.retry().happen("ready").sent, ["1 load A"]);
});

test("a wish outlives an engine that is lost while it starts", () => {
  assert.deepEqual(starting().load("A").lose().retry().happen("ready").sent, ["1 load A"]);
});

test("a ready engine is asked at once, and requests are numbered", () => {
  const one = atTable().answer().view("B").hint();
  assert.deepEqual(one.sent, ["1 load A", "2 answer", "3 hint"]);
});

// ------------------------------------------------------------ the engine is lost

test("after a loss the game on show goes on from where it was shown", () => {
  const one = atTable().view("A2").lose().pass(PACE).retry();
  assert.deepEqual(one.done.at(-1), { do: "launch", start: "cold" });
  assert.ok(life.isLate(one.life));
  one.happen("ready");
  assert.equal(one.sent.at(-1), '2 load {"of":"A"}');
  assert.ok(life.isLate(one.life));
  assert.deepEqual(one.view("A again").shown, ["A", "A again"]);
});

test("another game that is wanted after a loss comes in the place of the one on show", () => {
  assert.deepEqual(atTable().lose().load("B").retry().happen("ready").sent, ["1 load A", "2 load B"]);
});

test("a request is lost with its engine, for it may be what broke it", () => {
  const one = idle().load("A").lose();
  assert.equal(life.isWanted(one.life), false);
  assert.deepEqual(one.retry().happen("ready").sent, ["1 load A"]);
});

test("a game that is left after a loss is not gone on with", () => {
  assert.deepEqual(atTable().lose().leave().retry().happen("ready").sent, ["1 load A"]);
  assert.deepEqual(atTable().lose().retry().leave().happen("ready").sent, ["1 load A"]);
});

test("nothing is answered, thought of or shown without an engine", () => {
  const one = atTable().lose();
  const done = one.done.length;
  one.answer().hint().view("A2", 1).refuse(1).lose().happen("skip").happen("endThought").pass(PACE);
  assert.equal(one.done.length, done);
  assert.ok(life.isSent(one.life));
});

test("somebody who tries again twice starts a lost engine once", () => {
  const one = atTable().lose();
  const before = one.all("launch").length;
  assert.equal(one.retry().retry().all("launch").length, before + 1);
});
