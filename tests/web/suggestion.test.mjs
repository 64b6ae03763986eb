// The level to try next, after enough games against one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

useCatalogue({ ...CATALOGUE, ladder: ["random", "easy", "medium", "hard", "expert"] });

const { suggestionOf } = await import("../../web/state/suggestion.js");

const TABLE = { game: "sanjuan", save: { id: "t" } };

/** The record of a game. */
const record = (seats, game = "sanjuan") => ({ game, seats });

const seats = (level, rivals, won = 0) => [
  { kind: "person", won },
  ...Array.from({ length: rivals }, () => ({ kind: level, won: 0 })),
];

/** The suggestion after that many victories in ten games. */
function after(wins, level = "medium", rivals = 1) {
  const games = Array.from({ length: 10 }, (_, n) => record(seats(level, rivals, n < wins ? 1 : 0)));
  return suggestionOf(games, { players: seats(level, rivals), ...TABLE });
}

test("who wins 7 of 10 against a level is to try the next one", () => {
  assert.deepEqual(after(7), { table: "t", level: "medium", next: "hard", wins: 7, of: 10 });
  assert.equal(after(6), null);
});

test("against more rivals fewer victories are enough", () => {
  assert.deepEqual([after(5, "medium", 2), after(6, "medium", 2)?.next], [null, "hard"]);
  assert.deepEqual([after(4, "medium", 3), after(5, "medium", 3)?.next], [null, "hard"]);
});

test("who hardly ever wins may like the level before it", () => {
  assert.equal(after(1)?.next, "easy");
  assert.equal(after(2), null);
  assert.deepEqual([after(0, "hard", 3)?.next, after(1, "hard", 3)], ["medium", null]);
});

test("there is no level above the best, and nobody is sent to one that answers at random", () => {
  assert.equal(after(10, "expert"), null);
  assert.equal(after(0, "easy"), null);
});

test("a level that is not on the ladder plays as well as its last: who hardly ever wins is sent below both", () => {
  assert.equal(after(0, "master")?.next, "hard");
  assert.equal(after(5, "master"), null);
  assert.equal(after(10, "master"), null);
});

test("nothing is suggested before ten games of the same kind, nor to several people or against several levels", () => {
  const nine = Array.from({ length: 9 }, () => record(seats("medium", 1, 1)));
  const table = { players: seats("medium", 1), ...TABLE };
  assert.equal(suggestionOf(nine, table), null);
  assert.equal(suggestionOf([...nine, record(seats("medium", 2, 1))], table), null);
  const mixed = { players: [...seats("medium", 1), { kind: "hard" }], ...TABLE };
  assert.equal(suggestionOf(nine, mixed), null);
});

test("only the latest games tell", () => {
  const games = Array.from({ length: 30 }, (_, n) => record(seats("medium", 1, n < 20 ? 1 : 0)));
  assert.equal(suggestionOf(games, { players: seats("medium", 1), ...TABLE })?.next, "easy");
});

test("games of another game do not count", () => {
  const games = Array.from({ length: 20 }, (_, n) => record(seats("medium", 1, 1), n % 2 ? "sanjuan" : "duel"));
  const table = { players: seats("medium", 1), ...TABLE };
  assert.equal(suggestionOf(games.slice(1), table)?.next, "hard");
  assert.equal(suggestionOf(games.slice(2), table), null);
});
