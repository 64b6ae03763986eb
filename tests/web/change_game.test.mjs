// An open page changes its game: all of the next one is there before anything of the one before goes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";
import { CARDS, DUEL } from "./two_games.mjs";

const { setTimeout } = globalThis;
/** Waits for nothing once the tests are over: the page wakes itself after ten seconds. */
window.setTimeout = (/** @type {any[]} */ ...later) => /** @type {any} */ (setTimeout)(...later).unref();

globalThis.LANGUAGES = JSON.stringify({
  en: {
    files: Object.fromEntries(
      ["house", "san_juan", "duel_of_three", "duel_of_three-book"].map((name) => [name, `./${name}.txt`]),
    ),
  },
});

const { ASLEEP } = await import("../../web/engine/life.js");
const { firstGame } = await import("../../web/engine/first_game.js");
const { useGames } = await import("../../web/actions/game.js");
const { lineOf } = await import("../../web/actions/day.js");
const { dispatch, useEngine } = await import("../../web/actions/dispatch.js");
const { goOn, startGame, visit } = await import("../../web/actions/play.js");
const { openPasted } = await import("../../web/actions/links.js");
const { countGame, closeStatistics, everything, openStatistics } = await import("../../web/actions/statistics.js");
const { gameOnShow, knowGames } = await import("../../web/state/game_of.js");
const { readForm } = await import("../../web/state/settings.js");
const { change, state } = await import("../../web/state/store.js");
const { adoptPart, beginWords } = await import("../../web/words/adopt.js");
const { has, speak, t } = await import("../../web/words/fluent.js");

const WORDS = {
  house: "hi = Hello",
  san_juan: "app-title = San Juan",
  duel_of_three: "app-title = Duel",
  "duel_of_three-book": "rule = Aim",
};

let sent = [];
let kept = [];
let isOffline = false;
/** Lets the next game come. */
let come = () => {};

const load = (code) =>
  new Promise((done, fail) => {
    come = () =>
      isOffline ? fail(new TypeError("no network")) : done(() => useCatalogue(code === "duel" ? DUEL : CATALOGUE));
  });

globalThis.fetch = async (url) => {
  if (isOffline) throw new TypeError("no network");
  const name = /([\w-]+)\.txt/.exec(url)[1];
  return { ok: true, text: async () => WORDS[name] };
};

const soon = () => new Promise((done) => setTimeout(done, 5));

/** Lets the game come that was asked for. */
async function comes() {
  await soon();
  come();
  await soon();
}

beforeEach(() => {
  [sent, kept, isOffline] = [[], [], false];
  globalThis.document = { querySelector: () => null, documentElement: { dataset: {} }, addEventListener() {} };
  knowGames(CARDS.map(({ code }) => code));
  useGames({ cards: CARDS, titleOf: (code) => code.toUpperCase(), load, keep: (id) => kept.push(id) });
  useEngine({ launch: () => {}, end: () => {}, send: (request) => sent.push(request), fit: () => {} });
  useCatalogue(CATALOGUE);
  beginWords("san_juan");
  speak("en", WORDS.san_juan);
  readForm(null);
  change({ life: ASLEEP, screen: "start", notice: null, dialog: null, coming: null, saved: [], statistics: null });
  dispatch({ type: "ready" });
});

const CODE = "duel-1.you.easy.7~aBB~c01234567";
const text = JSON.stringify({ format: "duel-table", version: 1, id: "d", game: {} });
const asked = () => sent.map(({ type }) => type).filter((type) => type !== "stop");

const TABLE = { game: "duel", save: { id: "d" }, over: false, coach: null, players: [], scores: [], options: {} };
const arrives = () =>
  dispatch({ type: "view", id: sent.at(-1).id, visit: true, table: { ...TABLE, view: { ply: 0, question: null } } });

