/** The puzzles on the page: the fetched list, the results, and the puzzle on show. */
import * as storage from "../storage/puzzles.js";
import { gameOnShow } from "./game_of.js";
import { answeredWith, nextOf, practiceOf, solved } from "./practice.js";
import { change, state } from "./store.js";

/** @typedef {import("../types").Verdict} Verdict */

/** The grades of difficulty, and the person's own mistakes. */
export const GRADES = /** @type {const} */ (["easy", "medium", "hard", "own"]);

/** @typedef {import("../types").Puzzle["grade"]} Grade */

/** @param {Grade} grade @returns {import("../types").Puzzle[]} */
export const ofGrade = (grade) =>
  grade === "own" ? state.mistakes.puzzles : state.puzzles.filter((one) => one.grade === grade);

/** The number of a puzzle within its grade, from 1. @param {import("../types").Puzzle} puzzle */
export const numberOf = ({ code, grade }) => ofGrade(grade).findIndex((one) => one.code === code) + 1;

/** The number of solved puzzles of a grade. @param {Grade} grade */
export const solvedOf = (grade) => solved(state.practice, ofGrade(grade)).length;

/** The next puzzle of a grade; new ones come before the one on show. @param {Grade} grade */
export function nextOfGrade(grade) {
  const shown = (/** @type {{ code: string }} */ { code }) => code === state.puzzle?.code;
  const all = ofGrade(grade);
  return nextOf(state.practice, [...all.filter((one) => !shown(one)), ...all.filter(shown)]);
}

/** Reads the stored results. */
export const readPractice = () => change({ practice: practiceOf(storage.read(gameOnShow())) });

/** @param {Verdict} verdict */
export const isRight = ({ given, answers }) => answers[given].loss === 0;

/**
 * Shows the verdict on an answer: first without reasons, or without answers while a search finds them.
 * @param {Verdict} verdict
 */
export function noteVerdict(verdict) {
  const { puzzle } = state;
  if (!puzzle?.given || !verdict.answers.length) return;
  if (!puzzle.verdict && !puzzle.isAgain) noteAnswer(puzzle, isRight(verdict));
  change({ puzzle: { ...puzzle, verdict } });
}

/**
 * Adds an answer to the stored results, which other pages may have updated; if they are fewer, to this page's results.
 * @param {import("../types").Puzzle} puzzle
 * @param {boolean} right
 */
function noteAnswer(puzzle, right) {
  const kept = practiceOf(storage.read(gameOnShow()));
  const before = kept.answered < state.practice.answered ? state.practice : kept;
  const practice = answeredWith(before, puzzle, right);
  storage.write(gameOnShow(), practice);
  change({ practice });
}
