// The screen of a device at a table stays on as long as the table does.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });

let locks = [];
let isRefused = false;

/** A lock that the browser may release. */
class Lock extends EventTarget {
  isReleased = false;
  release() {
    this.isReleased = true;
    this.dispatchEvent(new Event("release"));
  }
}

const wakeLock = {
  async request() {
    if (isRefused) throw new Error("low battery");
    locks.push(new Lock());
    return locks.at(-1);
  },
};
Object.defineProperty(globalThis, "navigator", { value: { wakeLock }, configurable: true });
globalThis.document = Object.assign(new EventTarget(), { hidden: false });
const { stayAwake } = await import("../../web/devices/awake.js");

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await null;
};

/** Lets the page be hidden, or come back. */
async function hide(hidden) {
  document.hidden = hidden;
  if (hidden) locks.at(-1)?.release();
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
}

beforeEach(async () => {
  stayAwake(false);
  [locks, isRefused] = [[], false];
});

test("a lock that the browser releases in view is asked for again", async () => {
  stayAwake(true);
  await settle();
  locks[0].release();
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual(
    locks.map(({ isReleased }) => isReleased),
    [true, false],
  );
});

test("a page that comes back has one lock again", async () => {
  stayAwake(true);
  await settle();
  await hide(true);
  mock.timers.tick(9000);
  assert.equal(locks.length, 1);
  await hide(false);
  await hide(false);
  assert.equal(locks.filter(({ isReleased }) => !isReleased).length, 1);
});

test("the end of the table frees the screen, once and for all", async () => {
  stayAwake(true);
  await settle();
  stayAwake(false);
  mock.timers.tick(9000);
  await hide(true);
  await hide(false);
  assert.deepEqual(
    locks.map(({ isReleased }) => isReleased),
    [true],
  );
  stayAwake(true);
  stayAwake(false);
  await settle();
  assert.equal(locks.at(-1).isReleased, true);
});

test("a browser that refuses is asked no more until the page comes back", async () => {
  isRefused = true;
  stayAwake(true);
  await settle();
  isRefused = false;
  mock.timers.tick(9000);
  await settle();
  assert.equal(locks.length, 0);
  await hide(true);
  await hide(false);
  assert.equal(locks.length, 1);
});
