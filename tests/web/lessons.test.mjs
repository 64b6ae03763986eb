// The progress in each lesson: taken from a table, stored, and read again.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };

const { FRESH, isOpen, noteFinished, noteLesson, progressOf, readLessons } = await import("../../web/state/lessons.js");
const { change } = await import("../../web/state/store.js");
const { newsBefore } = await import("../../web/parts/coach.js");

const at = (coach, over = false) => ({
  coach: { lesson: "first", done: [], steps: 9, over: false, ...coach },
  over,
  save: { game: { answers: [[1], []] } },
});

beforeEach(() => {
  kept.clear();
  change({ lessons: {} });
});

test("a lesson is gone on with by its answers and the steps that are done", () => {
  noteLesson(at({ done: [0, 1] }));
  change({ lessons: {} });
  readLessons();
  assert.deepEqual(progressOf("first"), { answers: [[1], []], done: [0, 1], steps: 9, finished: false });
  assert.ok(isOpen(progressOf("first")));
});

test("a lesson that is over, by its last step or by its game, begins anew", () => {
  for (const table of [at({ done: [0], over: true }), at({ done: [0] }, true)]) {
    noteLesson(table);
    assert.deepEqual(progressOf("first").answers, []);
    assert.ok(progressOf("first").finished && !isOpen(progressOf("first")));
  }
});

test("what was finished stays so when it is played once more", () => {
  noteFinished("first");
  noteLesson(at({ done: [0] }));
  assert.ok(progressOf("first").finished && isOpen(progressOf("first")));
});

test("a table without a coach is no lesson", () => {
  noteLesson({ ...at({}), coach: undefined });
  assert.equal(progressOf("first"), FRESH);
});

test("of what is kept only what is sound is read", () => {
  const sound = { answers: [[1]], done: [0], steps: 3, finished: true };
  kept.set("san-juan-lessons /games/", JSON.stringify({ first: sound, whole: { ...sound, done: ["0"] }, great: 1 }));
  readLessons();
  assert.deepEqual([progressOf("first"), progressOf("whole"), progressOf("great")], [sound, FRESH, FRESH]);
});

test("a guide that speaks by need tells of the others' acts first, until a card is picked", () => {
  const acts = "While you waited: Ana built the Well.";
  assert.equal(newsBefore(at({ by_need: true }), acts, ""), acts);
  assert.equal(newsBefore(at({ by_need: true }), acts, "Well – draw 1 card."), "");
  assert.equal(newsBefore(at({ by_need: false }), acts, ""), "");
});
