// The life of a request in a lesson, which the page keeps in its own way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { atTable, idle, PACE, table } from "./one_life.mjs";

const lesson = (one, name, id = one.life.count) =>
  one.happen("view", { id, table: { ...table(name), coach: {} }, visit: true });

const begun = () => lesson(idle().load("lesson"), "A");

test("no table of a lesson is kept, neither a reply nor what computers make of it", () => {
  const one = lesson(lesson(begun().answer(), "B*"), "C").pass(PACE);
  assert.deepEqual(one.shown, ["A", "B*", "C"]);
  assert.deepEqual(one.all("keep"), []);
});

test("what computers make of a lesson is not kept while an answer is on its way", () => {
  const one = lesson(begun().answer(), "B*", 1);
  assert.deepEqual(one.all("keep"), []);
});

test("where the engine breaks, a game goes on by itself and a lesson from the start screen", () => {
  assert.equal(begun().breakOff().happen("ready").life.is, "idle");
  assert.equal(atTable().breakOff().happen("ready").life.is, "late");
});
