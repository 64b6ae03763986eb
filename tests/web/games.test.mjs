// Records of another game, which a later version may store beside those of this game, stay and do not count.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./on_page.mjs";

globalThis.CATALOGUE = JSON.stringify({ ...JSON.parse(CATALOGUE), editions: ["first"] });

const { isFinished, isLater } = await import("../../web/state/finished.js");
const { isSaved } = await import("../../web/state/records.js");

const SEAT = { name: "Ada", kind: "person", total: 30, won: 1, parts: {}, built: {}, roles: {} };
const FINISHED = {
  ...{ version: 1, id: "a", when: 1, rounds: 9, edition: "first", expansion: false, choose_four: false, serious: true },
  ...{ ranking: [0], ahead: 3, seats: [SEAT], digest: "d" },
};

test("a finished game counts if it is of this game, or of an earlier version, which names none", () => {
  for (const one of [FINISHED, { ...FINISHED, game: "sanjuan" }])
    assert.deepEqual([isFinished(one), isLater(one)], [true, false]);
});

test("a record of another game stays and does not count, whatever else it holds", () => {
  for (const one of [
    { ...FINISHED, game: "puertorico" },
    { id: "a", version: 1, game: "puertorico" },
  ])
    assert.deepEqual([isFinished(one), isLater(one)], [false, true]);
});

test("a table of another game is not offered", () => {
  const players = [
    { name: "Ada", total: 3 },
    { name: "Ben", total: 2 },
  ];
  const saved = {
    id: "a",
    stamp: "s",
    when: 1,
    text: "{}",
    round: 1,
    over: false,
    edition: "first",
    expansion: false,
    players,
  };
  const kept = ["sanjuan", "puertorico"].map((game) => ({ ...saved, game }));
  assert.deepEqual([saved, ...kept].map(isSaved), [true, true, false]);
});

const { titleInLogs } = await import("../../web/games/san_juan/edition.js");

test("each edition has a number of its own in apps that log games", () => {
  const numbers = ["first", "second"].map((edition) => titleInLogs({ edition }).bggId);
  assert.deepEqual(numbers, [8217, 166669]);
});
