// The time when a change is drawn: soon, but after more urgent work.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { change, drawAfter, onChange, settle } = await import("../../web/state/store.js");

let now = 1;
mock.timers.enable({ apis: ["setTimeout"] });
mock.method(performance, "now", () => now);

let drawn = 0;
let finish = () => {};
const done = () => new Promise(setImmediate);
const work = () => new Promise((resolve) => (finish = resolve));

beforeEach(async () => {
  mock.timers.tick(1000);
  await done();
  mock.timers.tick(1000);
  drawn = 0;
  onChange(() => (drawn += 1));
});

test("changes of one task are drawn once", () => {
  change({});
  change({});
  assert.equal(drawn, 0);
  mock.timers.tick(1);
  assert.equal(drawn, 1);
});

test("what changes during some work is drawn after it", async () => {
  drawAfter(work());
  change({});
  mock.timers.tick(1);
  assert.equal(drawn, 0);
  finish();
  await done();
  mock.timers.tick(1);
  assert.equal(drawn, 1);
});

test("what had changed before is drawn all the same: an answer that was given is asked for no more", () => {
  change({});
  drawAfter(work());
  mock.timers.tick(1);
  assert.equal(drawn, 1);
});

test("work that fails or takes its time holds up no drawing", async () => {
  drawAfter(Promise.reject(new Error("no disk")));
  drawAfter(work());
  change({});
  mock.timers.tick(100);
  await done();
  mock.timers.tick(1);
  assert.equal(drawn, 1);
});

test("a drawing that waited waits for the next work too, but not for ever", async () => {
  drawAfter(work());
  change({});
  finish();
  await done();
  drawAfter(work());
  mock.timers.tick(1);
  assert.equal(drawn, 0);
  now += 100;
  change({});
  mock.timers.tick(1);
  assert.equal(drawn, 1);
});

test("nothing is drawn because work is done", async () => {
  drawAfter(work());
  finish();
  await done();
  mock.timers.tick(100);
  assert.equal(drawn, 0);
});

test("what is pressed finds the page as it is now, whatever is worked on", async () => {
  drawAfter(work());
  change({});
  settle();
  assert.equal(drawn, 1);
  finish();
  await done();
  mock.timers.tick(100);
  assert.equal(drawn, 1);
});
