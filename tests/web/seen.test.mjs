// The last states of serious games, as any shelf of a site has seen them.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";

const methods = {
  getItem: (key) => (Object.hasOwn(localStorage, key) ? localStorage[key] : null),
  setItem: (key, text) => {
    localStorage[key] = text;
  },
  removeItem: (key) => delete localStorage[key],
};

const { besideSeen, noteSeen, seenOf } = await import("../../web/state/seen.js");
const storage = await import("../../web/storage/seen.js");

const save = (answers, more = {}) => ({ id: "a", serious: true, game: { answers }, ...more });
const text = (...given) => JSON.stringify(save(...given));
const note = (...given) => noteSeen({ save: save(...given) });

beforeEach(() => {
  globalThis.localStorage = Object.create(methods);
});

test("a serious game is seen, and so is one that is serious no more; a casual one is not", () => {
  note([[1]]);
  assert.equal(seenOf(text([])), text([[1]]));
  note([], { serious: false, lapsed: true });
  assert.ok(JSON.parse(seenOf(text([]))).lapsed);
  note([[1]], { id: "b", serious: false });
  assert.equal(seenOf(text([], { id: "b" })), undefined);
});

test("a game that takes something back ends that the one it is of is serious", () => {
  note([[1], [2]]);
  note([[1]], { id: "b", older_of: "a", serious: false, lapsed: true });
  assert.deepEqual(JSON.parse(seenOf(text([]))), { ...save([[1], [2]]), lapsed: true });
});

test("a save is loaded beside what is kept, unless more was seen", () => {
  const [early, late, other] = [text([[1]]), text([[1], [2]]), text([[3], [4], [5]])];
  assert.deepEqual(besideSeen({ text: early }, undefined), { text: early });
  assert.deepEqual(besideSeen({ text: early, kept: late }, undefined), { text: early, kept: late });
  assert.deepEqual(besideSeen({ text: early }, late), { text: early, kept: late });
  assert.deepEqual(besideSeen({ text: early, kept: early }, late), { text: early, kept: late });
  for (const kept of [late, other, ""]) assert.equal(besideSeen({ text: early, kept }, late).kept, kept);
});

test("what was kept as lapsed stays so beside the same state that was seen as serious", () => {
  const kept = text([[1]], { lapsed: true });
  assert.equal(besideSeen({ text: text([[1]]), kept }, text([[1]])).kept, kept);
});

test("the latest games are remembered, and what is spoilt is not seen", (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  for (let n = 0; n < 30; n += 1) {
    t.mock.timers.tick(1000);
    note([[n]], { id: `game ${n}` });
  }
  assert.deepEqual([storage.read("game 9"), Boolean(storage.read("game 10"))], [undefined, true]);
  for (const spoilt of ["7", "{", "null", '{"text":7}']) {
    localStorage["san-juan-serious /games/ a"] = spoilt;
    assert.equal(seenOf(text([])), undefined);
  }
  assert.equal(seenOf("{"), undefined);
});
