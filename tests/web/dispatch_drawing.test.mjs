// The drawing of a game that was requested before its engine was ready, and of a moment of its replay.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { confirm, pick } = await import("../../web/actions/play.js");
const { change, onChange, settle, state } = await import("../../web/state/store.js");

/** The longest that a drawing waits, in milliseconds. */
const SOON = 60;

let now = 0;
let draw;
let send;

mock.timers.enable({ apis: ["setTimeout"] });
mock.method(performance, "now", () => now);

async function pass(milliseconds) {
  for (const _ of Array(milliseconds)) {
    now += 1;
    mock.timers.tick(1);
    await null;
  }
}

const table = {
  ...{ over: false, seed: 7, players: [{ kind: "person" }, { kind: "easy" }], scores: [{ total: 0 }, { total: 0 }] },
  ...{ preselected: [], winners: [], ranking: [0, 1], deeds: [], save: { round: 1, game: {} } },
  ...{ game: "sanjuan", era: 1, options: { edition: "first", expansion: false } },
  view: { question: { seat: 0, options: [4], high: 1 } },
};

beforeEach(async () => {
  send = mock.fn();
  useEngine({ launch() {}, end() {}, send });
  change({ life: ASLEEP, screen: "start", saved: [], replay: null, notice: null });
  dispatch({ type: "start" });
  dispatch({ type: "begin", wish: { type: "load", text: "" } });
  await pass(SOON);
  draw = mock.fn();
  onChange(draw);
  dispatch({ type: "ready" });
});

test("the engine is drawn with the game, if that comes soon", async () => {
  await pass(SOON / 2);
  dispatch({ type: "view", id: state.life.count, table });
  await new Promise(setImmediate);
  await pass(1);
  assert.deepEqual([draw.mock.callCount(), state.screen], [1, "table"]);
});

test("the engine is drawn alone, if the game takes its time", async () => {
  await pass(SOON);
  await new Promise(setImmediate);
  await pass(1);
  assert.deepEqual([draw.mock.callCount(), state.screen], [1, "start"]);
});

test("a moment of a replay is drawn once, with its reply", async () => {
  await pass(SOON);
  dispatch({ type: "view", id: state.life.count, table });
  await pass(1);
  await new Promise(setImmediate);
  await pass(1);
  draw.mock.resetCalls();
  dispatch({ type: "look", wish: { type: "replay", ply: 0, seat: 0 } });
  await pass(SOON / 2);
  dispatch({ type: "replay", id: state.life.count, replay: { table, ply: 0, last: 1, seat: 0 } });
  await new Promise(setImmediate);
  await pass(1);
  assert.deepEqual([draw.mock.callCount(), state.screen], [1, "replay"]);
});

/** Lets the table come, which asks for one of two options. */
async function asked() {
  await pass(SOON);
  dispatch({ type: "view", id: state.life.count, table: asking(0) });
  await new Promise(setImmediate);
  change({ settings: { ...state.settings, confirm: "always" } });
  await pass(2 * SOON);
  draw.mock.resetCalls();
  send.mock.resetCalls();
}

const asking = (ply) => ({
  ...table,
  view: { ply, question: { seat: 0, form: "one", options: [4, 5], low: 1, high: 1 } },
});

/** Picks and confirms in one task. */
function answer() {
  pick(5);
  confirm();
}

test("an answer is drawn once, with its reply, if that comes soon", async () => {
  await asked();
  answer();
  assert.equal(state.sent, true);
  await pass(SOON / 2);
  assert.equal(draw.mock.callCount(), 0);
  dispatch({ type: "view", id: state.life.count, table: asking(1) });
  await new Promise(setImmediate);
  await pass(2);
  assert.deepEqual([draw.mock.callCount(), state.table.view.ply], [1, 1]);
});

test("an answer is drawn alone, if its reply takes its time", async () => {
  await asked();
  answer();
  await pass(SOON);
  await new Promise(setImmediate);
  await pass(1);
  assert.deepEqual([draw.mock.callCount(), state.sent], [1, true]);
  dispatch({ type: "view", id: state.life.count, table: asking(1) });
  await new Promise(setImmediate);
  await pass(2);
  assert.equal(draw.mock.callCount(), 2);
});

test("presses before the drawing of an answer give no second one", async () => {
  await asked();
  answer();
  answer();
  pick(4);
  confirm();
  assert.deepEqual([send.mock.callCount(), state.picks], [1, [5]]);
});

test("an answer that is refused is drawn at once", async () => {
  await asked();
  answer();
  dispatch({ type: "error", id: state.life.count, error: { id: "not_ready", args: {} } });
  await new Promise(setImmediate);
  await pass(1);
  assert.deepEqual([draw.mock.callCount(), state.sent], [1, false]);
});

test("a key finds an answer that was given drawn", async () => {
  await asked();
  answer();
  settle();
  assert.deepEqual([draw.mock.callCount(), state.sent], [1, true]);
});
