// A moment of the game on show is requested beside it: no other request and no thinking is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { atTable, idle } from "./one_life.mjs";

const look = (one, ply) => one.happen("look", { wish: { type: "replay", ply, seat: 0 } });
const moment = (one, ply, id = one.life.count) => one.happen("replay", { id, ply, last: 9, seat: 0, decided: null });
const shown = (one) => one.all("replay").map(({ replay }) => replay.ply);

test("a moment is shown when it comes, and the table stays", () => {
  const one = moment(look(atTable(), 3), 3);
  assert.deepEqual([shown(one), one.shown, one.life.is], [[3], ["A"], "showing"]);
});

test("of moments asked for one after the other only the last is shown", () => {
  const one = look(look(atTable(), 3), 4);
  const first = one.life.count - 1;
  moment(moment(one, 3, first), 4);
  assert.deepEqual(shown(one), [4]);
});

test("a look back goes on beside it, and no finding is lost", () => {
  const one = atTable().lookBack();
  const id = one.life.count;
  look(one, 3).happen("look_back", { id, done: 0.2, decisions: [] });
  moment(one, 3).happen("look_back", { id: one.life.count, done: 0.4, decisions: [] });
  assert.deepEqual(
    one.all("found").map(({ findings }) => findings.done),
    [0.2, 0.4],
  );
  assert.ok(life.isLookingBack(one.life));
});

test("a moment that is on its way when a look back begins is shown", () => {
  const one = look(atTable(), 3);
  const id = one.life.count;
  assert.deepEqual(shown(moment(one.lookBack(), 3, id)), [3]);
});

test("a hint stays on show", () => {
  assert.ok(life.hint(moment(look(atTable().hint(), 3), 3).life));
});

test("no moment is asked for while a game is awaited or none is on show", () => {
  for (const one of [idle(), atTable().answer(), atTable().view("A2*").view("A3")]) {
    const { count } = one.life;
    assert.equal(look(one, 3).life.count, count);
  }
});

test("a moment that comes after the game was left is dropped", () => {
  assert.deepEqual(shown(moment(look(atTable(), 3).leave(), 3)), []);
});

test("a moment that comes after its replay was closed is dropped", () => {
  assert.deepEqual(shown(moment(look(atTable(), 3).happen("endLook"), 3)), []);
});

test("a worker that dies before it comes is noticed", () => {
  assert.equal(life.failure(look(atTable(), 3).pass(10_000).life)?.id, "engine_silent");
});
