/** The words of the coach of a lesson. */
import { dashed, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/** The title of a lesson. @param {string} lesson */
export const lessonTitle = (lesson) => t(`lesson-${dashed(lesson)}`);

/** The subject of a lesson. @param {string} lesson */
export const lessonAbout = (lesson) => t(`lesson-${dashed(lesson)}.about`);

/** The coach's words, empty if there are none. @param {Table} table */
export const coachWords = ({ coach }) => (coach?.say ? t(`lesson-${dashed(coach.say)}`) : "");
