// A game and its variations in the page's memory: what is stored, which one is on show, and the way back.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { beginWhatIf, goBack, goToBranch, keepBranch } = await import("../../web/actions/what_if.js");
const { goHome } = await import("../../web/actions/begin.js");
const { lookAgain } = await import("../../web/actions/outcomes.js");
const { branchesInView, parent, variation } = await import("../../web/state/branches.js");
const { change, state } = await import("../../web/state/store.js");

let sent = [];

const PLAYERS = [
  { name: "Ada", kind: "person" },
  { name: "", kind: "easy" },
];
const VIEW = {
  question: { seat: 0, options: [4], high: 2 },
};

const table = (id, ply, of) => ({
  ...{ game: "sanjuan", era: 1, options: { edition: "first", expansion: false } },
  ...{ over: false, players: PLAYERS, scores: [{ total: 0 }, { total: 0 }], preselected: [] },
  save: { id, ...(of && { branched: { of, ply } }) },
  view: { ...VIEW, ply },
});

/** Does and draws all that is still to be done. */
async function rest() {
  await new Promise(setImmediate);
  lookAgain();
  await new Promise(setImmediate);
}

async function reply(shown, branch = false) {
  dispatch({ type: "view", id: state.life.count, table: shown, branch });
  await rest();
}

const tryOut = (id, ply, of) => {
  beginWhatIf(ply, 0);
  return reply(table(id, ply, of), true);
};

const kept = () => state.saved.map(({ id, text }) => `${id} ${JSON.parse(text).branched?.ply ?? ""}`.trim());
const load = () => dispatch({ type: "begin", wish: { type: "load", text: "" } });

beforeEach(async () => {
  sent = [];
  useEngine({ launch() {}, end() {}, send: (request) => sent.push(request) });
  change({ life: ASLEEP, screen: "start", notice: null, saved: [], branches: [], replay: null, picks: [] });
  change({ settings: { ...state.settings, pace: 0 } });
  dispatch({ type: "start" });
  dispatch({ type: "ready" });
  load();
  await reply(table("game", 9));
});

test("a variation is on show, and only the game is kept", async () => {
  await tryOut("one", 4, "game");
  assert.deepEqual(sent.at(-1), { type: "branch", ply: 4, seat: 0, level: null, id: 2 });
  await reply(table("one", 5, "game"));
  assert.deepEqual([variation()?.number, parent()?.number, state.table?.view.ply], [1, 0, 5]);
  assert.deepEqual(kept(), ["game"]);
});

test("the way back leads to what was on show, and nothing is lost", async () => {
  const replay = { table: table("game", 4), ply: 4 };
  change({ screen: "replay", from: "table", replay, picks: [4] });
  await tryOut("one", 4, "game");
  assert.deepEqual([state.screen, state.replay, state.picks], ["table", null, []]);
  goBack();
  assert.deepEqual(JSON.parse(sent.at(-1).text), { id: "game" });
  await reply(table("game", 9));
  assert.deepEqual([state.screen, state.replay, state.picks], ["replay", replay, [4]]);
  assert.equal(variation(), undefined);
});

test("a variation is gone on with where it was left", async () => {
  await tryOut("one", 4, "game");
  await reply(table("one", 6, "game"));
  goBack();
  await reply(table("game", 9));
  await tryOut("two", 7, "game");
  goToBranch(state.branches[1]);
  assert.deepEqual(JSON.parse(sent.at(-1).text), { id: "one", branched: { of: "game", ply: 6 } });
  await reply(table("one", 6, "game"));
  assert.deepEqual(
    state.branches.map(({ number, table: { view } }) => [number, view.ply]),
    [
      [0, 9],
      [1, 6],
      [2, 7],
    ],
  );
});

test("back from a variation of a variation is the one it came from", async () => {
  await tryOut("one", 4, "game");
  await tryOut("two", 3, "one");
  assert.equal(parent()?.number, 1);
});

test("a variation that somebody wants kept is kept, and goes on being kept", async () => {
  await tryOut("one", 4, "game");
  keepBranch(state.branches[1]);
  await rest();
  await reply(table("one", 5, "game"));
  assert.deepEqual(kept(), ["one 5", "game"]);
});

test("a game that was only looked at is not kept by coming back to it", async () => {
  change({ saved: [] });
  await tryOut("one", 4, "game");
  goBack();
  await reply(table("game", 9));
  assert.deepEqual(kept(), []);
  await reply(table("game", 10));
  assert.deepEqual(kept(), ["game"]);
});

test("variations last until the game is left, or another one is on show", async () => {
  await tryOut("one", 4, "game");
  goHome();
  assert.deepEqual(state.branches, []);
  load();
  await reply(table("game", 9));
  await tryOut("one", 4, "game");
  load();
  await reply(table("other", 0));
  assert.deepEqual([state.branches, kept()], [[], ["other", "game"]]);
});

test("at a shared device a variation is for the person who began it, until the game is over", () => {
  const game = { ...table("game", 9), viewer: 0 };
  const one = { ...table("one", 4, "game"), viewer: 1 };
  const shown = (seat, over = false) => {
    const on = { ...game, over, view: { ...game.view, seat } };
    change({ life: { ...state.life, table: on }, branches: [on, one].map((table, number) => ({ table, number })) });
    return branchesInView().map(({ number }) => number);
  };
  assert.deepEqual([shown(0), shown(1), shown(null), shown(0, true)], [[0], [0, 1], [0], [0, 1]]);
});

test("another game that is refused leaves the variation where it is", async () => {
  await tryOut("one", 4, "game");
  load();
  dispatch({ type: "error", id: state.life.count, error: { id: "not_a_save", args: {} } });
  assert.equal(variation()?.number, 1);
});
