// The next goals of a person with few games, and the feats of their games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { featsOf, goalsOf } from "../../web/screens/statistics/goals.js";

/** The feats of San Juan, some of them. */
const FEATS = [
  { id: "total", count: 35 },
  { id: "part", count: 8, source: "palace" },
  { id: "ahead", count: 10 },
  { id: "rounds", count: 11 },
  { id: "level", count: 1, level: "hard" },
  { id: "row", count: 3 },
];

const AIM = { first: 20, step: 5 };

const LADDER = ["random", "easy", "medium", "hard", "expert"];

/** A game of two against a level. */
const played = (won, total, more = {}) => {
  const { level = "medium", parts = {}, ahead = 3, era = 13 } = more;
  const own = { kind: "person", total, won, parts };
  return { game: { ahead, era, seats: [own, { kind: level, won: 1 - won }] }, seat: 0, own };
};

const goals = (...entries) => goalsOf(entries, LADDER, AIM).map(({ id, count, level }) => level ?? `${id} ${count}`);

test("the first goals are a victory, more points and ten games", () => {
  assert.deepEqual(goals(played(0, 18)), ["win 1", "points 20", "games 10"]);
  assert.deepEqual(goalsOf([played(0, 18)], LADDER, AIM)[1], { id: "points", count: 20, done: 18 });
});

test("after a victory the level above the strongest one beaten is next, and the next five points", () => {
  const entries = [
    played(1, 30, { level: "medium" }),
    played(1, 24, { level: "easy" }),
    played(0, 22, { level: "expert" }),
  ];
  assert.deepEqual(goals(...entries), ["hard", "points 35", "games 10"]);
});

test("where the fewest points win, the next goal is fewer points", () => {
  const goal = (...totals) =>
    goalsOf(
      totals.map((total) => played(0, total)),
      LADDER,
      { ...AIM, fewest: true },
    )[1];
  assert.deepEqual(goal(18, 34), { id: "fewest", count: 15, done: 18 });
  assert.deepEqual([goal(15).count, goal(44).count, goal().count], [10, 20, 20]);
  const few = featsOf([played(0, 18), played(0, 9)], [{ id: "fewest", count: 10 }]);
  assert.equal(few[0].entry.own.total, 9);
});

test("who has beaten the best level has no level left as a goal", () => {
  assert.deepEqual(goals(played(1, 30, { level: "expert" })), ["points 35", "games 10"]);
});

/** The names of the feats done, each with the place of its game. */
const done = (...entries) =>
  featsOf(entries, FEATS)
    .filter(({ entry }) => entry)
    .map(({ id, source, level, entry }) => `${source ?? level ?? id} ${entries.indexOf(entry)}`);

test("a feat is that of the first game that did it", () => {
  const palace = { parts: { palace: 9 } };
  assert.deepEqual(done(played(0, 20), played(0, 36, palace), played(0, 37, palace)), ["total 1", "palace 1"]);
});

test("some feats need a victory", () => {
  const far = { ahead: 12, era: 10, level: "hard" };
  assert.deepEqual(done(played(0, 30, far)), []);
  assert.deepEqual(done(played(1, 30, far)), ["ahead 0", "rounds 0", "hard 0"]);
});

test("three victories in a row are a feat, with a defeat between them they are none", () => {
  assert.deepEqual(done(...[1, 1, 0, 1].map((won) => played(won, 30))), []);
  assert.deepEqual(done(...[1, 0, 1, 1, 1].map((won) => played(won, 30))), ["row 4"]);
});

test("each game names its feats and the points to aim for", () => {
  const [feat, ...others] = featsOf([played(0, 3)], [{ id: "total", count: 3 }]);
  assert.deepEqual([feat.id, feat.entry.own.total, others], ["total", 3, []]);
  assert.equal(goalsOf([played(0, 3)], LADDER, { first: 2, step: 2 })[1].count, 4);
});
