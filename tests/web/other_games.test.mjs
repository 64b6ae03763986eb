// Records of a game that is known and not loaded: they are listed, and an import leaves them as they are.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.HOUSE_FACTS = JSON.stringify({ name_length: 24, file_size: 1e6 });
globalThis.LANGUAGES = "{}";
globalThis.SEVERAL = true;
globalThis.window = globalThis;
globalThis.location = new URL("http://localhost/games/");

const { knowCatalogue, useCatalogue } = await import("../../web/state/catalogue.js");
const { knowGames } = await import("../../web/state/game_of.js");
const { finishedIn } = await import("../../web/state/finished_record.js");
const { savedIn } = await import("../../web/state/records.js");
const { soundIn } = await import("../../web/state/backup.js");

const OPTIONS = [
  { name: "edition", values: ["first", "second"], default: "first" },
  { name: "expansion", switch: true, default: false },
];

useCatalogue({
  game: "duel",
  levels: [],
  seats: [2],
  options: [{ name: "edition", values: ["long"], default: "long" }],
});
knowGames(["sanjuan", "duel"]);

const players = ["Ada", "Ben"].map((name) => ({ name, kind: "person", total: 3 }));
const save = JSON.stringify({ format: "sanjuan-table", version: 1, id: "a", game: { options: { edition: "second" } } });
const EARLY_TABLE = {
  ...{ id: "a", stamp: "s", when: 1, text: save, round: 4, over: false },
  edition: "second",
  players,
};

const SEAT = { name: "Ada", kind: "person", total: 30, won: 1, parts: {}, built: {}, roles: {} };
const EARLY_GAME = {
  ...{ version: 1, id: "a", when: 1, rounds: 9, edition: "second", expansion: true, serious: true },
  ...{ ranking: [0], ahead: 3, seats: [SEAT], digest: "d" },
};

test("an import leaves earlier records of another game as they are, so that no option is lost", () => {
  const { games, open } = soundIn({ finished: [EARLY_GAME], tables: [EARLY_TABLE] });
  assert.deepEqual([games, open], [[EARLY_GAME], [EARLY_TABLE]]);
});

test("a table of a game that is not loaded is listed, with whatever options it has", () => {
  const saved = { version: 2, game: "sanjuan", id: "a", stamp: "s", when: 1, text: save, era: 1, over: false, players };
  assert.ok(savedIn({ ...saved, options: { edition: "long" } }));
  assert.equal(savedIn({ ...saved, game: "duel", options: { edition: "first" } }), null);
  assert.equal(savedIn(EARLY_TABLE)?.game, "sanjuan");
});

test("once the game is loaded, its records have its options, whichever game is on show", () => {
  knowCatalogue({ game: "sanjuan", levels: [], seats: [2], options: OPTIONS });
  assert.deepEqual(savedIn(EARLY_TABLE)?.options, { edition: "second", expansion: false });
  assert.deepEqual(finishedIn(EARLY_GAME)?.options, { edition: "second", expansion: true });
  assert.equal(savedIn({ ...EARLY_TABLE, edition: "long" }), null);
});
