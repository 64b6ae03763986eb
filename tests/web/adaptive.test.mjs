// The level that keeps up with a person: picked by the latest results, settled before a game begins.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

const LADDER = ["random", "easy", "medium", "hard", "expert"];
useCatalogue({ ...CATALOGUE, options: [], ladder: LADDER, levels: [...LADDER, "master"] });

const { asInForm, keepsUp, levelFor, settled } = await import("../../web/state/adaptive.js");

const person = (won = 0) => ({ name: "Ada", kind: "person", won });
const computer = (kind) => ({ name: "Ben", kind, won: 0 });

/** Games against a level, each won or not. */
const games = (level, wins, seats = 2) =>
  wins.map((won) => ({
    game: "sanjuan",
    seats: [person(won), ...Array.from({ length: seats - 1 }, () => computer(level))],
  }));

const next = (all, seats = 2) => levelFor(all, seats).next;

test("without results the level is the usual one", () => {
  assert.deepEqual(levelFor([], 2), { next: "medium", way: "first", level: "", wins: 0, of: 0 });
});

test("three victories of four lead up, three defeats of four lead down", () => {
  assert.deepEqual(levelFor(games("medium", [1, 0, 1, 1]), 2), {
    next: "hard",
    way: "up",
    level: "medium",
    wins: 3,
    of: 4,
  });
  assert.deepEqual(levelFor(games("hard", [0, 1, 0, 0]), 2), {
    next: "medium",
    way: "down",
    level: "hard",
    wins: 1,
    of: 4,
  });
  assert.deepEqual(levelFor(games("medium", [1, 0, 1]), 2), {
    next: "medium",
    way: "same",
    level: "medium",
    wins: 2,
    of: 3,
  });
  assert.equal(next(games("medium", [1, 1, 1])), "hard", "a fourth game could not change that");
  assert.equal(next(games("medium", [0, 0, 0])), "easy");
});

test("with more seats fewer victories lead up, and only defeats down", () => {
  assert.deepEqual(
    [
      [1, 0, 1],
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0, 0],
    ].map((won) => next(games("medium", won, 3), 3)),
    ["medium", "hard", "medium", "easy"],
  );
  assert.deepEqual(
    [
      [1, 0],
      [1, 0, 1],
      [0, 0, 0, 0],
    ].map((won) => next(games("medium", won, 4), 4)),
    ["medium", "hard", "easy"],
  );
});

// By number of seats: the fewest victories of four that lead up, and the most that lead down.
for (const [seats, up, down] of [
  [2, 3, 1],
  [3, 3, 0],
  [4, 2, 0],
  [5, 2, 0],
])
  test(`with ${seats} seats ${up} victories of four lead up, and ${down} lead down`, () => {
    for (let wins = 0; wins <= 4; wins++) {
      const won = Array.from({ length: 4 }, (_, game) => Number(game < wins));
      const due = wins >= up ? "hard" : wins <= down ? "easy" : "medium";
      assert.equal(next(games("medium", won, seats), seats), due);
    }
  });

test("only games since the last change of level count, and of those the latest four", () => {
  assert.equal(next([...games("medium", [1, 1, 1]), ...games("hard", [0, 0])]), "hard");
  assert.equal(next([...games("hard", [1, 1]), ...games("medium", [1]), ...games("hard", [1, 0])]), "hard");
  assert.equal(next(games("medium", [0, 0, 0, 0, 1, 1, 0, 1])), "hard");
});

test("each number of seats has results of its own", () => {
  const all = [...games("hard", [1, 1, 1]), ...games("easy", [0], 3)];
  assert.deepEqual([next(all, 2), next(all, 3), next(all, 4)], ["expert", "easy", "medium"]);
});

test("the ladder has ends, and the strongest level outside it is left for one that is weaker", () => {
  assert.equal(next(games("expert", [1, 1, 1])), "expert");
  assert.equal(next(games("easy", [0, 0, 0])), "easy");
  assert.equal(next(games("master", [1, 1, 1])), "master");
  assert.equal(next(games("master", [0, 0, 0])), "hard");
});

test("games against several levels or people, unknown levels and damaged results do not count", () => {
  const odd = [
    { game: "sanjuan", seats: [person(1), computer("hard"), computer("easy")] },
    { game: "sanjuan", seats: [person(1), person(0)] },
    { game: "duel", seats: [person(1), computer("easy")] },
    ...games("random", [1, 1, 1]),
    ...games("wizard", [1, 1, 1]),
    ...[null, {}, { seats: 7 }, { seats: [null, person(1)] }],
  ];
  assert.equal(levelFor(odd, 2).way, "first");
  assert.equal(levelFor(odd, 3).way, "first");
  assert.equal(next([...games("hard", [1]), ...odd]), "hard");
});

test("a table gets a real level at each adaptive seat", () => {
  const players = [person(), { name: "Ben", kind: "adaptive" }, { name: "Cem", kind: "easy" }];
  assert.deepEqual([keepsUp(players), keepsUp([person(), computer("hard")])], [true, false]);
  assert.deepEqual(
    settled(players, games("hard", [1, 1, 1], 3)).map(({ kind }) => kind),
    ["person", "expert", "easy"],
  );
});

test("a rematch follows the results again if the form has such a level at that seat", () => {
  const named = (...kinds) => kinds.map((kind, seat) => ({ name: `P${seat}`, kind }));
  const form = { seats: 2, players: named("person", "adaptive", "easy", "easy") };
  assert.deepEqual(asInForm(named("person", "hard"), form), named("person", "adaptive"));
  for (const other of [named("person", "person"), named("easy", "hard"), named("person", "hard", "easy")])
    assert.equal(asInForm(other, form), other);
  const stranger = [{ name: "Eve", kind: "person" }, named("person", "hard")[1]];
  assert.equal(asInForm(stranger, form), stranger);
});
