/** How far each lesson has come: what was answered in it, which steps are done, and whether it was ever finished. */
import { read, write } from "../storage/lessons.js";
import { change, state } from "./store.js";
import { isCount, isSwitch, listOf, recordOf } from "./stored.js";

/** @typedef {import("../types").Table} Table */

/** @typedef {{ answers: number[][], done: number[], steps: number, finished: boolean }} Progress */

/** More answers than the longest game has. @type {(value: unknown) => boolean} */
const isShaped = recordOf({
  answers: listOf(0, 5000, listOf(0, 200, isCount)),
  done: listOf(0, 200, isCount),
  steps: isCount,
  finished: isSwitch,
});

/** Whether it is the progress of a lesson, with no more steps done than there are. @param {unknown} stored */
const isProgress = (stored) =>
  isShaped(stored) && /** @type {Progress} */ (stored).done.length <= /** @type {Progress} */ (stored).steps;

/** The sound part of a stored record. @param {unknown} stored @returns {Record<string, Progress>} */
export const lessonsOf = (stored) =>
  Object.fromEntries(Object.entries(Object(stored)).filter(([, progress]) => isProgress(progress)));

/** @type {Progress} */
export const FRESH = { answers: [], done: [], steps: 0, finished: false };

export const readLessons = () => change({ lessons: lessonsOf(read()) });

/** @param {string} lesson */
export const progressOf = (lesson) => (Object.hasOwn(state.lessons, lesson) ? state.lessons[lesson] : FRESH);

/** Whether it was begun and not yet finished. @param {Progress} progress */
export const isOpen = ({ done }) => done.length > 0;

/** @param {string} lesson @param {Partial<Progress>} patch */
function note(lesson, patch) {
  change({ lessons: { ...state.lessons, [lesson]: { ...progressOf(lesson), ...patch } } });
  write(state.lessons);
}

/** Nothing of it is left to do; once more, it begins anew. @param {string} lesson */
export const noteFinished = (lesson) => note(lesson, { answers: [], done: [], finished: true });

/** Notes how far the lesson at a table has come. @param {Table} table */
export function noteLesson({ coach, over, save: { game } }) {
  if (!coach) return;
  const { lesson, done, steps } = coach;
  if (over || coach.over) noteFinished(lesson);
  else note(lesson, { answers: /** @type {number[][]} */ (game.answers), done, steps });
}
