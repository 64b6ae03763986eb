/** The puzzles on the page: the fetched list, the results, and the puzzle on show. */
import * as storage from "../storage/puzzles.js";
import { answeredWith, nextOf, practiceOf, solved } from "./practice.js";
import { change, state } from "./store.js";

/** @typedef {import("../types").Verdict} Verdict */

/** The grades of difficulty. */
export const GRADES = /** @type {const} */ (["easy", "medium", "hard"]);

/** @typedef {import("../types").Puzzle["grade"]} Grade */

/** @param {Grade} grade */
export const ofGrade = (grade) => state.puzzles.filter((one) => one.grade === grade);

/** The number of solved puzzles of a grade. @param {Grade} grade */
export const solvedOf = (grade) => solved(state.practice, ofGrade(grade)).length;

/** @param {Grade} grade */
export const nextOfGrade = (grade) => nextOf(state.practice, ofGrade(grade));

/** Reads the stored results. */
export const readPractice = () => change({ practice: practiceOf(storage.read()) });

/** @param {Verdict} verdict */
export const isRight = ({ given, answers }) => answers[given].loss === 0;

/** Shows the verdict on an answer, which comes first without reasons and then with them. @param {Verdict} verdict */
export function noteVerdict(verdict) {
  const { puzzle } = state;
  if (!puzzle?.given) return;
  if (!puzzle.verdict) noteAnswer(puzzle, isRight(verdict));
  change({ puzzle: { ...puzzle, verdict } });
}

/**
 * Adds an answer to the stored results, which other pages may have updated; if they are fewer, to this page's results.
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
