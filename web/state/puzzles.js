/** The puzzles on the page: all of them once they are fetched, what became of them, the one on show. */
import * as storage from "../storage/puzzles.js";
import { answeredWith, nextOf, practiceOf, solved } from "./practice.js";
import { change, state } from "./store.js";

/** @typedef {import("../types").Verdict} Verdict */

/** How hard puzzles are. */
export const GRADES = /** @type {const} */ (["easy", "medium", "hard"]);

/** @typedef {import("../types").Puzzle["grade"]} Grade */

/** @param {Grade} grade */
export const ofGrade = (grade) => state.puzzles.filter((one) => one.grade === grade);

/** How many of a grade are solved. @param {Grade} grade */
export const solvedOf = (grade) => solved(state.practice, ofGrade(grade)).length;

/** @param {Grade} grade */
export const nextOfGrade = (grade) => nextOf(state.practice, ofGrade(grade));

/** Reads what is kept. */
export const readPractice = () => change({ practice: practiceOf(storage.read()) });

/** @param {Verdict} verdict */
export const isRight = ({ given, answers }) => answers[given].loss === 0;

/** The verdict on the answer, first without reasons, then with them. @param {Verdict} verdict */
export function noteVerdict(verdict) {
  const { puzzle } = state;
  if (!puzzle?.given) return;
  if (!puzzle.verdict) noteAnswer(puzzle, isRight(verdict));
  change({ puzzle: { ...puzzle, verdict } });
}

/**
 * Other pages may have kept something meanwhile; a browser that keeps nothing has less than is known here.
 * @param {import("../types").Puzzle} puzzle
 * @param {boolean} right
 */
function noteAnswer(puzzle, right) {
  const kept = practiceOf(storage.read());
  const before = kept.answered < state.practice.answered ? state.practice : kept;
  const practice = answeredWith(before, puzzle, right);
  storage.write(practice);
  change({ practice });
}
