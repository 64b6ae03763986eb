// The effects of the events in a request's life: on the page, in the worker, in its own time.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const lookBack = await import("../../web/actions/look_back.js");
const { openFile } = await import("../../web/actions/opened_file.js");
const { change, state } = await import("../../web/state/store.js");
const { LONG_PATIENCE, PATIENCE } = await import("../../web/storage/patience.js");

const PACE = state.settings.pace;

let now = 0;
let done = [];

const note =
  (name) =>
  (...what) =>
    done.push([name, ...what]);

mock.timers.enable({ apis: ["setTimeout"] });
mock.method(performance, "now", () => now);

beforeEach(() => {
  done = [];
  useEngine({ launch: note("launch"), end: note("end"), send: note("send") });
  change({ life: ASLEEP, screen: "start", notice: null, lookBack: null, saved: [], unkept: false });
  change({ settings: { ...state.settings, pace: PACE } });
  dispatch({ type: "start" });
});

/** Lets time pass for timers and clock together. */
function pass(milliseconds) {
  for (const _ of Array(milliseconds)) {
    now += 1;
    mock.timers.tick(1);
  }
}

const table = (round, over = false) => ({
  ...{
    over,
    seed: 7,
    players: [
      { name: "Ada", kind: "person" },
      { name: "", kind: "easy" },
    ],
    scores: [{ total: round }, { total: 0 }],
    preselected: [4],
    save: { round, game: {} },
    ...{ winners: [], ranking: [0, 1], deeds: [] },
  },
  ...{ game: "sanjuan", era: round, options: { edition: "first", expansion: false } },
  view: { round, question: { seat: 0, options: [4, 5], high: 2 } },
});
const written = () => new Promise(setImmediate);

async function view(shown, id = state.life.count) {
  dispatch({ type: "view", id, table: shown });
  await written();
}

const load = () => dispatch({ type: "begin", wish: { type: "load", text: "" } });

async function atTable() {
  dispatch({ type: "ready" });
  load();
  await view(table(1));
}

test("a worker is launched, sent what is asked for, and ended when it fails", () => {
  dispatch({ type: "ready" });
  load();
  dispatch({ type: "broken" });
  assert.equal(state.notice.id, "engine_renewed");
  dispatch({ type: "broken" });
  assert.deepEqual(done, [
    ["launch", "warm"],
    ["send", { type: "load", text: "", id: 1 }],
    ["launch", "warm"],
    ["end"],
  ]);
  assert.equal(state.failed.id, "engine_lost");
});

test("a worker that says nothing is asked for a sign of life, and told of after ten seconds", async () => {
  await atTable();
  load();
  pass(9999);
  assert.deepEqual([done.at(-1), state.failed], [["send", { type: "ping", id: 2 }], null]);
  pass(1);
  assert.equal(state.failed.id, "engine_silent");
  dispatch({ type: "alive" });
  assert.equal(state.failed, null);
});

test("a table that is shown comes with what is taken up beforehand, and is kept", async () => {
  change({ picks: [2] });
  await atTable();
  assert.deepEqual([state.screen, state.table.view.round, state.picks], ["table", 1, [4]]);
  assert.deepEqual(
    state.saved.map(({ era }) => era),
    [1],
  );
});

test("a reply counts once it is written; what happens meanwhile comes after it", async () => {
  dispatch({ type: "ready" });
  load();
  dispatch({ type: "view", id: 1, table: table(1) });
  dispatch({ type: "view", id: 1, table: table(2) });
  assert.ok(state.sent);
  await written();
  assert.deepEqual([state.sent, state.table.view.round, state.behind], [false, 1, 1]);
});

test("a question that follows a computer's move is drawn once it is written", async () => {
  change({ settings: { ...state.settings, pace: 0 } });
  await atTable();
  const moved = table(2);
  dispatch({ type: "view", id: 1, table: { ...moved, view: { ...moved.view, question: { seat: 1 } } } });
  assert.equal(state.table.view.round, 2, "nobody decides here");
  dispatch({ type: "view", id: 1, table: table(3) });
  assert.equal(state.table.view.round, 2, "not yet written");
  await written();
  assert.equal(state.table.view.round, 3);
});

