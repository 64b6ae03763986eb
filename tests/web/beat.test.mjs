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
  noteBeat("sanjuan: a", 34);
  noteBeat("sanjuan: b", 5);
  noteBeat("sanjuan: a", 30);
  assert.deepEqual([beatOf("sanjuan: a"), beatOf("sanjuan: b"), beatOf("sanjuan: c")], [30, 5, undefined]);
});

test("the oldest are forgotten", () => {
  for (let n = 0; n < 30; n += 1) noteBeat(`sanjuan: deal ${n}`, n);
  assert.deepEqual([beatOf("sanjuan: deal 9"), beatOf("sanjuan: deal 10")], [undefined, 10]);
});

test("all of it is given and taken over as one record", () => {
  noteBeat("sanjuan: a", 34);
  noteBeat("sanjuan: b", 5);
  const all = read();
  assert.deepEqual(all, { "sanjuan: a": 34, "sanjuan: b": 5 });
  kept = new Map();
  write(all);
  assert.deepEqual([beatOf("sanjuan: a"), beatOf("sanjuan: b"), read()], [34, 5, all]);
});

test("what is spoilt counts as nothing, and is written over", () => {
  for (const spoilt of ["{", "7", "null", '["a"]', '[["a","<b>"],[],null]']) {
    kept.set("san-juan-beat /games/", spoilt);
    assert.equal(beatOf("sanjuan: a"), undefined);
    noteBeat("sanjuan: a", 3);
    assert.equal(beatOf("sanjuan: a"), 3);
  }
});

test("a deal of version 1, which named no game, is one of the first game", () => {
  kept.set("san-juan-beat /games/", '[["a",34]]');
  assert.deepEqual([beatOf("sanjuan: a"), beatOf("duel: a")], [34, undefined]);
  noteBeat("duel: a", 2);
  assert.deepEqual(read(), { "duel: a": 2, "sanjuan: a": 34 });
});

test("a browser that denies storage tells nothing", () => {
  globalThis.localStorage = undefined;
  noteBeat("sanjuan: a", 3);
  assert.equal(beatOf("sanjuan: a"), undefined);
});
