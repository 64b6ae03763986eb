// A table that branches off the one on show: the page holds it in memory, and stores it nowhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { atTable, table } from "./one_life.mjs";

const ask = (one) => one.happen("move", { wish: { type: "branch", ply: 0, seat: 0, level: null } });
const begin = (one, name) => one.happen("view", { id: one.life.count, table: table(name), branch: true });
const done = (one) => one.done.map((effect) => effect.do);

test("it is known, with the table it came from, before it is shown, and not kept", () => {
  const one = ask(atTable());
  one.done = [];
  begin(one, "B");
  const [{ from, table: begun }] = one.all("branch");
  assert.deepEqual([done(one), from.name, begun.name], [["branch", "show"], "A", "B"]);
});

test("one that is refused leaves the table on show", () => {
  const one = ask(atTable()).refuse();
  assert.deepEqual([one.life.is, one.shown, one.all("branch").length], ["showing", ["A"], 0]);
});

test("what follows in it is handed on as at any table", () => {
  const one = begin(ask(atTable()), "B*").pass(600).view("B2");
  assert.deepEqual(one.shown, ["A", "B*", "B2"]);
  assert.deepEqual(
    one.all("keep").map((effect) => effect.table.name),
    ["A", "B2"],
  );
});

test("after the engine has broken it goes on where it was", () => {
  const one = begin(ask(atTable()), "B").breakOff().happen("ready");
  assert.equal(one.sent.at(-1), '3 load {"of":"B"}');
});

test("none begins while another game is awaited", () => {
  const one = atTable().answer();
  const { count } = one.life;
  assert.equal(ask(one).life.count, count);
});
