// A table that comes: what goes from the page with it, and what an error leaves as it is.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { change, state } = await import("../../web/state/store.js");

mock.timers.enable({ apis: ["setTimeout"] });

const VIEW = { question: { seat: 0, options: [4], high: 1 } };
const table = (round, seat = 0) => ({
  ...{ game: "sanjuan", era: round, options: { edition: "first", expansion: false } },
  ...{ over: false, preselected: [], players: [{ name: "Ada", kind: "person" }], scores: [{ total: 0 }] },
  ...{ save: { round, game: {} }, view: { ...VIEW, round, seat } },
});

const written = () => new Promise(setImmediate);

async function view(shown) {
  dispatch({ type: "view", id: state.life.count, table: shown });
  await written();
}

const load = () => dispatch({ type: "begin", wish: { type: "load", text: "" } });

beforeEach(async () => {
  useEngine({ launch() {}, end() {}, send() {} });
  change({ life: ASLEEP, screen: "start", saved: [], dialog: null, settings: { ...state.settings, pace: 0 } });
  for (const type of ["start", "ready"]) dispatch({ type });
  load();
  await view(table(1));
});

test("a card that lies open in full goes when the device is handed on, and stays while one person plays", async () => {
  const isOpenAt = async (seat) => {
    await view(table(2, seat));
    return state.dialog !== null;
  };
  change({ dialog: { name: "card", about: { card: 7 }, isForViewer: true } });
  assert.deepEqual([await isOpenAt(0), await isOpenAt(null)], [true, false]);
  change({ dialog: { name: "settings" } });
  assert.ok(await isOpenAt(1));
});

test("a table that cannot be kept is played all the same, and so is what follows", async () => {
  const told = mock.fn();
  globalThis.reportError = told;
  change({ unkept: false });
  load();
  const { scores: _, ...damaged } = table(2);
  await view(damaged);
  assert.deepEqual([state.table.view.round, state.unkept, told.mock.callCount()], [2, true, 1]);
  load();
  await view(table(3));
  assert.equal(state.table.view.round, 3);
});

test("an event that throws leaves those after it their turn", async (t) => {
  const thrown = [];
  t.mock.method(globalThis, "queueMicrotask", (act) => {
    try {
      act();
    } catch ({ message }) {
      thrown.push(message);
    }
  });
  load();
  dispatch({ type: "view", id: 2, table: table(2) });
  useEngine({ send: () => assert.fail("no port") });
  load();
  dispatch({ type: "error", id: 0, error: { id: "bad_message", args: {} } });
  await written();
  assert.deepEqual([thrown, state.notice.id], [["no port"], "bad_message"]);
});
