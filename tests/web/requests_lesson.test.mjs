// The life of a request in a lesson, which the page stores in its own way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { idle, PACE, table } from "./one_life.mjs";

const LESSON = { name: "goods", steps: [] };
const coach = { lesson: "goods", done: [0, 1] };

const lesson = (one, name, id = one.life.count) =>
  one.happen("view", {
    id,
    table: { ...table(name), game: "chess", save: { game: { answers: [[4]] } }, coach },
    visit: true,
  });

const wish = { type: "lesson", game: "chess", lesson: LESSON, answers: [], done: [] };
const begun = () => lesson(idle().happen("begin", { wish }), "A");
const asked = (one) => one.all("send").at(-1).request;

test("no table of a lesson is kept, neither a reply nor what computers make of it", () => {
  const one = lesson(lesson(begun().answer(), "B*"), "C").pass(PACE);
  assert.deepEqual(one.shown, ["A", "B*", "C"]);
  assert.deepEqual(one.all("keep"), []);
});

test("what computers make of a lesson is not kept while an answer is on its way", () => {
  const one = lesson(begun().answer(), "B*", 1);
  assert.deepEqual(one.all("keep"), []);
});

test("where the engine breaks or is silent, a lesson goes on where it was", () => {
  for (const one of [begun().breakOff(), begun().lose().retry(), begun().answer().pass(10_000).retry()]) {
    const { id, ...again } = asked(one.happen("ready"));
    assert.deepEqual(again, { ...wish, answers: [[4]], done: [0, 1] });
    assert.equal(one.life.table.name, "A");
  }
});

test("a game that comes after a lesson goes on as a game", () => {
  const one = begun().load("B").view("B").breakOff().happen("ready");
  assert.equal(asked(one).type, "load");
});

test("a lesson goes on after a game was refused in it", () => {
  assert.equal(asked(begun().load("bad").refuse().breakOff().happen("ready")).type, "lesson");
});
