// The page's side of the worker, with a worker that sends the replies of a test.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Fault } from "../../web/engine/loading/fault.js";

globalThis.location = new URL("https://host/games/");
globalThis.WORKER = "https://host/games/worker.js";
globalThis.navigator ??= {};
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

const TABLE = {
  ...{ events: [{ id: "dealt", ply: 0, args: {} }], events_from: 0, events_for: null, view: { ply: 3 } },
  ...{ save: { game: { answers: [[0], [1], [0]] } }, save_from: 0 },
};

let workers = [];
let forbidden = false;
let heard = [];
let engine;
let prepare;
let cores;

beforeEach(() => {
  forbidden = false;
  cores = 3;
  workers = [];
  heard = [];
  prepare = async () => {};
  engine = createEngine(
    (event) => heard.push(event),
    () => prepare(),
    () => cores,
  );
  engine.launch("warm");
});

test("requests say which events the page lacks", async () => {
  const request = { type: "undo", id: 1, seat: 0 };
  engine.send(request);
  await workers[0].say({ type: "view", id: 1, table: TABLE });
  engine.send(request);
  assert.deepEqual(
    workers[0].sent,
    [{ save: 1 }, { null: 4, save: 4 }].map((since) => ({ ...request, since })),
  );
});

test("the log of an earlier worker is not that of the next one", async () => {
  await workers[0].say({ type: "view", id: 1, table: TABLE });
  await engine.launch("warm");
  engine.send({ type: "codes", id: 2 });
  assert.deepEqual(workers[1].sent, [{ type: "codes", id: 2, since: { save: 1 } }]);
});

test("what the worker says is told as it is", async () => {
  const replies = [
    { type: "progress", step: "python", done: 0.5 },
    { type: "view", id: 1, table: TABLE },
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

test("a file that the worker lacks is a failure with its cause", async (t) => {
  t.mock.method(globalThis, "fetch", async () => new Response("", { status: 404 }));
  const args = { file: "a.bin", address: "https://host/games/a.bin" };
  for (const one of [args, { ...args, directive: "connect-src" }])
    await workers[0].say({ type: "failed", error: { id: "load_file", args: one } });
  assert.deepEqual(heard.map(({ error }) => error.id).join(), "file_gone,policy");
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

const FORBIDDEN = { type: "failed", error: { id: "no_worker", args: {} } };

const SCRIPT = { headers: { "content-type": "text/javascript" } };
const lost = (id, args) => ({ type: "broken", error: { id, args: { file: "worker.js", ...args } } });

test("a worker that ends before it says anything was forbidden where its script can be had", async (t) => {
  for (const [answer, event] of [
    [async () => new Response("", SCRIPT), FORBIDDEN],
    [async () => new Response("", { status: 404 }), lost("file_gone")],
    [async () => new Response("", { status: 503 }), lost("host_refuses", { status: 503 })],
    [() => Promise.reject(new TypeError("no network")), lost("no_host")],
  ]) {
    heard = [];
    t.mock.method(globalThis, "fetch", answer);
    await workers[0].onerror(new Event("error"));
    assert.deepEqual(heard, [event]);
  }
});

test("a worker that throws, or has said something, breaks off", async (t) => {
  t.mock.method(globalThis, "fetch", async () => new Response("", SCRIPT));
  await workers[0].onerror({ message: "SyntaxError" });
  await workers[0].say({ type: "alive" });
  workers[0].onerror(new Event("error"));
  engine.launch("warm");
  workers[1].onerror(new Event("error"));
  assert.deepEqual(heard, [lost("load_file"), { type: "alive" }, { type: "broken" }, { type: "broken" }]);
});

test("a worker that may not be made is a failure, and nothing is sent to the one before", () => {
  forbidden = true;
  engine.launch("warm");
  assert.deepEqual(heard, [FORBIDDEN]);
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
  await workers[0].say({ type: "view", id: 1, table: TABLE });
  await workers[0].onerror({ message: "late" });
  engine.send({ type: "stop", id: 2 });
  assert.deepEqual([heard, workers[0].sent], [[], []]);
});

const wish = (wanted) => workers[0].say({ type: "help", wanted });

test("helpers come when the worker wants them, as many as there are cores left", async () => {
  await wish(true);
  const [engine, ...helpers] = workers;
  assert.deepEqual(
    helpers.map(({ name, sent }) => [name, sent]),
    Array(2).fill(["helper", ["serve"]]),
  );
  assert.deepEqual(engine.sent, ["helper", "helper"]);
  assert.deepEqual(heard, []);
});

test("helpers go when they are wanted no more, or the engine ends", async () => {
  for (const leave of [() => wish(false), () => engine.end()]) {
    await wish(true);
    await leave();
    assert.deepEqual(
      workers.slice(1).map(({ ended }) => ended),
      workers.slice(1).map(() => true),
    );
  }
});

test("one core has no helper", async () => {
  cores = 1;
  await wish(true);
  assert.equal(workers.length, 1);
});

test("where another number of cores is set, others come in the place of those there are, once", async () => {
  engine.fit();
  await wish(true);
  engine.fit();
  cores = 2;
  engine.fit();
  engine.fit();
  assert.deepEqual(
    workers.slice(1).map(({ ended }) => ended),
    [true, true, false],
  );
  assert.deepEqual(workers[0].sent, Array(4).fill("helper"));
  await wish(false);
  cores = 3;
  engine.fit();
  assert.equal(workers.length, 4);
});

test("a helper that may not be made or breaks off is done without", async () => {
  await wish(true);
  let prevented = false;
  workers[1].onerror({
    preventDefault() {
      prevented = true;
    },
  });
  forbidden = true;
  await wish(true);
  assert.equal(prevented, true);
  assert.deepEqual(heard, []);
});

test("a worker that was left gets no helpers", async () => {
  const [left] = workers;
  engine.launch("warm");
  await left.say({ type: "help", wanted: true });
  assert.equal(workers.length, 2);
});