test("another game is shown with its table, with its words, its form and its name for workers", async () => {
  visit(text);
  assert.deepEqual([gameOnShow(), state.coming, asked()], ["sanjuan", { code: "duel", title: "DUEL" }, []]);
  await comes();
  assert.deepEqual([gameOnShow(), t("app-title"), asked(), kept], ["sanjuan", "San Juan", ["load"], []]);
  arrives();
  assert.deepEqual(
    [gameOnShow(), t("app-title"), state.form.options, firstGame()],
    [...["duel", "Duel", { edition: "short" }, "duel"]],
  );
  assert.deepEqual([asked(), state.coming, kept], [["load"], null, ["duel_of_three"]]);
});

test("a refused table of another game leaves the table on show, and its game", async () => {
  startGame();
  dispatch({
    type: "view",
    id: 1,
    visit: true,
    table: { ...TABLE, game: "sanjuan", view: { ply: 0, question: null } },
  });
  const before = state.table;
  visit(text);
  await comes();
  dispatch({ type: "error", id: sent.at(-1).id, error: { id: "not_a_save", args: {} } });
  assert.deepEqual([gameOnShow(), t("app-title"), state.notice.id], ["sanjuan", "San Juan", "not_a_save"]);
  assert.equal(state.table, before);
  startGame();
  arrives(); // a table of the next wish has nothing to do with that game
  assert.equal(gameOnShow(), "sanjuan");
});

test("the words that a game fetches with its drawings are there once it is on show, and not before", async () => {
  await adoptPart("book", "duel_of_three");
  assert.equal(has("rule"), false);
  visit(text);
  await comes();
  arrives();
  assert.equal(t("rule"), "Aim");
});

test("a table of the game on show begins at once", () => {
  startGame();
  assert.deepEqual(asked(), ["new"]);
});

test("a game that cannot be fetched leaves the old one, and a sentence", async () => {
  isOffline = true;
  goOn({ id: "d", stamp: "s", game: "duel", text });
  await comes();
  assert.deepEqual([gameOnShow(), t("app-title"), state.coming, asked()], ["sanjuan", "San Juan", null, []]);
  assert.deepEqual(state.notice, { id: "load_file", args: { file: "DUEL" } });
});

test("only the last wish counts", async () => {
  visit(text);
  startGame();
  await comes();
  assert.deepEqual([gameOnShow(), asked(), state.coming], ["sanjuan", ["new"], null]);
});

test("a pasted code of another game is checked before anything changes", async () => {
  openPasted(CODE);
  await comes();
  assert.deepEqual([gameOnShow(), asked()], ["sanjuan", ["read_code"]]);
  dispatch({ type: "read_code", id: sent.at(-1).id, error: { id: "altered_code", args: {} } });
  await soon();
  assert.deepEqual([gameOnShow(), state.notice?.id], ["sanjuan", "altered_code"]);
  openPasted(CODE);
  await comes();
  dispatch({ type: "read_code", id: sent.at(-1).id, error: null });
  await comes();
  assert.deepEqual([gameOnShow(), asked().at(-1)], ["duel", "open_code"]);
});

test("statistics count another game, and return to the one before", async () => {
  change({ screen: "statistics", from: "start" });
  await openStatistics();
  change({ statistics: { filter: everything(), listed: 10, games: [] } });
  countGame("duel");
  await comes();
  assert.deepEqual([gameOnShow(), state.statistics.filter.game], ["duel", "duel"]);
  closeStatistics();
  await comes();
  assert.deepEqual([gameOnShow(), state.screen], ["sanjuan", "start"]);
});

test("the shared line of a day leads to the game on show", async () => {
  change({ calendar: { ...state.calendar, pars: {} } });
  assert.ok(lineOf("2026-11-23").endsWith(" · http://localhost/games/?play=san-juan"));
  visit(text);
  await comes();
  arrives();
  assert.ok(lineOf("2026-11-23").endsWith(" · http://localhost/games/?play=duel-of-three"));
});
