// The page's side of the worker, with a worker that says what a test wants.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Fault } from "../../web/engine/loading/fault.js";

globalThis.location = new URL("../../web/", import.meta.url);
globalThis.WORKER = "./worker.js";
globalThis.Worker = class {
  constructor(_address, { name }) {
    if (forbidden) throw new DOMException("forbidden", "SecurityError");
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
    return this.onmessage({ data });
  }
};

const { createEngine } = await import("../../web/engine/engine.js");

let workers = [];
let forbidden = false;
let heard = [];
let engine;
let prepare;

beforeEach(() => {
  forbidden = false;
  workers = [];
  heard = [];
  prepare = async () => {};
  engine = createEngine(
    (event) => heard.push(event),
    () => prepare(),
  );
  engine.launch("warm");
});

test("requests are sent as they are", () => {
  const request = { type: "undo", id: 1, seat: 0 };
  engine.send(request);
  assert.deepEqual(workers[0].sent, [request]);
});

test("what the worker says is told as it is", async () => {
  const replies = [
    { type: "progress", step: "python", done: 0.5 },
    { type: "view", id: 1, table: {} },
  ];
  for (const reply of replies) await workers[0].say(reply);
  assert.deepEqual(heard, replies);
});

test("what is not on the list of replies is told as an error", async () => {
  for (const data of [null, "view", { type: "alert", text: "!" }]) await workers[0].say(data);
  assert.deepEqual(
    heard.map(({ id, error }) => [id, error.id]),
    Array(3).fill([0, "bad_reply"]),
  );
});

test("the engine is ready once all that a game needs is prepared", async () => {
  const said = [];
  prepare = async () => said.push(heard.length);
  await workers[0].say({ type: "ready" });
  assert.deepEqual(said, [0]);
  assert.deepEqual(heard, [{ type: "ready" }]);
});

test("what cannot be prepared is a failure", async () => {
  prepare = () => Promise.reject(new Fault("load_file", { file: "emblems" }));
  await workers[0].say({ type: "ready" });
  assert.deepEqual(heard, [{ type: "failed", error: { id: "load_file", args: { file: "emblems" } } }]);
});

test("a worker that breaks off is told of", () => {
  workers[0].onerror();
  assert.deepEqual(heard, [{ type: "broken" }]);
});

test("a worker that may not be made is a failure, and nothing is sent to the one before", () => {
  forbidden = true;
  engine.launch("warm");
  assert.deepEqual(heard, [{ type: "failed", error: { id: "no_worker", args: {} } }]);
  engine.send({ type: "stop", id: 1 });
  assert.deepEqual([workers.length, workers[0].ended, workers[0].sent], [1, true, []]);
});

test("another start ends the worker before, warm or cold", async () => {
  await engine.launch("cold");
  assert.deepEqual(
    workers.map(({ name, ended }) => [name, ended]),
    [
      ["warm", true],
      ["cold", false],
    ],
  );
});

test("a cold start does not trust what the browser has kept of the script", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response());
  await engine.launch("cold");
  assert.deepEqual(fetched.mock.calls[0].arguments[1], { cache: "reload" });
});

test("what is ended before it was made is not made", async () => {
  const launched = engine.launch("cold");
  engine.end();
  await launched;
  assert.equal(workers.length, 1);
});

test("nothing is told of a worker that was ended, nor sent to it", async () => {
  const ready = workers[0].say({ type: "ready" });
  engine.end();
  await ready;
  await workers[0].say({ type: "view", id: 1, table: {} });
  workers[0].onerror();
  engine.send({ type: "stop", id: 2 });
  assert.deepEqual([heard, workers[0].sent], [[], []]);
});
