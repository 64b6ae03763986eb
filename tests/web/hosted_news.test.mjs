// A host sends news to its guests as soon as it has them: a page in a hidden tab draws late.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./on_page.mjs";

const { house } = await import("../../web/state/catalogue.js");
house.version = "0.5.0";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { hostTable, see, welcome } = await import("../../web/devices/hosted.js");
const { change, onChange, state } = await import("../../web/state/store.js");

const turn = () => new Promise(setImmediate);

const table = (ply) => ({
  ...{ over: false, seed: 7, viewer: 0, scores: [{ total: 0 }, { total: 0 }], branched: false },
  ...{ preselected: [], winners: [], ranking: [0, 1], deeds: [], save: { id: "t", round: 1, game: {} } },
  ...{ game: "sanjuan", era: 1, options: { edition: "first" }, events: [] },
  players: ["Ada", "Ben"].map((name) => ({ name, kind: "person" })),
  view: { ply, seat: 0, question: { seat: 0, form: "one", options: [4], low: 1, high: 1 } },
});

/** The tables that the host has asked Python for, to send them. */
const shown = [];

/** @param {{ type: string, device: number, viewer: number | null }} message */
async function ask({ type, device, viewer }) {
  if (type === "show_device") shown.push(state.life.table.view.ply);
  return { type: "shown", device, viewer, table: table(state.life.table.view.ply) };
}

async function view(ply) {
  dispatch({ type: "view", id: state.life.count, table: table(ply) });
  await turn();
  await turn();
}

test("a table goes to a guest before the host has drawn it", async () => {
  globalThis.document = Object.assign(new EventTarget(), { hidden: true });
  onChange(() => assert.fail("a hidden tab draws later"));
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] }); // no drawing comes
  useEngine({ launch() {}, end() {}, send() {}, ask });
  change({ life: ASLEEP });
  dispatch({ type: "start" });
  dispatch({ type: "begin", wish: { type: "load", text: "" } });
  dispatch({ type: "ready" });
  await view(0);
  hostTable();
  see();
  const channel = { sent: [], send: (text) => channel.sent.push(JSON.parse(text)), close() {} };
  welcome(channel, null);
  channel.onText(JSON.stringify({ type: "hello", v: 1, site: "0.5.0", token: null, name: "" }));
  await turn();
  channel.onText(JSON.stringify({ type: "ack", n: 1 }));
  assert.deepEqual(shown, [0]);
  dispatch({ type: "move", wish: { type: "answer", ply: 0, seat: 0, answer: [4] } });
  await view(1);
  assert.deepEqual(shown, [0, 1]);
  assert.equal(channel.sent.filter(({ type }) => type === "shown").length, 2);
});
