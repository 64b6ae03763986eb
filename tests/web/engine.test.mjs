// The page's side of the worker, with a worker that says what a test wants.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.WORKER = "./worker.js";
globalThis.Worker = class {
  constructor(_, { name }) {
    Object.assign(this, { name, sent: [], ended: false });
    workers.push(this);
  }
  postMessage(message) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data) {
    this.onmessage({ data });
  }
};

const { createEngine } = await import("../../web/engine/engine.js");

let workers = [];
let heard = [];
let engine;

const note =
  (name) =>
  (...what) =>
    heard.push([name, ...what]);
const view = (table, id) => workers.at(-1).say({ type: "view", table, id });
const ready = () => workers.at(-1).say({ type: "ready", catalogue: "cards" });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  heard = [];
  const names = ["View", "Hint", "Progress", "Ready", "Error", "Failed"];
  engine = createEngine(Object.fromEntries(names.map((name) => [`on${name}`, note(name)])));
});

test("a new game is asked for with its options, players, and whether it is serious", () => {
  engine.newGame({ seats: 2 }, ["Ada", "Ben"], true);
  const wish = { id: 1, type: "new", options: { seats: 2 }, players: ["Ada", "Ben"], serious: true };
  assert.deepEqual(workers[0].sent, [wish]);
});

test("requests are numbered and sent as they are", () => {
  engine.answer(3, 0, [5, 8]);
  engine.undo(1);
  assert.deepEqual(workers[0].sent, [
    { id: 1, type: "answer", ply: 3, seat: 0, answer: [5, 8] },
    { id: 2, type: "undo", seat: 1 },
  ]);
});

test("what is not on the list of replies is not heard", () => {
  workers[0].say({ type: "alert", text: "!" });
  workers[0].say(null);
  assert.deepEqual(heard, []);
});

test("views of the game before are not shown once another is asked for", () => {
  engine.load("a save");
  view("old");
  view("new", 1);
  view("newer");
  assert.deepEqual(heard, [
    ["View", "new"],
    ["View", "newer"],
  ]);
});

test("views held back are shown when the request is refused", () => {
  engine.load("no save");
  view("still this");
  workers[0].say({ type: "error", id: 1, error: "refused" });
  assert.deepEqual(heard, [
    ["View", "still this"],
    ["Error", "refused"],
  ]);
});

test("only the reply to the latest request counts", () => {
  engine.load("one");
  engine.load("two");
  view("one", 1);
  view("two", 2);
  assert.deepEqual(heard, [["View", "two"]]);
});

test("a hint is heard until something else is asked for", () => {
  const hint = (id, done) => workers[0].say({ type: "hint", id, done, advice: [] });
  engine.hint(3, 0);
  hint(1, 0.5);
  engine.answer(3, 0, [1]);
  hint(1, 1);
  engine.hint(4, 0);
  hint(1, 1);
  hint(3, 0.2);
  engine.endThought();
  hint(3, 1);
  assert.deepEqual(
    heard.map(([name, { id, done }]) => [name, id, done]),
    [
      ["Hint", 1, 0.5],
      ["Hint", 3, 0.2],
    ],
  );
});

test("ending a hint leaves the game as it is shown", () => {
  engine.hint(0, 0);
  engine.endThought();
  view("still played");
  assert.deepEqual(heard, [["View", "still played"]]);
});

test("after stop nothing is shown until the next request", () => {
  engine.answer(0, 0, [1]);
  engine.stop();
  view("answered", 1);
  view("on its own");
  engine.load("a save");
  view("loaded", 3);
  assert.deepEqual(heard, [["View", "loaded"]]);
});

test("after stop a refused request shows nothing of the game that was left", () => {
  engine.stop();
  engine.load("no save");
  view("left");
  workers[0].say({ type: "error", id: 2, error: "refused" });
  view("left too");
  assert.deepEqual(heard, [["Error", "refused"]]);
});

test("a minute without a sign of life is a failure", () => {
  mock.timers.tick(59_000);
  workers[0].say({ type: "progress", step: "download", done: 0.1 });
  mock.timers.tick(59_000);
  assert.equal(heard.length, 1);
  mock.timers.tick(2_000);
  assert.deepEqual(heard[1], ["Failed", { id: "load_stalled", args: {} }]);
  assert.ok(workers[0].ended);
});

test("once ready it may take all the time in the world", () => {
  ready();
  mock.timers.tick(1_000_000);
  assert.deepEqual(heard, [["Ready", "cards"]]);
});

test("a worker that cannot be loaded is a failure, and retry starts another, cold", () => {
  workers[0].onerror();
  assert.deepEqual(heard, [["Failed", { id: "load_file", args: { file: "worker" } }]]);
  engine.retry();
  assert.deepEqual(
    workers.map(({ name }) => name),
    ["warm", "cold"],
  );
  ready();
  assert.deepEqual(heard[1], ["Ready", "cards"]);
});

test("a worker that breaks off in a game is not told as one that cannot be fetched", () => {
  ready();
  workers[0].onerror();
  engine.retry();
  workers[1].onerror();
  assert.deepEqual(
    heard.slice(1).map(([, { id }]) => id),
    ["engine_lost", "load_file"],
  );
});

test("another start ends the worker before", () => {
  ready();
  engine.retry();
  assert.deepEqual(
    workers.map(({ ended }) => ended),
    [true, false],
  );
});

test("a failure the worker tells of ends it", () => {
  workers[0].say({ type: "failed", error: "no_wasm" });
  assert.deepEqual(heard, [["Failed", "no_wasm"]]);
  assert.ok(workers[0].ended);
});
