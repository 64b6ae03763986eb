// The worker's share with its helpers, with bridges that count what they hand out.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { addHelper, dropHelpers, handOut, serve } from "../../web/engine/errands.js";

let left;
let taken;
let bridge;

beforeEach(() => {
  left = ["a", "b", "c", "d", "e"];
  taken = [];
  bridge = { handOut: () => left.shift() ?? "", take: (told) => taken.push(told) };
});

afterEach(dropHelpers);

const helper = () => ({
  given: [],
  closed: false,
  postMessage(errand) {
    this.given.push(errand);
  },
  close() {
    this.closed = true;
  },
  say(data) {
    this.onmessage({ data });
  },
});

test("a helper has one errand to do and one to go on with", () => {
  const one = helper();
  addHelper(bridge, one);
  assert.deepEqual(one.given, ["a", "b"]);
  handOut(bridge);
  assert.deepEqual(one.given, ["a", "b"]);
});

test("what comes back is taken, and the next is handed out", () => {
  const one = helper();
  addHelper(bridge, one);
  one.say("A");
  assert.deepEqual(taken, ["A"]);
  assert.deepEqual(one.given, ["a", "b", "c"]);
});

test("several helpers share", () => {
  const [one, other] = [helper(), helper()];
  addHelper(bridge, one);
  addHelper(bridge, other);
  other.say("C");
  assert.deepEqual([one.given, other.given, left], [["a", "b"], ["c", "d", "e"], []]);
});

test("where nothing is left, nothing is handed out until there is again", () => {
  left = [];
  const one = helper();
  addHelper(bridge, one);
  assert.deepEqual(one.given, []);
  left = ["f"];
  handOut(bridge);
  assert.deepEqual(one.given, ["f"]);
});

test("a helper that fails is given nothing more", () => {
  const one = helper();
  addHelper(bridge, one);
  one.say("");
  handOut(bridge);
  assert.deepEqual([one.given.length, taken], [2, []]);
});

test("helpers that are dropped are given nothing more", () => {
  const one = helper();
  addHelper(bridge, one);
  dropHelpers();
  handOut(bridge);
  assert.deepEqual([one.closed, one.given.length], [true, 2]);
});

/** What a helper with that Python answers to an errand. */
async function answer(python) {
  const port = helper();
  serve(python, port);
  await port.onmessage({ data: "a" });
  return port.given;
}

test("a helper does what it is given once all its modules are there", async () => {
  const said = [];
  const python = { complete: async () => said.push("complete"), doErrand: (errand) => `${said} ${errand}` };
  assert.deepEqual(await answer(Promise.resolve(python)), ["complete a"]);
});

test("a helper says so if it cannot do it", async () => {
  const broken = { complete: () => Promise.reject(new Error("offline")) };
  assert.deepEqual(await answer(Promise.resolve(broken)), [""]);
  const rejected = Promise.reject(new Error("no memory"));
  assert.deepEqual(await answer(rejected), [""]);
});
