// A host and its guests together, over stand-ins for the connection and for Python.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen } from "../../web/engine/life.js";
import { Evening } from "./one_evening.mjs";

async function evening() {
  const one = new Evening();
  for (const who of [1, 2, "screen"]) one.arrive(who);
  await one.rest();
  return one;
}

test("guests draw what their seat may know, and store no table", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  assert.deepEqual(
    [1, 2, "screen"].map((who) => one.guests[who].table.view.secret),
    ["secret of 1", "secret of 2", null],
  );
  assert.deepEqual(one.hosting.now(), {
    ...{
      table: "t",
      phones: [1, 2].map((seat) => ({ seat, name: `guest ${seat}`, came: true, here: true })),
      screens: 1,
      placing: [],
      free: [],
    },
    undo: null,
  });
});

test("an answer reaches all devices, and its guest may answer again only then", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.python.answers.push(0);
  await one.rest();
  one.guests[1].answer();
  assert.equal(isOpen(one.guests[1].life), false);
  await one.rest();
  for (const { table, life } of Object.values(one.guests)) assert.deepEqual([table.view.ply, isOpen(life)], [2, true]);
});

test("a refused answer leaves the question open, with its reason", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.guests[1].answer();
  await one.rest();
  assert.deepEqual(one.guests[1].told, ["wrong_seat"]);
  assert.ok(isOpen(one.guests[1].life));
  assert.equal(one.python.ply, 0);
});

test("wishes that only the host can meet get a sentence", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.guests[1].happen({ type: "move", wish: { type: "read_on", step: 1 } });
  await one.rest();
  assert.deepEqual(one.guests[1].told, ["at_host"]);
  assert.equal(
    (await one.guests[1].visiting.engine.ask({ type: "undo_asks", table: "t", seat: 1 })).error.id,
    "at_host",
  );
});

test("an undo asks the others, and is done once they agree", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.python.answers.push(0);
  await one.rest();
  one.guests[1].answer();
  await one.rest();
  one.python.undoAsks = [0, 2];
  one.guests[1].undo();
  await one.rest();
  assert.deepEqual(one.hosting.now().undo, { seat: 1, waits: [0, 2], here: [0] });
  one.guests[2].visiting.agree(true);
  one.hosting.agree(true);
  await one.rest();
  assert.equal(one.python.ply, 1);
  assert.deepEqual([one.guests[1].table.view.ply, isOpen(one.guests[1].life)], [1, true]);
});

test("an undo of the host's person asks the guests, and then calls the page", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.python.undoAsks = [1];
  one.hosting.undo(0, 0);
  await one.rest();
  assert.deepEqual(one.guests[1].visiting.guest().asked, { ask: 1, seat: 0 });
  one.guests[1].visiting.agree(false);
  await one.rest();
  assert.deepEqual([one.undone, one.told], [[], ["undo_refused"]]);
  one.python.undoAsks = [];
  one.hosting.undo(0, 0);
  await one.rest();
  assert.deepEqual(one.undone, [0]);
});

test("the host calls a guest", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.hosting.signal(2);
  await one.rest();
  assert.deepEqual([one.guests[1].signals, one.guests[2].signals], [0, 1]);
});

test("a guest that leaves is away, and one whose seat is taken back is told so", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.guests[1].visiting.leave();
  one.hosting.release(2);
  await one.rest();
  assert.deepEqual(one.hosting.now().phones, [{ seat: 1, name: "guest 1", came: true, here: false }]);
  assert.equal(one.guests[2].visiting.guest().error.id, "table_closed");
  assert.deepEqual(one.python.apart, [1]);
});

test("the last words cross before the connection ends", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  one.hosting.end();
  await one.rest();
  for (const { visiting } of Object.values(one.guests)) assert.equal(visiting.guest().is, "ended");
  assert.equal(one.hosting.now().screens, 0);
});

test("a guest that is not heard for ten seconds is lost, and so is the host for it", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  Object.assign(one.lines[1].host, { asleep: true });
  Object.assign(one.lines[1].guest, { asleep: true });
  await one.beat(5);
  assert.deepEqual(
    one.hosting.now().phones.map(({ here }) => here),
    [false, true],
  );
  Object.assign(one.lines[1].host, { asleep: false });
  Object.assign(one.lines[1].guest, { asleep: false });
  await one.beat();
  assert.deepEqual(
    one.hosting.now().phones.map(({ here }) => here),
    [true, true],
  );
});

test("beats draw nothing again", async (t) => {
  const one = await evening();
  t.after(() => one.end());
  const drawings = () => [one.drawings, one.guests[1].drawings];
  const before = drawings();
  await one.beat(3);
  assert.deepEqual(drawings(), before);
  one.lines[1].cut();
  await one.rest();
  assert.deepEqual(drawings(), [before[0] + 1, before[1] + 1]);
});
