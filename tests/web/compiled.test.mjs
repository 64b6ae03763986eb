// Hidden warm-up games, which make a browser cache compiled code: where, when and how often.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.location = new URL("../../web/", import.meta.url);
globalThis.WORKER = "./worker-1.js";
globalThis.Worker = class {
  constructor(_address, { name }) {
    if (forbidden) throw new DOMException("forbidden", "SecurityError");
    workers.push(Object.assign(this, { name, terminate: () => (this.ended = true) }));
  }
};
globalThis.localStorage = { getItem: (key) => stored[key] ?? null, setItem: (key, text) => (stored[key] = text) };

const { REHEARSAL, REHEARSED } = await import("../../web/engine/protocol.js");
const { keepCompiled } = await import("../../web/engine/compiled.js");
const { noteRehearsed } = await import("../../web/engine/rehearsed.js");

const HERE = { userAgentData: {}, serviceWorker: { controller: {} } };
const LONG = 60_000;

let workers;
let stored;
let forbidden;

mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  workers = [];
  stored = {};
  forbidden = false;
});

/** A visit of a minute. */
function stay({ browser = HERE, cores = 2 } = {}) {
  Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
  keepCompiled(() => cores);
  mock.timers.tick(LONG);
  return workers.splice(0);
}

/** The worker sends something. */
const end = (worker, data) => worker.onmessage({ data });

test("whoever stays has games played unseen, by a worker that ends with them", () => {
  const [worker, ...others] = stay();
  assert.deepEqual([worker.name, worker.ended, others], [REHEARSAL, undefined, []]);
  end(worker, REHEARSED);
  assert.ok(worker.ended);
});

test("they are played once for each version", () => {
  end(stay()[0], REHEARSED);
  assert.deepEqual(stay(), []);
  noteRehearsed(new URL("https://host/of-another-version.js"));
  assert.equal(stay().length, 1);
});

test("where they could not be played to their end they are played at the next visit", () => {
  const [worker] = stay();
  end(worker, { type: "failed" });
  assert.ok(worker.ended);
  assert.equal(stay().length, 1);
});

test("nobody is told of an error there", () => {
  let isTold = true;
  stay()[0].onerror({ preventDefault: () => (isTold = false) });
  assert.ok(!isTold);
});

test("they are not played in other browsers, or where the store does not answer", () => {
  assert.deepEqual(stay({ browser: { serviceWorker: HERE.serviceWorker } }), []);
  assert.deepEqual(stay({ browser: { userAgentData: {}, serviceWorker: { controller: null } } }), []);
});

test("on one core they are not played, nor later, so that the first worker may keep what it compiles", () => {
  assert.deepEqual(stay({ cores: 1 }), []);
  assert.deepEqual(stay(), []);
});

test("a page that may start no other worker goes on without", () => {
  forbidden = true;
  assert.deepEqual(stay(), []);
});
