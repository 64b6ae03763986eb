// An undo at a table of several devices: whom it asks, and how it ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitsHere } from "../../web/devices/consent.js";
import { OneHost } from "./one_host.mjs";

const UNDO = { type: "undo", seat: 2, ply: 0 };

/** Guests at seats 1 and 2; the person at seat 0 shares the host's device. */
const table = () => new OneHost().sit(1, 1).sit(2, 2);

const asks = (one, seats) => one.happen("asks", { ask: one.host.asks, reply: { type: "undo_asks", seats } });
const agree = (one, line, yes) => one.say(line, { type: "agree", ask: one.host.asks, yes });

test("an undo that takes back nothing new is done at once", () => {
  const one = table().say(2, UNDO);
  assert.deepEqual(one.asked(), [{ type: "undo_asks", table: "t", seat: 2 }]);
  asks(one, []);
  assert.deepEqual(one.asked(), [{ type: "undo_device", table: "t", viewer: 2, seat: 2, ply: 0 }]);
  assert.deepEqual(one.happen("done", { line: 2, reply: { type: "heard", ply: 0 } }).said(2), ["heard"]);
});

test("an undo that takes back something new waits until all others agree", () => {
  const one = table();
  assert.deepEqual(asks(one.say(2, UNDO), [0, 1]).sent(1), [{ type: "asked", ask: 1, seat: 2 }]);
  assert.deepEqual(awaitsHere(one.host), [0]);
  assert.deepEqual(agree(one, 1, true).effects, []);
  assert.equal(one.happen("agree", { yes: true }).asked()[0].type, "undo_device");
  assert.deepEqual([one.said(1), one.said(2)], [["settled"], ["settled"]]);
});

test("a single no ends an undo, and its person gets a sentence", () => {
  const one = table();
  agree(asks(one.say(2, UNDO), [0, 1]), 1, false);
  assert.deepEqual(one.said(2), ["undo_refused", "settled"]);
  assert.equal(one.host.undo, null);
  assert.deepEqual(one.happen("agree", { yes: true }).effects, []);
});

test("the host's people say no for all without a phone at hand", () => {
  const one = table();
  asks(one.say(2, UNDO), [0, 1]).happen("agree", { yes: false });
  assert.deepEqual(one.said(2), ["undo_refused", "settled"]);
});

test("the host's people answer for a guest that is lost", () => {
  const one = table();
  asks(one.say(2, UNDO), [0, 1]).happen("closed", { line: 1 });
  assert.deepEqual(awaitsHere(one.host), [0, 1]);
  assert.equal(one.happen("agree", { yes: true }).asked()[0].type, "undo_device");
});

test("an undo of the host's people asks the guests, not them", () => {
  const one = table().happen("undo", { seat: 0, ply: 0 });
  asks(one, [1, 2]);
  assert.deepEqual(awaitsHere(one.host), []);
  agree(one, 1, true);
  assert.deepEqual(agree(one, 2, true).did("undo"), [{ do: "undo", seat: 0 }]);
});

test("an undo of the host's people that nobody is there to refuse is done at once", () => {
  const one = table().happen("closed", { line: 1 }).happen("closed", { line: 2 }).happen("undo", { seat: 0, ply: 0 });
  assert.equal(asks(one, [1, 2]).did("undo").length, 1);
});

test("a refused undo of the host's people is told at the host", () => {
  const one = table().happen("undo", { seat: 0, ply: 0 });
  assert.deepEqual(agree(asks(one, [1]), 1, false).did("tell")[0].error.id, "undo_refused");
});

test("an undo that Python refuses says why", () => {
  const one = table().say(2, UNDO);
  const reply = { type: "error", error: { id: "nothing_to_undo", args: { seat: 2 } } };
  assert.deepEqual(one.happen("asks", { ask: 1, reply }).said(2), ["nothing_to_undo"]);
  asks(one.say(2, UNDO), []);
  assert.deepEqual(one.happen("done", { line: 2, reply }).said(2), ["nothing_to_undo"]);
});

test("a further undo waits until the first is settled", () => {
  const one = table();
  asks(one.say(2, UNDO), [1]).say(1, { ...UNDO, seat: 1 });
  assert.deepEqual(one.said(1), ["undo_waits"]);
});

test("an answer ends an undo that waits, as its table is gone", () => {
  const one = table();
  asks(one.say(2, UNDO), [1]).see(1);
  assert.deepEqual(one.said(2), ["stale_answer", "settled"]);
  assert.deepEqual(agree(one, 1, true).effects, []);
});

test("an undo of an earlier table is refused", () => {
  assert.deepEqual(table().see(3).say(2, UNDO).said(2), ["stale_answer"]);
  const away = table().happen("table", { table: null });
  assert.deepEqual(away.say(2, UNDO).said(2), ["other_table"]);
});

test("an undo ends with its guest", () => {
  const one = table();
  asks(one.say(2, UNDO), [1]).happen("closed", { line: 2 });
  assert.deepEqual([one.host.undo, one.said(1)], [null, ["settled"]]);
});

test("consent of somebody who is not asked, or to another undo, counts for nothing", () => {
  const one = table().sit(3, null);
  asks(one.say(2, UNDO), [1]);
  for (const line of [2, 3]) assert.deepEqual(agree(one, line, false).effects, []);
  assert.deepEqual(one.say(1, { type: "agree", ask: 7, yes: false }).effects, []);
  assert.deepEqual(one.happen("asks", { ask: 7, reply: { type: "undo_asks", seats: [] } }).effects, []);
});
