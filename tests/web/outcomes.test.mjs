// A promise waits for the table of its own wish alone.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { playToday } = await import("../../web/actions/day.js");
const { openGame } = await import("../../web/actions/links.js");
const { lookAgain, table: comes } = await import("../../web/actions/outcomes.js");
const { goHome } = await import("../../web/actions/begin.js");
const { load, rematch, undo } = await import("../../web/actions/play.js");
const { change, state } = await import("../../web/state/store.js");

mock.timers.enable({ apis: ["setTimeout", "Date"], now: new Date(2026, 10, 27) });
globalThis.localStorage = { getItem: () => null, setItem() {} };

const VIEW = { ply: 0, question: { seat: 0, options: [4] } };
const table = (id, more) => ({
  ...{ game: "sanjuan", era: 1, options: { edition: "first", expansion: false } },
  ...{ over: false, preselected: [], can_undo: true, players: [{ name: "Ada", kind: "person" }] },
  ...{ scores: [{ total: 0 }], save: { id, game: {} }, view: VIEW, ...more },
});

let sent = [];

beforeEach(() => {
  sent = [];
  useEngine({ launch() {}, end() {}, send: (request) => sent.push(request) });
  change({ life: ASLEEP, screen: "start", notice: null, saved: [], replay: null, calendar: { days: {} } });
  dispatch({ type: "start" });
});

/** Waits until all work is done and drawn. */
async function rest() {
  await new Promise(setImmediate);
  lookAgain();
  await new Promise(setImmediate);
}

const ready = () => dispatch({ type: "ready" });

async function reply(shown, id = state.life.count) {
  dispatch({ type: "view", id, table: shown });
  await rest();
}

async function refuse(id = state.life.count) {
  dispatch({ type: "error", id, error: { id: "not_a_save", args: {} } });
  await rest();
}

/** Notes the result of a promise: the id of its table or error; nothing yet. */
function watched(promise) {
  const seen = { is: "" };
  promise.then(
    ({ save }) => (seen.is = save.id),
    ({ id }) => (seen.is = id),
  );
  return seen;
}

const days = () => Object.values(state.calendar.days).map((day) => day.table);

test("another game that is loaded meanwhile never becomes today's deal", async () => {
  playToday();
  load("other");
  ready();
  await reply(table("other"));
  assert.deepEqual(days(), []);
});

test("today's deal is noted, however long its engine takes", async () => {
  ready();
  playToday();
  mock.timers.tick(60_000);
  await rest();
  await reply(table("today"));
  assert.deepEqual(days(), ["today"]);
});

test("a deal that is refused leaves the game on show what it was", async () => {
  ready();
  load("before");
  await reply(table("before"));
  playToday();
  await refuse();
  assert.deepEqual(days(), []);
});

test("a game that was shared is replayed, and none that was loaded after it", async () => {
  ready();
  openGame({ code: "c", at: 3 });
  load("other");
  await reply(table("other"));
  assert.equal(sent.at(-1).type, "load");
  openGame({ code: "c", at: 3 });
  await reply(table("shared"));
  assert.deepEqual([sent.at(-1).type, sent.at(-1).ply], ["replay", 3]);
});

test("a table is awaited until it comes, is refused, left, lost or another is wanted", async () => {
  const ends = {
    one: () => reply(table("one")),
    not_a_save: () => refuse(),
    not_now: () => goHome(),
    engine_lost: () => dispatch({ type: "broken" }),
    bad_reply: () => dispatch({ type: "error", id: state.life.count, error: { id: "bad_reply", args: {} } }),
  };
  for (const [is, end] of Object.entries(ends)) {
    change({ life: ASLEEP });
    dispatch({ type: "start" });
    ready();
    const seen = watched(comes(() => load("text")));
    await rest();
    assert.equal(seen.is, "");
    await end();
    await rest();
    assert.equal(seen.is, is);
  }
});

test("a wish that the screen does not offer is refused at once", async () => {
  ready();
  for (const act of [undo, rematch]) {
    const seen = watched(comes(act));
    await rest();
    assert.equal(seen.is, "not_now");
  }
});

test("an engine that is silent or gone fails at once for a host page", async () => {
  dispatch({ type: "failed", error: { id: "no_worker", args: {} } });
  const seen = watched(comes(() => load("text"), false));
  await rest();
  assert.equal(seen.is, "no_worker");
});

test("a wish that waits for the next engine is carried out after another try", async () => {
  dispatch({ type: "failed", error: { id: "load_failed", args: {} } });
  playToday();
  await rest();
  dispatch({ type: "retry" });
  ready();
  await reply(table("today"));
  assert.deepEqual(days(), ["today"]);
});
