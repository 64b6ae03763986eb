// The watch over an engine with a request under way, and the restart of one that breaks, in simulated time.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { atTable, idle, starting } from "./one_life.mjs";

const SILENCE = 10_000;

const why = (one) => life.failure(one.life)?.id ?? null;
const pings = (one) => one.sent.filter((request) => request.endsWith("ping")).length;

// ------------------------------------------------------------ silence

test("ten seconds without a sign of life are told while a reply is awaited", () => {
  for (const one of [idle().load("A"), atTable().answer()]) {
    assert.equal(why(one.pass(SILENCE - 1)), null);
    assert.equal(why(one.pass(1)), "engine_silent");
  }
});

test("they are told while a hint, a look back or a computer's answer is awaited", () => {
  for (const one of [atTable().hint(), atTable().lookBack(), atTable().answer().view("A2*")])
    assert.equal(why(one.pass(SILENCE)), "engine_silent");
});

test("nothing is asked of an engine of which nothing is awaited", () => {
  const hinted = atTable().hint().happen("hint", { id: 2, done: 1, advice: [] });
  for (const one of [idle(), atTable(), hinted, atTable().answer().leave()]) {
    const before = one.done.length;
    one.pass(1_000_000);
    assert.deepEqual([one.done.length, life.due(one.life)], [before, Infinity]);
  }
});

test("a table that is held back is what decides whether a computer is awaited", () => {
  const one = atTable().answer().view("A2*").view("A3*").view("A4");
  assert.equal(one.life.pulse, undefined);
  assert.ok(atTable().answer().view("A2").view("A3*").life.pulse);
});

test("an engine that thinks for long is asked every two seconds, and any answer will do", () => {
  const one = atTable().hint();
  for (const _ of Array(20)) one.pass(2_000).happen("alive");
  assert.deepEqual([pings(one), why(one)], [20, null]);
});

test("any reply is a sign of life, be it of another request", () => {
  const one = atTable().answer().pass(8_000).view("left", 1).pass(8_000).refuse(0).pass(8_000);
  assert.equal(why(one), null);
});

test("another request is no sign of life", () => {
  assert.equal(why(atTable().answer().pass(6_000).load("B").pass(4_000)), "engine_silent");
});

test("an engine that was busy goes on with what it does", () => {
  const one = atTable().answer().pass(60_000).happen("alive");
  assert.equal(why(one), null);
  assert.deepEqual(one.view("B").shown, ["A", "B"]);
  assert.deepEqual([one.all("end"), one.all("launch").length], [[], 1]);
});

test("one that is silent is not asked again until it says something", () => {
  const one = atTable().answer().pass(SILENCE);
  const before = pings(one);
  assert.equal(pings(one.pass(100_000)), before);
  assert.equal(pings(one.happen("alive").pass(2_000)), before + 1);
});

test("a machine that sleeps for a night has missed one beat", () => {
  const one = atTable().answer().sleep(30_000_000);
  assert.deepEqual([one.life.pulse.missed, why(one)], [1, null]);
  assert.equal(why(one.happen("alive").pass(2_000)), null);
});

test("the timers of a hidden tab come once a minute, and never find silence where there is none", () => {
  const one = atTable().answer();
  for (const _ of Array(30)) one.sleep(60_000).happen("alive");
  assert.equal(why(one), null);
});

test("after another try the game goes on from what is on show", () => {
  const one = atTable().answer().pass(SILENCE).retry();
  assert.deepEqual(one.done.at(-1), { do: "launch", start: "cold" });
  assert.equal(why(one), null);
  one.happen("ready").view("A again");
  assert.equal(one.sent.at(-1), '3 load {"of":"A"}');
  assert.equal(one.life.table.name, "A again");
});

test("nobody tries again while all is well", () => {
  for (const one of [
    starting(),
    idle(),
    atTable(),
    atTable()
      .answer()
      .pass(SILENCE - 1),
  ])
    assert.equal(one.retry().all("launch").length, 1);
});

test("an engine that is loaded is not asked, and may take a minute for one step", () => {
  const one = starting().happen("progress", { step: "python", done: 0.6 }).pass(59_999);
  assert.deepEqual([pings(one), why(one)], [0, null]);
});

// ------------------------------------------------------------ broken

const crashed = { error: { id: "crashed", args: { detail: "RangeError" } } };

test("an engine that breaks at the table is started anew by itself, and the game goes on", () => {
  for (const one of [atTable().breakOff(), atTable().answer().happen("failed", crashed)]) {
    assert.deepEqual(one.all("launch").at(-1), { do: "launch", start: "warm" });
    assert.deepEqual([one.told, why(one)], [["engine_renewed"], null]);
    assert.match(one.happen("ready").sent.at(-1), /load {"of":"A"}$/);
  }
});

test("one that breaks again is told of, with the reason", () => {
  const again = () => atTable().happen("failed", crashed).happen("ready").view("A");
  assert.equal(why(again().happen("failed", crashed)), "crashed");
  assert.equal(why(again().breakOff()), "engine_lost");
  assert.equal(why(atTable().breakOff().breakOff()), "engine_lost");
});

test("whatever a person does next, it may be started anew by itself again", () => {
  const renewed = () => atTable().breakOff().happen("ready").view("A");
  for (const one of [renewed().answer(), renewed().load("B"), renewed().hint(), renewed().breakOff().retry()]) {
    const before = one.all("launch").length;
    if (one.life.is === "starting") one.happen("ready");
    assert.equal(one.breakOff().all("launch").length, before + 1);
  }
});

test("what the engine does by itself allows no further start", () => {
  const one = atTable().breakOff().happen("ready").view("A*").view("A2").pass(SILENCE);
  assert.equal(why(one.breakOff()), "engine_lost");
});

test("one that cannot be loaded is told of at once", () => {
  const one = starting().happen("failed", { error: { id: "no_worker", args: {} } });
  assert.deepEqual([why(one), one.all("launch").length], ["no_worker", 1]);
});

test("a game that was wanted of an engine that breaks has to be asked for again", () => {
  const one = idle().load("A").breakOff().happen("ready");
  assert.deepEqual([one.life.is, one.told, one.sent], ["idle", ["engine_renewed"], ["1 load A"]]);
});
