// The times when the worker has helpers: with a bridge that says whether it wants some.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Help } from "../../web/engine/help.js";

let needed;
let dropped;
let told;
let help;
let bridge;

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [needed, dropped, told] = [true, 0, []];
  bridge = {
    wantsHelp: () => needed,
    complete: async () => {},
    addHelper() {},
    handOut: () => "",
    takeBack() {
      dropped += 1;
    },
  };
  help = new Help(
    (wanted) => told.push(wanted),
    (work) => work(),
  );
  help.allow();
});

afterEach(() => help.fail(bridge));

/** A helper that has started. */
async function welcomed() {
  const port = {
    closed: false,
    postMessage() {},
    close() {
      this.closed = true;
    },
  };
  help.welcome(Promise.resolve(bridge), port);
  await settled();
  return port;
}

test("the page is told when helpers are wanted, and when no more, once each", () => {
  help.see(bridge);
  help.see(bridge);
  needed = false;
  help.see(bridge);
  help.see(bridge);
  assert.deepEqual(told, [true, false]);
});

test("none are wanted before there is what they begin with", () => {
  help = new Help(
    (wanted) => told.push(wanted),
    () => {},
  );
  help.see(bridge);
  assert.deepEqual(told, []);
  help.allow();
  help.see(bridge);
  assert.deepEqual(told, [true]);
});

test("those that fail are asked for once more, and again once nothing needed them", () => {
  for (let time = 0; time < 3; time += 1) {
    help.see(bridge);
    help.fail(bridge);
  }
  assert.deepEqual(told, [true, false, true, false]);
  needed = false;
  help.see(bridge);
  needed = true;
  help.see(bridge);
  assert.equal(told.at(-1), true);
});

test("a helper that says it failed is one that fails", async () => {
  help.see(bridge);
  const port = await welcomed();
  port.onmessage({ data: "" });
  assert.deepEqual([told, port.closed], [[true, false], true]);
});

test("one that comes when none is wanted, or after others were asked for, is told nothing", async () => {
  const early = await welcomed();
  help.see(bridge);
  const port = { close: () => told.push("closed") };
  bridge.complete = async () => {
    help.fail(bridge);
    help.see(bridge);
  };
  help.welcome(Promise.resolve(bridge), port);
  await settled();
  assert.deepEqual([early.closed, told], [true, [true, false, true, "closed"]]);
});

test("one for which the modules cannot be had is told nothing", async () => {
  help.see(bridge);
  bridge.complete = () => Promise.reject(new Error("offline"));
  assert.equal((await welcomed()).closed, true);
});

test("when the page has ended them, others take their place without a word", async () => {
  help.see(bridge);
  const port = await welcomed();
  await help.renew(Promise.resolve(bridge));
  assert.deepEqual([port.closed, dropped, told], [true, 1, [true]]);
  assert.equal((await welcomed()).closed, false);
});
