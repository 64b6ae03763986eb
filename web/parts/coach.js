/** The words of the coach of a lesson. */
import { state } from "../state/store.js";
import { dashed, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/** The title of a lesson. @param {string} lesson */
export const lessonTitle = (lesson) => t(`lesson-${dashed(lesson)}`);

/** The subject of a lesson. @param {string} lesson */
export const lessonAbout = (lesson) => t(`lesson-${dashed(lesson)}.about`);

/** The key of the coach's words at a moment. @param {Table} table */
export const stepAt = ({ coach, view }) => (coach?.say ? `${view.ply} ${coach.step} ${coach.refused}` : "");

/** Whether the learner asked for the reason of the step. @param {Table} table */
export const isWhyOpen = (table) => table.coach?.why != null && state.whyAt === stepAt(table);

/** @param {string | null | undefined} id */
const sentence = (id) => (id ? t(`lesson-${dashed(id)}`) : "");

/** The coach's words, empty if there are none. @param {Table} table */
export const coachWords = ({ coach }) => sentence(coach?.say);

/** The reason of the step, empty unless the learner asked for it. @param {Table} table */
export const coachReason = (table) => (isWhyOpen(table) ? sentence(table.coach?.why) : "");

/**
 * The acts of others that lead to a question, until a card is picked; a scripted lesson tells of them itself.
 * @param {Table} table
 * @param {string} acts
 * @param {string} effect of the picked card
 */
export const newsBefore = ({ coach }, acts, effect) => (coach?.by_need && !effect ? acts : "");
