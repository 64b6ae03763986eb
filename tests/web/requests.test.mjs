// The life of a request: the tables, errors and waits after every reply, in simulated time.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { UNREADABLE } from "../../web/engine/protocol.js";
import { atTable, idle, OneLife, PACE, table } from "./one_life.mjs";

const is = (one) => one.life.is;

// ------------------------------------------------------------ replies

test("the reply to a request is shown at once, and kept", () => {
  const one = idle().load("A").view("A");
  assert.deepEqual(one.shown, ["A"]);
  assert.deepEqual(one.all("keep").length, 1);
  assert.equal(life.isSent(one.life), false);
});

test("what has to be said of a table is said once it is shown", () => {
  const one = idle().load("A");
  one.happen("view", { id: one.life.count, table: table("A"), told: { id: "older_state", args: {} } });
  assert.deepEqual([one.shown, one.told], [["A"], ["older_state"]]);
});

test("the reply to an answer is shown at once, however lately a table was", () => {
  assert.deepEqual(atTable().answer().view("B").shown, ["A", "B"]);
});

test("tables of the game before are not shown once another is asked for", () => {
  const one = atTable().load("B").view("A2", 1).view("B").pass(PACE);
  assert.deepEqual(one.shown, ["A", "B"]);
});

test("tables that were held back are shown when the request is refused", () => {
  const one = atTable()
    .load("no save")
    .view("A2", 1)
    .view("A3", 1)
    .refuse()
    .pass(2 * PACE);
  assert.deepEqual(one.shown, ["A", "A2", "A3"]);
  assert.deepEqual(one.told, ["refused_2"]);
});

test("a file that is refused does not end the showing of moves", () => {
  const one = atTable().view("A2").view("A3").load("no save").pass(PACE).refuse().pass(PACE);
  assert.deepEqual(one.shown, ["A", "A2", "A3"]);
});

test("nothing is shown while a game is awaited", () => {
  assert.deepEqual(
    atTable()
      .view("A2")
      .load("B")
      .pass(10 * PACE).shown,
    ["A"],
  );
});

test("a request that is refused on the start screen leads back to it", () => {
  const one = idle().load("no save").refuse();
  assert.equal(is(one), "idle");
  assert.deepEqual(one.told, ["refused_1"]);
});

test("a request that is refused leaves what can be answered", () => {
  const one = atTable().answer().refuse();
  assert.equal(one.life.table.name, "A");
  assert.equal(life.isSent(one.life), false);
});

test("only the reply to the latest request counts", () => {
  const one = idle().load("A").load("B").view("A", 1);
  assert.equal(is(one), "waiting");
  assert.deepEqual(one.view("B").shown, ["B"]);
});

test("the game that the engine plays is shown when the request after it is refused", () => {
  const one = atTable().view("A2").load("B").load("no save").view("B", 2).view("B2", 2).refuse().pass(PACE);
  assert.deepEqual(one.shown, ["A", "B", "B2"]);
});

test("an error that comes late ends no other wait, and is not told", () => {
  const one = atTable().lookBack().load("A").refuse(2);
  assert.ok(life.isWaiting(one.life));
  assert.deepEqual(one.told, []);
  assert.deepEqual(one.view("B").shown, ["A", "B"]);
});

test("an error while the engine thinks of the game on show is told", () => {
  const one = atTable().load("no save").refuse().refuse(1);
  assert.deepEqual(one.told, ["refused_2", "refused_1"]);
});

test("what could not be read is told whatever happens, and ends nothing", () => {
  const one = atTable().answer().refuse(UNREADABLE);
  assert.deepEqual(one.told, ["refused_0"]);
  assert.equal(is(one), "waiting");
});

// ------------------------------------------------------------ late

test("that a reply is awaited is said only if it takes a while", () => {
  const one = atTable().answer().pass(199);
  assert.equal(life.isLate(one.life), false);
  assert.ok(life.isLate(one.pass(1).life));
  assert.equal(life.isLate(one.view("B").life), false);
});

test("a wait that is late stays so when another game is asked for", () => {
  assert.ok(life.isLate(atTable().answer().pass(200).load("B").life));
});

test("nothing is answered twice, nor before every table was shown", () => {
  assert.deepEqual(atTable().answer().answer().sent.length, 2);
  assert.deepEqual(atTable().view("A2").answer().sent.length, 1);
});

// ------------------------------------------------------------ leaving a game

test("nothing of a game that was left is shown, told or kept", () => {
  const one = atTable().answer().leave();
  const done = one.done.length;
  one
    .view("A2", 2)
    .view("A3", 2)
    .refuse(2)
    .happen("hint", { id: 2, done: 1, advice: [] })
    .pass(10 * PACE);
  assert.equal(one.done.length, done);
  assert.deepEqual(one.sent.at(-1), "3 stop");
});

