/** The results of puzzles: the solved ones, and the time at which a failed one is due again. */
import { entryOf, isCount, recordOf } from "./stored.js";

/**
 * A tried puzzle: its repetitions left, and the count of answered puzzles at which it is due again.
 * @typedef {{ left: number, due: number }} Tried
 */

/** The count of answered puzzles, and the tried ones by id. @typedef {{ answered: number, tried: Record<string, Tried> }} Practice */

/** @typedef {import("../types").Puzzle} Puzzle */

/** The times that a person must solve a failed puzzle. */
const OFTEN = 2;

/** The number of other puzzles in between, by repetitions left. */
const PAUSES = [0, 12, 3];

/** @type {(value: unknown) => boolean} */
const isTried = recordOf({ left: isCount, due: isCount });

/** The valid part of a stored record. @param {unknown} stored @returns {Practice} */
export function practiceOf(stored) {
  const { answered, tried } = /** @type {{ answered?: unknown, tried?: object }} */ (Object(stored));
  const sound = Object.entries(Object(tried)).filter(([, one]) => isTried(one));
  return { answered: isCount(answered) ? Number(answered) : 0, tried: Object.fromEntries(sound) };
}

/** The id of a puzzle: the checksum of its code. @param {Pick<Puzzle, "code">} puzzle */
export const idOf = ({ code }) => code.slice(code.lastIndexOf("~c") + 2);

/**
 * The repetitions left after an answer.
 * @param {Tried | undefined} before
 * @param {boolean} right
 */
const leftAfter = (before, right) => (right ? Math.max(0, (before?.left ?? 0) - 1) : OFTEN);

/**
 * Records an answer; only the first one counts each time a puzzle comes up.
 * @param {Practice} practice
 * @param {Puzzle} puzzle
 * @param {boolean} right
 * @returns {Practice}
 */
export function answeredWith(practice, puzzle, right) {
  const [id, answered] = [idOf(puzzle), practice.answered + 1];
  const left = leftAfter(entryOf(practice.tried, id), right);
  return { answered, tried: { ...practice.tried, [id]: { left, due: answered + (PAUSES[left] ?? 0) } } };
}

/** @param {Practice} practice @param {Puzzle} puzzle */
const isOpen = ({ tried }, puzzle) => entryOf(tried, idOf(puzzle))?.left !== 0;

/** @param {Practice} practice @param {Puzzle} puzzle @returns {"new" | "again" | "solved"} */
export function standingOf(practice, puzzle) {
  if (!entryOf(practice.tried, idOf(puzzle))) return "new";
  return isOpen(practice, puzzle) ? "again" : "solved";
}

/** @param {Practice} practice @param {Puzzle[]} puzzles */
export const solved = (practice, puzzles) => puzzles.filter((one) => !isOpen(practice, one));

/**
 * The next puzzle: one due again, else the first new one, else the one due soonest; undefined once all are solved.
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
