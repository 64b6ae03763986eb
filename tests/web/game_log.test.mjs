// Finished games for other programs: a table for spreadsheets, and a file for apps that log games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asCsv, asPlays } from "../../web/screens/statistics/game_log.js";

const seat = (name, kind, total, won, more = {}) => ({
  ...{
    name,
    kind,
    total,
    won,
    parts: { buildings: total },
    deeds: { built: { library: 1, well: 2 }, roles: { trader: 3 } },
  },
  ...more,
});

const GAME = {
  ...{ id: "5f2a7c019e3b46d8", when: new Date(2026, 10, 23, 20, 5, 9).getTime(), era: 15 },
  options: { edition: "first", expansion: true, choose_four: false },
  ...{ serious: true, ranking: [1, 0] },
  seats: [
    seat("Ada", "person", 30, 0, { accuracy: 91.5, accuracy_by_stake: 84 }),
    seat("Ben", "hard", 34, 1, { parts: { palace: 9 } }),
  ],
};

/** The options with their columns, and the kinds of deeds, as San Juan has them. */
const KINDS = {
  options: [
    ["edition", "edition"],
    ["expansion", "new_buildings"],
    ["choose_four", "choose_four"],
  ],
  deeds: ["built", "roles"],
};
const csv = (games) => asCsv(games, KINDS);

const TITLES = { first: { name: "San Juan", bggId: 8217 } };
const plays = (...games) => asPlays(games, ({ options: { edition } }) => TITLES[edition]);
const table = (...games) =>
  csv(games)
    .split("\r\n")
    .map((line) => line.split(","));

test("the table has a line for each player, below a line of names", () => {
  const [head, ada, ben, end] = table(GAME);
  const told = (line) => Object.fromEntries(head.map((name, place) => [name, line[place]]));
  assert.deepEqual(end, [""]);
  assert.deepEqual(
    { ...told(ada) },
    {
      ...{ game: GAME.id, ended: "2026-11-23 20:05:09", edition: "first", new_buildings: "1", choose_four: "0" },
      ...{ serious: "1", rounds: "15", seats: "2", seat: "1", name: "Ada", player: "person", points: "30" },
      ...{
        place: "2",
        won: "0",
        accuracy: "91.5",
        accuracy_by_stake: "84",
        points_buildings: "30",
        points_palace: "0",
      },
      ...{ built: '"library; well 2"', roles: "trader 3" },
    },
  );
  assert.equal(told(ben).points_palace, "9");
  assert.equal(told(ben).accuracy, "");
});

test("a name is no formula, and may have commas and quotes in it", () => {
  const named = (name) => csv([{ ...GAME, seats: [seat(name, "person", 1, 1)] }]);
  assert.match(named("=1+1"), /,'=1\+1,/);
  assert.match(named('Ada, "A"'), /,"Ada, ""A""",/);
});

test("no cell begins a formula, by whatever a program splits the lines", () => {
  for (const name of ["=1+1", "x;=1+1", "x; -1", "x,@a", 'x;"=1+1"', "x|+1", "x\t=1", "x\r\n=1", ";;=1", "\u202e=1"]) {
    const [, line] = csv([{ ...GAME, seats: [seat(name, "person", 1, 1)] }]).split("\r\n");
    assert.doesNotMatch(line, /[,;|\t]["\s]*[=+\-@]/, name);
  }
});

test("a name with a semicolon stays one cell", () => {
  assert.match(csv([{ ...GAME, seats: [seat("A;B", "person", 1, 1)] }]), /,"A;B",/);
});

test("what games count is counted, even under names that all objects know", () => {
  const odd = {
    ...GAME,
    seats: [seat("Ada", "person", 1, 1, { parts: JSON.parse('{"toString": 4, "__proto__": 5}') })],
  };
  const [head, own, other] = table(odd, { ...GAME, id: "other" });
  const told = (line) => ["points_toString", "points___proto__"].map((name) => line[head.indexOf(name)]);
  assert.deepEqual(
    [told(own), told(other)],
    [
      ["4", "5"],
      ["0", "0"],
    ],
  );
});

test("an app is told who played, with which result, once for the same game", () => {
  const [play, again] = plays(GAME, { ...GAME, id: "another-game" }).plays;
  assert.equal(play.playDate, "2026-11-23 20:05:09");
  assert.deepEqual(
    play.playerScores.map(({ score, winner, rank }) => [score, winner, rank]),
    [
      ["30", false, 2],
      ["34", true, 1],
    ],
  );
  assert.match(play.uuid, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.equal(play.uuid, plays(GAME).plays[0].uuid);
  assert.notEqual(play.uuid, again.uuid);
});

test("what a play refers to is in the file", () => {
  const { players, games, locations, plays: all } = plays(GAME, GAME);
  assert.deepEqual(
    players.map(({ name }) => name),
    ["Ada", "Ben (hard)"],
  );
  assert.deepEqual(
    games.map(({ name, bggId }) => [name, bggId]),
    [["San Juan", 8217]],
  );
  const ids = (list) => list.map(({ id }) => id);
  for (const { playerScores, gameRefId, locationRefId } of all) {
    assert.ok(ids(games).includes(gameRefId) && ids(locations).includes(locationRefId));
    assert.ok(playerScores.every(({ playerRefId }) => ids(players).includes(playerRefId)));
  }
});
