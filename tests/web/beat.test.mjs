// Scores that others shared, by deal: the latest are stored, and spoilt ones are dropped.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.location = new URL("http://localhost/games/");

let kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
};

const { beatOf, noteBeat, read, write } = await import("../../web/storage/beat.js");

beforeEach(() => {
  kept = new Map();
});

test("it is remembered by its deal, the newest word counting", () => {
  noteBeat("a", 34);
  noteBeat("b", 5);
  noteBeat("a", 30);
  assert.deepEqual([beatOf("a"), beatOf("b"), beatOf("c")], [30, 5, undefined]);
});

test("the oldest are forgotten", () => {
  for (let n = 0; n < 30; n += 1) noteBeat(`deal ${n}`, n);
  assert.deepEqual([beatOf("deal 9"), beatOf("deal 10")], [undefined, 10]);
});

test("all of it is given and taken over as one record", () => {
  noteBeat("a", 34);
  noteBeat("b", 5);
  const all = read();
  assert.deepEqual(all, { a: 34, b: 5 });
  kept = new Map();
  write(all);
  assert.deepEqual([beatOf("a"), beatOf("b"), read()], [34, 5, all]);
});

test("what is spoilt counts as nothing, and is written over", () => {
  for (const spoilt of ["{", "7", "null", '["a"]', '[["a","<b>"],[],null]']) {
    kept.set("san-juan-beat /games/", spoilt);
    assert.equal(beatOf("a"), undefined);
    noteBeat("a", 3);
    assert.equal(beatOf("a"), 3);
  }
});

test("a browser that denies storage tells nothing", () => {
  globalThis.localStorage = undefined;
  noteBeat("a", 3);
  assert.equal(beatOf("a"), undefined);
});