test("nothing of a game that was left is shown while another is awaited, or refused", () => {
  const one = atTable().leave().load("B").view("A2", 1).refuse().view("A3", 1);
  assert.deepEqual(one.shown, ["A"]);
  assert.equal(is(one), "idle");
});

test("the start screen is free when a table is left while a save is loading", () => {
  assert.equal(life.isWanted(atTable().load("B").leave().life), false);
});

test("a table that was to be shown is not, once its game is left", () => {
  assert.deepEqual(atTable().view("A2").leave().pass(PACE).shown, ["A"]);
});

// ------------------------------------------------------------ pace

test("a table stays on show for a while before the next is", () => {
  const one = atTable()
    .view("A2")
    .view("A3")
    .pass(PACE - 1);
  assert.deepEqual([one.shown.length, life.behind(one.life)], [1, 2]);
  assert.deepEqual(one.pass(1).shown, ["A", "A2"]);
  assert.deepEqual(one.pass(PACE).shown, ["A", "A2", "A3"]);
});

test("a table that comes later than that is shown at once", () => {
  assert.deepEqual(atTable().pass(PACE).view("A2").shown, ["A", "A2"]);
});

test("without a pace every table is shown at once", () => {
  const one = new OneLife(atTable().pass(PACE).life);
  Object.assign(one, { now: PACE, pace: 0 });
  assert.deepEqual(one.view("A2").view("A3").shown, ["A2", "A3"]);
});

test("skipping shows the newest table, and that for its while", () => {
  const one = atTable().view("A2").view("A3").happen("skip");
  assert.deepEqual(one.shown, ["A", "A3"]);
  assert.deepEqual(one.view("A4").pass(PACE - 1).shown, ["A", "A3"]);
  assert.deepEqual(one.pass(1).shown, ["A", "A3", "A4"]);
});

test("with nothing to skip a table stays as long as before", () => {
  assert.deepEqual(atTable().happen("skip").view("A2").shown, ["A"]);
});

// ------------------------------------------------------------ hints and looking back

const told = (id, done) => [{ id, done, advice: [] }];

test("a hint is on show from the request until it is ended", () => {
  const one = atTable().hint();
  assert.deepEqual(life.hint(one.life), { done: 0, advice: [] });
  assert.equal(life.hint(one.happen("hint", ...told(2, 0.5)).life).done, 0.5);
  assert.equal(life.hint(one.happen("endThought").life), null);
  assert.equal(one.sent.at(-1), "3 stop");
  assert.equal(life.hint(one.happen("hint", ...told(2, 1)).life), null);
});

test("a hint that is there is put away without a word to the worker", () => {
  const one = atTable()
    .hint()
    .happen("hint", ...told(2, 1));
  assert.equal(life.hint(one.happen("endThought").life), null);
  assert.equal(one.sent.length, 2);
});

test("a hint is not taken for that of another question", () => {
  const one = atTable()
    .hint()
    .answer()
    .view("B")
    .hint()
    .happen("hint", ...told(2, 1));
  assert.equal(life.hint(one.life).done, 0);
});

test("a hint ends with its question, an error, a loss", () => {
  assert.equal(life.hint(atTable().hint().answer().life), null);
  assert.equal(life.hint(atTable().hint().view("A2").pass(PACE).life), null);
  assert.equal(life.hint(atTable().hint().refuse().life), null);
  assert.equal(life.hint(atTable().hint().lose().life), null);
});

test("a hint is neither thought of nor ended while nothing can be asked", () => {
  const one = atTable().answer().hint().happen("endThought");
  assert.equal(one.sent.length, 2);
});

test("a look back is heard until all is found", () => {
  const one = atTable().lookBack();
  const found = (id, done) => one.happen("look_back", { id, done, of: 3 });
  assert.ok(life.isLookingBack(found(2, 0.5).life));
  assert.equal(life.isLookingBack(found(2, 1).life), false);
  found(2, 1);
  assert.deepEqual(
    one.all("found").map(({ findings }) => findings),
    [0.5, 1].map((done) => ({ done, of: 3 })),
  );
});

test("a look back is gone on with after it was ended, under another number", () => {
  const one = atTable().lookBack().happen("endThought").lookBack();
  one.happen("look_back", { id: 2, done: 0.5 }).happen("look_back", { id: 4, done: 0.6 });
  assert.deepEqual(
    one.all("found").map(({ findings }) => findings.done),
    [0.6],
  );
});
