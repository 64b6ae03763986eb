/** What the coach of a lesson says. */
import { dashed, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/** What a lesson is called. @param {string} lesson */
export const lessonTitle = (lesson) => t(`lesson-${dashed(lesson)}`);

/** What it is about. @param {string} lesson */
export const lessonAbout = (lesson) => t(`lesson-${dashed(lesson)}.about`);

/** Nothing where nothing is said. @param {Table} table */
export const coachWords = ({ coach }) => (coach?.say ? t(`lesson-${dashed(coach.say)}`) : "");
