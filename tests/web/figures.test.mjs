// The figures of statistics on finished games: shares with their intervals, favourites, streaks, bests, and which games
// count.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as figures from "../../web/screens/statistics/figures.js";
import { chosen, levelOf, namesIn } from "../../web/screens/statistics/filter.js";

const KINDS = ["person", "random", "easy", "medium", "hard", "expert"];
const DAY = 864e5;
const TERMS = { kinds: KINDS, now: 0, variantOf: ({ edition, expansion }) => edition + (expansion ? "+" : "") };
const ALL = { game: "sanjuan", who: "", level: "", options: "", seats: 0, days: 0 };

const seat = (total, won, more = {}) => ({
  ...{ name: "Ada", kind: "person", total, won, parts: { buildings: total }, deeds: { built: {}, roles: {} } },
  ...more,
});

const rival = (total, kind = "hard", won = 0) => seat(total, won, { name: "Ben", kind });

/** A game that its player has won by 3 points, or lost by 3. */
const game = (won, more = {}, own = {}) => ({
  ...{
    when: 0,
    game: "sanjuan",
    era: 14,
    options: { edition: "first", expansion: false },
    ahead: 3,
    ranking: won ? [0, 1] : [1, 0],
  },
  seats: [seat(won ? 33 : 27, won ? 1 : 0, own), rival(30, "hard", won ? 0 : 1)],
  ...more,
});

const entry = (one, at = 0) => ({ game: one, seat: at, own: one.seats[at] });
const entries = (...games) => games.map((one) => entry(one));
const close = (value, expected) => assert.ok(Math.abs(value - expected) < 0.0005, `${value} is not ${expected}`);

test("a share lies in Wilson's interval", () => {
  const { games, wins, share, low, high } = figures.won(
    entries(...[1, 1, 1, 1, 1, 1, 1, 0, 0, 0].map((won) => game(won))),
  );
  assert.deepEqual([games, wins, share], [10, 7, 0.7]);
  close(low, 0.3968);
  close(high, 0.8922);
});

test("who has won all games may still lose one", () => {
  const { low, high } = figures.won(entries(game(1), game(1)));
  close(low, 0.3424);
  assert.equal(high, 1);
});

test("who shares a victory has won a part of a game", () => {
  const shared = game(1, { ranking: [0, 1] }, { won: 0.5 });
  assert.equal(figures.won(entries(shared, game(0))).wins, 0.5);
});

test("chance wins as often as there are seats at the tables", () => {
  const four = game(1, { seats: [seat(30, 1), rival(1), rival(2), rival(3)] });
  assert.equal(figures.byChance(entries(game(1), four)), (1 / 2 + 1 / 4) / 2);
});

test("over time as many games make a point, or one more, and there are twelve at most", () => {
  const sizes = (count) =>
    figures
      .overTime(entries(...Array.from({ length: count }, (_, when) => game(1, { when }))))
      .map(({ games }) => games);
  assert.deepEqual(sizes(4), [4]);
  assert.deepEqual(sizes(11), [5, 6]);
  assert.deepEqual(sizes(12), [6, 6]);
  assert.equal(sizes(1000).length, 12);
  assert.deepEqual([...new Set(sizes(1000))], [83, 84]);
});

test("a point tells from when to when its games were", () => {
  const [first] = figures.overTime(entries(game(1, { when: 7 }), game(0, { when: 9 })));
  assert.deepEqual([first.from, first.to, first.share], [7, 9, 0.5]);
});

test("points are told by what they were for, on average, the most first", () => {
  const one = game(1, {}, { parts: { buildings: 20, library: 0, palace: 8 } });
  const other = game(1, {}, { parts: { buildings: 10, library: 0 } });
  const found = figures.sources(entries(one, other));
  assert.deepEqual(found, [
    { name: "buildings", points: 15 },
    { name: "palace", points: 4 },
  ]);
});

test("favourites are told with what came of the games in which they were built", () => {
  const one = game(1, {}, { deeds: { built: { library: 1, indigo_plant: 3 } } });
  const other = game(0, {}, { deeds: { built: { indigo_plant: 2 } } });
  const [indigo, library] = figures.favourites(entries(one, other, game(0)), "built");
  assert.deepEqual(
    [indigo.name, indigo.times, indigo.games, indigo.share, indigo.points],
    ["indigo_plant", 5, 2, 0.5, 30],
  );
  assert.deepEqual([library.name, library.times, library.games, library.share], ["library", 1, 1, 1]);
});

