// A person's own mistakes as puzzles: which decisions become some, and what of a stored record is used.
import assert from "node:assert/strict";
import { test } from "node:test";
import { costliest, mistakesIn, mistakesOf, withoutMistake } from "../../web/state/mistakes.js";

const decision = (ply, seat, loss, judgement) => ({ ply, seat, loss, judgement });
const mistake = (n, more) => ({
  ...{ code: `sanjuan-1.7~a0-~c${n}`, grade: "own", game: "g", round: 2 },
  ...{ stage: "role", names: ["trader"], games: 12, when: n, ...more },
});
const stored = (...all) => ({ puzzles: Object.fromEntries(all.map((one, place) => [place, one])) });

test("the three decisions of a seat that cost most are taken, if they were mistakes", () => {
  const decisions = [
    decision(1, 0, 0.09, "mistake"),
    decision(2, 1, 0.5, "blunder"),
    decision(3, 0, 0.2, "blunder"),
    decision(4, 0, 0.05, "inaccuracy"),
    decision(5, 0, 0.1, "mistake"),
    decision(6, 0, 0.3, "blunder"),
  ];
  const taken = costliest({ decisions }, 0);
  assert.deepEqual(
    taken.map(({ ply }) => ply),
    [6, 3, 5],
  );
});

test("damaged mistakes, and those of a later version, are left out", () => {
  const bad = [7, null, mistake(1, { code: 7 }), mistake(1, { names: "x" }), mistake(1, { grade: "puzzling" })];
  assert.deepEqual(mistakesIn(stored(...bad, mistake(2))), [mistake(2)]);
  for (const spoilt of [null, 7, [], { puzzles: 7 }]) assert.deepEqual(mistakesIn(spoilt), []);
});

test("the latest fifty stay, by their ids", () => {
  const all = Array.from({ length: 60 }, (_, n) => mistake(n));
  const kept = mistakesIn(stored(...all));
  assert.equal(kept.length, 50);
  assert.equal(kept[0].when, 59);
  assert.deepEqual(mistakesOf(stored(mistake(3))), { puzzles: { 3: mistake(3) } });
});

test("a mistake goes by its code, and the others stay", () => {
  assert.deepEqual(mistakesIn(withoutMistake(stored(mistake(1), mistake(2)), mistake(1).code)), [mistake(2)]);
});