test("a browser that keeps nothing is told of", async () => {
  await atTable();
  assert.ok(state.unkept);
});

test("the end has its own screen, unless the table is looked at after it", async () => {
  await atTable();
  pass(state.settings.pace);
  await view(table(9, true));
  assert.equal(state.screen, "end");
  change({ screen: "table" });
  await view(table(9, true));
  pass(state.settings.pace);
  assert.equal(state.screen, "table");
});

test("a refusal is told", async () => {
  await atTable();
  load();
  dispatch({ type: "error", id: 2, error: { id: "not_a_save", args: {} } });
  assert.equal(state.notice.id, "not_a_save");
});

test("a file that cannot be read is told, and ends no wait for another", async () => {
  dispatch({ type: "ready" });
  load();
  await openFile({ size: 9, arrayBuffer: () => Promise.reject(new Error("gone")) });
  assert.equal(state.notice.id, "unreadable_file");
  assert.ok(state.wanted);
});

test("tables are shown at the pace that is set, by one timer", async () => {
  await atTable();
  await view(table(2));
  await view(table(3));
  pass(state.settings.pace - 1);
  assert.deepEqual([state.table.view.round, state.behind], [1, 2]);
  pass(1);
  assert.deepEqual([state.table.view.round, state.behind], [2, 1]);
  pass(state.settings.pace);
  assert.deepEqual([state.table.view.round, state.behind], [3, 0]);
});

test("a reply that takes a while is said to be awaited", async () => {
  await atTable();
  load();
  pass(199);
  assert.equal(state.late, false);
  pass(1);
  assert.ok(state.late);
});

test("loading is told to have stalled after a minute without a sign of life", () => {
  pass(60_000);
  assert.equal(state.failed.id, "load_stalled");
});

test("what a look back finds is put where it belongs in the game, each once", async () => {
  await atTable();
  change({ lookBack: { table: state.table, decisions: [] } });
  dispatch({ type: "think", wish: { type: "look_back" } });
  const found = (share, ...decisions) =>
    dispatch({ type: "look_back", id: 2, done: share, decisions: decisions.map((ply) => ({ ply })) });
  found(0.5, 1, 3);
  assert.ok(state.lookingBack);
  found(0.6);
  found(1, 2, 3);
  assert.deepEqual(
    state.lookBack.decisions.map(({ ply }) => ply),
    [1, 2, 3],
  );
  assert.equal(state.lookingBack, false);
});

test("a decision that is gone to lies open among those of its seat, until something else is done", async () => {
  await atTable();
  const decisions = [
    { ply: 2, seat: 1, judgement: null },
    { ply: 4, seat: 0, judgement: "mistake" },
  ];
  change({ lookBack: { table: state.table, decisions, open: [1], seat: 0, all: false, goal: null } });
  lookBack.goToDecision(4);
  assert.deepEqual([state.lookBack.seat, state.lookBack.all], [0, false]);
  lookBack.goToDecision(2);
  const { goal } = state.lookBack;
  assert.deepEqual(state.lookBack, { ...state.lookBack, open: [1, 4, 2], seat: 1, all: true, goal: { ply: 2 } });
  lookBack.goToDecision(2);
  assert.notEqual(state.lookBack.goal, goal, "the same once more is gone to again");
  for (const act of [() => lookBack.toggleDecision(1), () => lookBack.listDecisionsOf(0)]) {
    lookBack.goToDecision(2);
    act();
    assert.equal(state.lookBack.goal, null);
  }
});

// The last test, because nothing is written after it.
test("a disk that has kept all is waited for; one that hangs holds up the game once", async () => {
  const named = (round) => ({ ...table(round), save: { id: "one", round } });
  const shown = () => state.table.view.round;
  await atTable();
  change({ unkept: false });
  Object.assign(globalThis, { navigator: {}, indexedDB: { open: () => ({}) } });
  load();
  await view(named(2));
  pass(LONG_PATIENCE - 1);
  await written();
  assert.deepEqual([shown(), state.unkept], [1, false]);
  pass(1);
  await written();
  assert.deepEqual([shown(), state.unkept], [2, true]);
  load();
  await view(named(3));
  pass(PATIENCE);
  await written();
  assert.equal(shown(), 3);
});
