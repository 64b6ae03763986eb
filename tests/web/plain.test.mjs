// The plain form of the parts that a game leaves out.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./on_page.mjs";

const { whole } = await import("../../web/games/plain.js");

const GAME = {
  ...{ id: "toy", code: "toy", start: {}, table: { board: () => "board" } },
  ask: { prompt: () => "prompt", instruction: () => "instruction" },
  words: { event: () => ["event"], answer: (_, names) => names.join(" and ") },
  end: { points: () => "points" },
  statistics: { source: (part) => part, titleInLogs: () => ({ name: "Toy", bggId: 0 }) },
};
const toy = whole(GAME);

test("an answer is said and told by its names", () => {
  assert.equal(toy.words.answerSaid("pay", ["coffee", "sugar"]), "coffee and sugar");
  assert.equal(toy.words.given({ stage: "pay", candidates: [{ names: ["tea", "corn"] }], chosen: 0 }), "tea and corn");
});

test("the table leaves out the parts that a lesson hides", () => {
  assert.deepEqual(toy.table.hidden({}), []);
  assert.deepEqual(toy.table.hidden({ coach: { hidden: ["hint"] } }), ["hint"]);
});

test("no piece moves", () => {
  assert.deepEqual(toy.motion.pieces(), []);
  assert.equal(toy.motion.goals({}, {})("card"), undefined);
});

test("the end shows the points", () => assert.equal(toy.end.sections({})[0].drawn, "points"));

test("there are no lessons, puzzles, look-ups and keys", async () => {
  assert.deepEqual([toy.lessons.all, toy.lookUps, toy.keys, toy.dialogs], [[], [], [], []]);
  assert.equal(toy.puzzles, undefined);
  await assert.rejects(toy.lessons.load("first"));
});

test("a part that a game has stays", () => {
  const own = whole({ ...GAME, words: { ...GAME.words, answerSaid: () => "Take it" }, sounds: { built: [440] } });
  assert.equal(own.words.answerSaid(), "Take it");
  assert.deepEqual(own.sounds, { built: [440] });
});
