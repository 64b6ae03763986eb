// Records of another game, which a later version may store beside those of this game, stay and do not count.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./on_page.mjs";

const { allFinishedIn, finishedIn, isLater, mayStay } = await import("../../web/state/finished_record.js");
const { savedIn } = await import("../../web/state/records.js");
const { isOfUnknown } = await import("../../web/state/game_of.js");

const SEAT = { name: "Ada", kind: "person", total: 30, won: 1, parts: {}, deeds: { built: {} } };
const FINISHED = {
  ...{ version: 2, game: "sanjuan", id: "a", when: 1, era: 9, options: { edition: "first" }, serious: true },
  ...{ ranking: [0], ahead: 3, seats: [SEAT], digest: "d" },
};

const SAVED = {
  ...{ version: 2, game: "sanjuan", id: "a", stamp: "s", when: 1, text: "{}", era: 1, over: false },
  options: { edition: "first", expansion: false, choose_four: false },
  players: ["Ada", "Ben"].map((name) => ({ name, kind: "person", total: 3 })),
};

/** The record as the page reads it, with the usual values of options that it lacks. */
const WHOLE = { ...FINISHED, options: { edition: "first", expansion: false, choose_four: false } };

/** Records of games that this page does not know, as another page may write them. */
const FOREIGN = [
  { ...FINISHED, game: "duel" },
  { id: "a", version: 1, game: "duel" },
  { id: "a", version: 9, game: "duel" },
];

test("a finished game counts if its game is known", () => {
  assert.deepEqual(finishedIn(FINISHED), WHOLE);
  assert.deepEqual(allFinishedIn([FINISHED, ...FOREIGN, null]), [WHOLE]);
});

test("a record of another game stays, and is neither of a later version nor damaged", () => {
  for (const one of FOREIGN) assert.deepEqual([finishedIn(one), mayStay(one), isLater(one)], [null, true, false]);
});

test("a record of a later version stays and does not count", () => {
  const later = { ...FINISHED, version: 3 };
  assert.deepEqual([finishedIn(later), mayStay(later), isLater(later)], [null, true, true]);
});

const withOptions = (options) => ({ ...FINISHED, options: { ...FINISHED.options, ...options } });

test("a record counts with an option that only a later version has", () => {
  assert.equal(finishedIn(withOptions({ handicap: 3, sets: ["nobles"] })).options.handicap, 3);
});

test("a record with a value that only a later version knows stays and does not count", () => {
  const later = withOptions({ edition: "third" });
  assert.deepEqual([finishedIn(later), mayStay(later), isLater(later)], [null, true, true]);
});

test("a record with an odd option does not stay", () => {
  const odd = [{ edition: "<b>" }, { edition: {} }, { edition: ["first"] }, { edition: true }, { expansion: 1 }];
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`option_${n}`, true]));
  for (const one of [...odd, { handicap: {} }, { sets: [["a"]] }, { sets: ["a", "a"] }, many])
    assert.ok(!mayStay(withOptions(one)), JSON.stringify(one));
  for (const options of [null, [], "first"]) assert.ok(!mayStay({ ...FINISHED, options }));
});

test("a record with more names than any game has does not stay", () => {
  const built = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`building_${n}`, 1]));
  assert.ok(!mayStay({ ...FINISHED, seats: [{ ...SEAT, deeds: { built } }] }));
  assert.ok(!mayStay({ ...FINISHED, seats: [{ ...SEAT, parts: built }] }));
});

test("a damaged record does not stay", () => {
  const { options: _, ...without } = FINISHED;
  for (const one of [null, 7, {}, without, { ...FINISHED, seats: [{ ...SEAT, deeds: { built: 7 } }] }])
    assert.ok(!mayStay(one));
});

test("a table of another game is not offered, and is no damaged one", () => {
  assert.deepEqual(savedIn(SAVED), SAVED);
  const other = { ...SAVED, game: "duel", text: "packed" };
  assert.deepEqual([savedIn(other), isOfUnknown(other), isOfUnknown(SAVED)], [null, true, false]);
});

test("a table with an edition that this page does not know is not offered", () => {
  assert.equal(savedIn({ ...SAVED, options: { ...SAVED.options, edition: "third" } }), null);
});

const { titleInLogs } = await import("../../web/games/san_juan/edition.js");

test("each edition has a number of its own in apps that log games", () => {
  const numbers = ["first", "second"].map((edition) => titleInLogs({ edition }).bggId);
  assert.deepEqual(numbers, [8217, 166669]);
});
