// Each device at a table counts the game for its own seats.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

mock.timers.enable({ apis: ["setTimeout", "Date"] }); // the patience with a store that never answers

const { forgetFinished, noteEnd, onlyHere } = await import("../../web/state/finished.js");
const { noteVisited } = await import("../../web/state/visited.js");
const { change } = await import("../../web/state/store.js");

const TABLE = {
  ...{ game: "sanjuan", era: 3, serious: false, over: true, winners: [1], ranking: [1, 0], margin: { points: 2 } },
  ...{ options: {}, deeds: [], players: ["Ada", "Ben"].map((name) => ({ name, kind: "person" })) },
  ...{ scores: [10, 12].map((total) => ({ total, parts: {} })), save: { id: "t", game: { digest: "d" } } },
};

/** The kinds of the seats in the only record; the browser of this test stores none. */
const kinds = () => onlyHere()[0].seats.map(({ kind }) => kind);

beforeEach(async () => {
  change({ visit: null, company: null });
  mock.timers.tick(60_000);
  await forgetFinished().catch(() => {});
});

test("a guest counts its own seat, without a save", async () => {
  change({ visit: { seat: 1 } });
  await noteVisited({ ...TABLE, save: { id: "t" } });
  assert.deepEqual(kinds(), ["phone", "person"]);
  assert.equal(onlyHere()[0].save, "");
});

test("a host counts the seats at its device", async () => {
  change({ company: { table: "t", phones: [{ seat: 1 }], screens: 0, undo: null } });
  await noteEnd(TABLE);
  assert.deepEqual(kinds(), ["person", "phone"]);
});

test("a shared screen counts nothing, nor does a host with no seat of its own", async () => {
  change({ visit: { seat: null } });
  await noteVisited({ ...TABLE, save: { id: "t" } });
  change({ visit: null, company: { table: "t", phones: [{ seat: 0 }, { seat: 1 }], screens: 0, undo: null } });
  await noteEnd(TABLE);
  assert.deepEqual(onlyHere(), []);
});

test("own phones at another table change nothing", async () => {
  change({ company: { table: "u", phones: [{ seat: 1 }], screens: 0, undo: null } });
  await noteEnd(TABLE);
  assert.deepEqual(kinds(), ["person", "person"]);
});

test("a guest keeps no record with an option that the game does not know", async () => {
  change({ visit: { seat: 1 } });
  for (const edition of [7, true, [7], { join: 1 }, "x".repeat(999)])
    await noteVisited({ ...TABLE, options: { edition }, save: { id: "t" } });
  assert.deepEqual(onlyHere(), []);
});

test("a guest keeps nothing of a seat but its result", async () => {
  change({ visit: { seat: 1 } });
  const scores = TABLE.scores.map((score) => ({ ...score, more: "x".repeat(9999) }));
  await noteVisited({ ...TABLE, scores, save: { id: "t" } });
  assert.ok(JSON.stringify(onlyHere()).length < 999);
});

const idsOf = () => onlyHere().map(({ id }) => id);

test("a guest keeps a few records a minute, whatever its host sends", async () => {
  change({ visit: { seat: 1 } });
  const visited = async (count) => {
    for (let table = 0; table < 12; table += 1) await noteVisited({ ...TABLE, save: { id: `${count} ${table}` } });
  };
  await visited(1);
  assert.deepEqual(idsOf(), ["1 0", "1 1", "1 2"]);
  mock.timers.tick(60_000);
  await visited(2);
  assert.equal(idsOf().length, 6);
});

test("a guest keeps the first record of a table alone, and never in place of its own", async () => {
  await noteEnd(TABLE);
  change({ visit: { seat: 1 } });
  await noteVisited({ ...TABLE, era: 9, save: { id: TABLE.save.id } });
  for (const era of [4, 5]) await noteVisited({ ...TABLE, era, save: { id: "v" } });
  assert.deepEqual(
    onlyHere().map(({ era }) => era),
    [3, 4],
  );
});

test("a guest keeps no record that is too large or has another shape, and goes on", async () => {
  change({ visit: { seat: 1 } });
  const counts = Object.fromEntries(Array.from({ length: 60 }, (_, count) => [`deed_${count}`, 1]));
  const deeds = Array(2).fill(Object.fromEntries(Array.from({ length: 60 }, (_, count) => [`kind_${count}`, counts])));
  for (const more of [{ deeds }, { scores: null }, { players: [null, { kind: "person" }] }, { ranking: {} }])
    await noteVisited({ ...TABLE, ...more, save: { id: "t" } });
  assert.deepEqual(idsOf(), []);
});