test("roles are told for games that were won and for others", () => {
  const all = entries(
    game(1, {}, { deeds: { roles: { trader: 4 } } }),
    game(1, {}, { deeds: { roles: { trader: 2 } } }),
    game(0, {}, { deeds: { roles: {} } }),
  );
  assert.deepEqual(figures.inGames(all, "roles", "trader"), { won: 3, lost: 0 });
  assert.deepEqual(figures.inGames(all.slice(0, 1), "roles", "trader"), { won: 4, lost: null });
});

test("accuracy is that of the games that were looked back on", () => {
  const all = entries(game(1, {}, { accuracy_by_stake: 80 }), game(1), game(0, {}, { accuracy_by_stake: 90 }));
  assert.deepEqual(figures.accuracy(all), { games: 2, mean: 85, earlier: { games: 0, mean: 0 } });
});

test("accuracies by the earlier formula have an average of their own", () => {
  const both = game(1, {}, { accuracy: 98, accuracy_by_stake: 80 });
  const { mean, earlier } = figures.accuracy(entries(both, game(1, {}, { accuracy: 94 }), game(0)));
  assert.deepEqual([mean, earlier], [80, { games: 1, mean: 94 }]);
});

test("victories in a row are counted now and at most", () => {
  assert.deepEqual(figures.streaks(entries(...[1, 1, 1, 0, 1].map((won) => game(won)))), { now: 1, most: 3 });
  assert.deepEqual(figures.streaks([]), { now: 0, most: 0 });
});

test("bests are of victories, but for the points, and the first of its kind counts", () => {
  const quick = game(1, { era: 10 });
  const again = game(1, { era: 10 });
  const high = game(0, { era: 5 }, { total: 40 });
  const { points, ahead, rounds } = figures.bests(entries(quick, again, high));
  assert.equal(points.game, high);
  assert.equal(rounds.game, quick);
  assert.equal(figures.ahead(ahead), 3);
  assert.deepEqual(figures.bests([]), { points: null, ahead: null, rounds: null });
});

test("the place of a shared victory is the first", () => {
  const shared = game(0, { ranking: [1, 0] }, { won: 0.5 });
  assert.equal(figures.place(entry(shared)), 1);
  assert.equal(figures.place(entry(game(0))), 2);
});

// ------------------------------------------------------------ which games count

const count = (games, filter) => chosen(games, { ...ALL, ...filter }, { ...TERMS, now: 100 * DAY }).length;

test("the level of a game is that of the strongest rival", () => {
  const three = game(1, { seats: [seat(30, 1), rival(1, "easy"), rival(2, "expert")] });
  assert.equal(levelOf(entry(three), KINDS), "expert");
  assert.equal(count([three, game(1)], { level: "expert" }), 1);
});

test("games are chosen by edition, with New Buildings or without, and by seats", () => {
  const options = [{ edition: "first" }, { edition: "second" }, { edition: "first", expansion: true }];
  const games = options.map((one) => game(1, { options: one }));
  assert.equal(count(games, { options: "first" }), 1);
  assert.equal(count(games, { options: "first+" }), 1);
  assert.equal(count(games, { seats: 2 }), 3);
  assert.equal(count(games, { seats: 3 }), 0);
});

test("games are chosen by how long ago they ended", () => {
  assert.equal(count([game(1, { when: 99 * DAY }), game(1, { when: 60 * DAY })], { days: 30 }), 1);
});

test("of several people at one device each has games of their own", () => {
  const together = game(1, { seats: [seat(33, 1), seat(20, 0, { name: "Cleo" }), rival(10)] });
  const games = [game(1), together];
  assert.deepEqual(namesIn(games), ["Ada", "Cleo"]);
  assert.equal(count(games, {}), 1);
  assert.equal(chosen(games, { ...ALL, who: "Cleo" }, TERMS)[0].own.total, 20);
  assert.equal(levelOf({ game: together, seat: 1 }, KINDS), "hard");
});

test("only records of the chosen game count", () => {
  const games = [game(1), game(1, { game: "duel" }), game(1)];
  assert.deepEqual([count(games, {}), count(games, { game: "duel" }), count(games, { game: "chess" })], [2, 1, 0]);
});
