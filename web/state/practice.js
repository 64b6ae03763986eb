/** What became of the puzzles: which are solved, and when those that went wrong come again. */
import { isCount, recordOf } from "./stored.js";

/**
 * A puzzle that was tried: how often more it is to be solved, and how many puzzles are to be answered before it comes again.
 * @typedef {{ left: number, due: number }} Tried
 */

/** How many puzzles were answered, and what became of each, by its id. @typedef {{ answered: number, tried: Record<string, Tried> }} Practice */

/** @typedef {import("../types").Puzzle} Puzzle */

/** What went wrong is to be solved so often. */
const OFTEN = 2;

/** And comes again after so many others, by how often it is still to be solved. */
const PAUSES = [0, 12, 3];

/** @type {(value: unknown) => boolean} */
const isTried = recordOf({ left: isCount, due: isCount });

/** Of what is stored, what is as it should be. @param {unknown} stored @returns {Practice} */
export function practiceOf(stored) {
  const { answered, tried } = /** @type {{ answered?: unknown, tried?: object }} */ (Object(stored));
  const sound = Object.entries(Object(tried)).filter(([, one]) => isTried(one));
  return { answered: isCount(answered) ? Number(answered) : 0, tried: Object.fromEntries(sound) };
}

/** What a puzzle is called: the check of its code. @param {Puzzle} puzzle */
const idOf = ({ code }) => code.slice(code.lastIndexOf("~c") + 2);

/**
 * How often a puzzle is still to be solved once it was answered.
 * @param {Tried | undefined} before
 * @param {boolean} right
 */
const leftAfter = (before, right) => (right ? Math.max(0, (before?.left ?? 0) - 1) : OFTEN);

/**
 * A puzzle was answered; the first answer counts until it comes again.
 * @param {Practice} practice
 * @param {Puzzle} puzzle
 * @param {boolean} right
 * @returns {Practice}
 */
export function answeredWith(practice, puzzle, right) {
  const [id, answered] = [idOf(puzzle), practice.answered + 1];
  const left = leftAfter(practice.tried[id], right);
  return { answered, tried: { ...practice.tried, [id]: { left, due: answered + (PAUSES[left] ?? 0) } } };
}

/** @param {Practice} practice @param {Puzzle} puzzle */
const isOpen = ({ tried }, puzzle) => tried[idOf(puzzle)]?.left !== 0;

/** @param {Practice} practice @param {Puzzle[]} puzzles */
export const solved = (practice, puzzles) => puzzles.filter((one) => !isOpen(practice, one));

/**
 * The next one: what is due again, else a new one in their order, else what is due soonest; none once all are solved.
 * @param {Practice} practice
 * @param {Puzzle[]} puzzles
 */
export function nextOf(practice, puzzles) {
  const dueOf = (/** @type {Puzzle} */ one) => practice.tried[idOf(one)]?.due;
  const again = puzzles.filter((one) => dueOf(one) !== undefined && isOpen(practice, one));
  const soonest = again.sort((one, other) => Number(dueOf(one)) - Number(dueOf(other)))[0];
  const isDue = soonest && Number(dueOf(soonest)) <= practice.answered;
  return isDue ? soonest : (puzzles.find((one) => dueOf(one) === undefined) ?? soonest);
}
