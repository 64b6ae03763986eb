/** The progress of each lesson: its answers, its done steps, and whether a person ever finished it. */
import { read, write } from "../storage/lessons.js";
import { gameOnShow } from "./game_of.js";
import { change, state } from "./store.js";
import { isCount, isSwitch, listOf, recordOf } from "./stored.js";

/** @typedef {import("../types").Table} Table */

/** @typedef {{ answers: number[][], done: number[], steps: number, finished: boolean, by_need?: boolean }} Progress `by_need`: the numbers of its steps say nothing */

/** The limits exceed the longest game. @type {(value: unknown) => boolean} */
const isShaped = recordOf({
  answers: listOf(0, 5000, listOf(0, 200, isCount)),
  done: listOf(0, 200, isCount),
  steps: isCount,
  finished: isSwitch,
});

/** Whether a value is the progress of a lesson, with no more done steps than steps. @param {unknown} stored */
const isProgress = (stored) =>
  isShaped(stored) && /** @type {Progress} */ (stored).done.length <= /** @type {Progress} */ (stored).steps;

/** The valid part of a stored record. @param {unknown} stored @returns {Record<string, Progress>} */
export const lessonsOf = (stored) =>
  Object.fromEntries(Object.entries(Object(stored)).filter(([, progress]) => isProgress(progress)));

/** @type {Progress} */
export const FRESH = { answers: [], done: [], steps: 0, finished: false };

export const readLessons = () => change({ lessons: lessonsOf(read(gameOnShow())) });

/** @param {string} lesson */
export const progressOf = (lesson) => (Object.hasOwn(state.lessons, lesson) ? state.lessons[lesson] : FRESH);

/** Whether a lesson has begun and is not finished. @param {Progress} progress */
export const isOpen = ({ done }) => done.length > 0;

/** @param {string} lesson @param {Partial<Progress>} patch */
function note(lesson, patch) {
  change({ lessons: { ...state.lessons, [lesson]: { ...progressOf(lesson), ...patch } } });
  write(gameOnShow(), state.lessons);
}

/** Marks a lesson as finished; it starts from its beginning next time. @param {string} lesson */
export const noteFinished = (lesson) => note(lesson, { answers: [], done: [], finished: true });

/** Records the progress of the lesson at a table. @param {Table} table */
export function noteLesson({ coach, over, save: { game } }) {
  if (!coach) return;
  const { lesson, done, steps, by_need } = coach;
  if (over || coach.over) noteFinished(lesson);
  else note(lesson, { answers: /** @type {number[][]} */ (game.answers), done, steps, by_need });
}
