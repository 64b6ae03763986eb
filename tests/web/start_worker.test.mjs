// The first worker, which may start before the page listens to it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.location = new URL("../../web/", import.meta.url);
globalThis.WORKER = "./worker.js";
globalThis.localStorage = { getItem: (key) => stored[key] ?? null, setItem: (key, text) => (stored[key] = text) };
Object.defineProperty(globalThis, "navigator", { get: () => browser, configurable: true });
globalThis.ErrorEvent ??= class ErrorEvent extends Event {};
globalThis.Worker = class extends EventTarget {
  constructor(_address, { name }) {
    super();
    if (forbidden) throw new DOMException("forbidden", "SecurityError");
    this.name = name;
    for (const type of ["message", "error"]) this.addEventListener(type, (event) => this[`on${type}`]?.(event));
    workers.push(this);
  }
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
};

let workers;
let forbidden;
let stored;
let browser;

const early = await import("../../web/engine/early_worker.js");
const page = await import("../../web/engine/start_worker.js");
const { beginWith } = await import("../../web/engine/first_game.js");
const { SCRIPT } = await import("../../web/engine/script.js");
const { noteRehearsed } = await import("../../web/engine/rehearsed.js");

/** All messages of that worker, past and future, once a test has them all. */
async function heardOf(worker, ...more) {
  const heard = [];
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ type }) => heard.push(type);
  await null;
  for (const data of more) worker.say(data);
  return heard;
}

beforeEach(() => {
  workers = [];
  forbidden = false;
  stored = {};
  browser = {};
  delete globalThis.sanJuan?.early;
});

test("the page takes the one that was started early, and hears what that has said", async () => {
  early.startEarly(SCRIPT, "chess");
  workers[0].say("first");
  workers[0].dispatchEvent(new ErrorEvent("error"));
  const worker = page.startWorker("warm");
  assert.deepEqual(workers, [worker]);
  assert.deepEqual(await heardOf(worker, "later"), ["first", "error", "later"]);
});

test("it is taken once, and others begin with the game of the page", () => {
  beginWith("go");
  early.startEarly(SCRIPT, "chess");
  assert.notEqual(page.startWorker("warm"), page.startWorker("helper"));
  assert.deepEqual(
    workers.map(({ name }) => name),
    ["warm chess", "helper go"],
  );
});

test("where none may be started, the page is told when it tries", () => {
  forbidden = true;
  early.startEarly(SCRIPT, "chess");
  assert.throws(() => page.startWorker("warm"), /forbidden/);
});

test("in Chromium it shares no compiled code until games were played unseen", () => {
  const names = () => {
    early.startEarly(SCRIPT, "chess");
    page.startWorker("warm");
    page.startWorker("warm");
    return workers.splice(0).map(({ name }) => name.split(" ")[0]);
  };
  assert.deepEqual(names(), ["warm", "warm"]);
  browser = { userAgentData: {} };
  assert.deepEqual(names(), ["unshared", "unshared"]);
  noteRehearsed(SCRIPT);
  assert.deepEqual(names(), ["warm", "warm"]);
  noteRehearsed(new URL("another.js", SCRIPT));
  assert.deepEqual(names(), ["unshared", "unshared"]);
});
