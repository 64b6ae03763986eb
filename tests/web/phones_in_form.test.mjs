// A seat of the form with an own phone: a person at the table, who waits for a device.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

mock.timers.enable({ apis: ["setTimeout"] }); // the watch over an engine that never answers

const { useEngine } = await import("../../web/actions/dispatch.js");
const { startGame } = await import("../../web/actions/play.js");
const { ASLEEP } = await import("../../web/engine/life.js");
const { alone, mayJoin, offeredKinds, withPhones } = await import("../../web/state/people.js");
const { change, state } = await import("../../web/state/store.js");

const PLAYERS = ["person", "phone", "easy"].map((kind) => ({ name: "", kind }));

beforeEach(() => {
  window.parent = window;
  useEngine({ launch() {}, end() {}, send() {} });
  change({ life: ASLEEP, visit: null, form: { ...state.form, seats: 3, players: PLAYERS, options: {} } });
});

test("a game begins with a person at that seat, which waits for a phone", () => {
  startGame();
  assert.deepEqual(
    state.life.wish.players.map(({ kind }) => kind),
    ["person", "person", "easy"],
  );
  assert.deepEqual(state.apart, [1]);
});

test("a page in a frame has no own phones: that person plays here", () => {
  window.parent = {};
  startGame();
  assert.deepEqual([mayJoin(), offeredKinds().includes("phone"), state.apart], [false, false, []]);
});

test("one press gives all but the first seat own phones", () => {
  assert.deepEqual(
    withPhones(PLAYERS).map(({ kind }) => kind),
    ["person", "phone", "phone"],
  );
});

test("a guest is “you” at its own seat, and a shared screen nobody", () => {
  const players = [0, 1].map(() => ({ name: "", kind: "person" }));
  assert.equal(alone({ viewer: 1, players }), false);
  change({ visit: { seat: 1 } });
  assert.deepEqual([alone({ viewer: 1, players }), alone({ viewer: 0, players })], [true, false]);
  change({ visit: { seat: null } });
  assert.equal(alone({ viewer: null, players }), false);
});
