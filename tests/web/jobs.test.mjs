// The worker's sharing with its helpers, with bridges that count the jobs.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { addHelper, dropHelpers, handOut, sendParts, serve } from "../../web/engine/jobs.js";

let left;
let out;
let taken;
let bridge;
let thrown;
let failures;
let parts;

beforeEach(() => {
  left = ["a", "b", "c", "d", "e"];
  out = [];
  taken = [];
  thrown = [];
  failures = [];
  parts = "";
  bridge = {
    addHelper() {},
    parts: () => parts,
    handOut() {
      out.push(...left.slice(0, 1));
      return left.shift() ?? "";
    },
    take: (told) => taken.push(told),
    takeBack: () => left.unshift(...out.splice(0)),
  };
});

afterEach(() => dropHelpers(bridge));

const to = { guard, fail: () => failures.push("failed") };

function guard(work) {
  try {
    work();
  } catch (error) {
    thrown.push(error.message);
  }
}

const helper = () => ({
  given: [],
  closed: false,
  postMessage(job) {
    this.given.push(job);
  },
  close() {
    this.closed = true;
  },
  say(data) {
    this.onmessage({ data });
  },
});

test("a helper has one job to do and one to begin after it", () => {
  const one = helper();
  addHelper(bridge, one, to);
  assert.deepEqual(one.given, ["a", "b"]);
  handOut(bridge);
  assert.deepEqual(one.given, ["a", "b"]);
});

test("what comes back is taken, and the next is handed out", () => {
  const one = helper();
  addHelper(bridge, one, to);
  one.say("A");
  assert.deepEqual(taken, ["A"]);
  assert.deepEqual(one.given, ["a", "b", "c"]);
});

test("several helpers share", () => {
  const [one, other] = [helper(), helper()];
  addHelper(bridge, one, to);
  addHelper(bridge, other, to);
  other.say("C");
  assert.deepEqual([one.given, other.given, left], [["a", "b"], ["c", "d", "e"], []]);
});

test("where nothing is left, nothing is handed out until there is again", () => {
  left = [];
  const one = helper();
  addHelper(bridge, one, to);
  assert.deepEqual(one.given, []);
  left = ["f"];
  handOut(bridge);
  assert.deepEqual(one.given, ["f"]);
});

test("a helper that fails is told of once, and what it says after it was dropped is nothing", () => {
  const one = helper();
  addHelper(bridge, one, to);
  one.say("");
  dropHelpers(bridge);
  one.say("");
  one.say("A");
  assert.deepEqual([failures, taken], [["failed"], []]);
});

test("helpers that are dropped are given nothing more, and what lay with them is free", () => {
  const one = helper();
  addHelper(bridge, one, to);
  dropHelpers(bridge);
  one.say("A");
  handOut(bridge);
  assert.deepEqual([one.closed, one.given.length, taken], [true, 2, []]);
  assert.deepEqual(left, ["a", "b", "c", "d", "e"]);
});

test("a helper that is ready is sent what Python has for it, which counts as no job", () => {
  left = [];
  const one = helper();
  addHelper(bridge, one, to);
  assert.equal(sendParts(bridge), false);
  one.say("ready");
  parts = '[[0, "part"]]';
  assert.equal(sendParts(bridge), true);
  one.say("found");
  assert.deepEqual([one.given, taken], [["part"], ["found"]]);
  left = ["a", "b", "c"];
  handOut(bridge);
  assert.deepEqual(one.given, ["part", "a", "b"]);
});

test("what Python throws is told by whoever guards it", () => {
  bridge.take = () => {
    throw new Error("broken");
  };
  const one = helper();
  addHelper(bridge, one, to);
  one.say("A");
  assert.deepEqual(thrown, ["broken"]);
});

/** The reply of a helper with that Python to a job. */
async function answer(python) {
  const port = helper();
  serve(python, port);
  await port.onmessage({ data: "a" });
  return port.given.filter((one) => one !== "ready");
}

test("a helper says when it can begin at once, and that it never can", async () => {
  const [ready, broken] = [helper(), helper()];
  serve(Promise.resolve({ complete: async () => {} }), ready);
  serve(Promise.resolve({ complete: () => Promise.reject(new Error("offline")) }), broken);
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([ready.given, broken.given], [["ready"], [""]]);
});

test("a helper does what it is given once all its modules are there", async () => {
  const said = [];
  const python = {
    complete: async () => said.push("complete"),
    doJob: (job) => JSON.stringify({ found: [said[0], job] }),
  };
  assert.deepEqual(await answer(Promise.resolve(python)), ['{"found":["complete","a"]}']);
});

test("a helper loads the game of its job", async () => {
  const said = [];
  const lacking = JSON.stringify({ type: "lacking", part: "chess" });
  const python = {
    complete: async () => {},
    fetch: async (part) => said.push(part),
    doJob: () => (said.length ? '{"found":1}' : lacking),
  };
  assert.deepEqual(await answer(Promise.resolve(python)), ['{"found":1}']);
  assert.deepEqual(said, ["chess"]);
  assert.deepEqual(await answer(Promise.resolve({ ...python, doJob: () => lacking })), [""]);
});

test("a helper says so if it cannot do it", async () => {
  const broken = { complete: () => Promise.reject(new Error("offline")) };
  assert.deepEqual(new Set(await answer(Promise.resolve(broken))), new Set([""]));
  const rejected = Promise.reject(new Error("no memory"));
  assert.deepEqual(new Set(await answer(rejected)), new Set([""]));
});
