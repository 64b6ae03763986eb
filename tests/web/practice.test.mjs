// Puzzles solved and failed: which comes next, and when one returns.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answeredWith, nextOf, practiceOf, solved } from "../../web/state/practice.js";

const PUZZLES = Array.from({ length: 30 }, (_, n) => ({
  code: `sanjuan-1.7~a0-~c${n}`,
  grade: "easy",
  losses: [0, 8],
}));
const EMPTY = practiceOf({});
const placeOf = (puzzle) => PUZZLES.indexOf(puzzle);

/** Answers the next puzzles, one after the other; returns their places. */
function answered(practice, ...rights) {
  const came = [];
  for (const right of rights) {
    const next = nextOf(practice, PUZZLES);
    came.push(placeOf(next));
    practice = answeredWith(practice, next, right);
  }
  return { practice, came };
}

test("new ones come in their order, and what is solved at once never again", () => {
  const { practice, came } = answered(EMPTY, true, true, true);
  assert.deepEqual(came, [0, 1, 2]);
  assert.equal(solved(practice, PUZZLES).length, 3);
});

test("what goes wrong comes again after three others, and once more after twelve", () => {
  const rights = Array(18).fill(true);
  const { practice, came } = answered(EMPTY, false, ...rights);
  assert.deepEqual(came.slice(0, 6), [0, 1, 2, 3, 0, 4]);
  assert.equal(came.lastIndexOf(0), 17);
  assert.equal(practice.tried["0"].left, 0);
});

test("what goes wrong again begins anew", () => {
  const { came } = answered(EMPTY, false, true, true, true, false, true, true, true, true);
  assert.deepEqual(came, [0, 1, 2, 3, 0, 4, 5, 6, 0]);
});

test("once no new one is left the one that is due soonest comes at once; at the end none", () => {
  const two = PUZZLES.slice(0, 2);
  let practice = answeredWith(answeredWith(EMPTY, two[0], false), two[1], true);
  for (const _ of [1, 2]) {
    assert.equal(nextOf(practice, two), two[0]);
    practice = answeredWith(practice, two[0], true);
  }
  assert.equal(nextOf(practice, two), undefined);
});

test("of what is kept, what is as it should be is taken over", () => {
  const kept = practiceOf({ answered: "7", tried: { 0: { left: 0, due: 3 }, 1: { left: -1, due: 3 }, 2: 7 } });
  assert.deepEqual(kept, { answered: 0, tried: { 0: { left: 0, due: 3 } } });
  for (const spoilt of [null, 7, [], { tried: 7 }]) assert.deepEqual(practiceOf(spoilt), EMPTY);
});
