/** The open question and the picked options; the code counts, and knows no rule of the game. */
import { change, state } from "./store.js";

/** @typedef {import("../types").Asked} Asked */

/**
 * The open question for the person at the page; null until all tables before it have been shown.
 * @returns {Asked | null}
 */
export function asked() {
  const { table, behind, late, elsewhere, replay, puzzle } = state;
  const question = table?.view.question;
  if (!question?.options || behind || late || elsewhere || replay || puzzle?.given || table?.coach?.next) return null;
  return /** @type {Asked} */ (question);
}

/** The open question if its answer is made of options, in contrast to yes or no; else null. */
export function choosing() {
  const question = asked();
  return question?.form === "consent" ? null : question;
}

/** The open question if it takes a number of options; a game may name this form by its options, such as `cards`. */
export function picking() {
  const question = choosing();
  return question?.form === "one" ? null : question;
}

/** @param {number} option */
export const isOption = (option) => choosing()?.options.includes(option) ?? false;

/** @param {number} option */
export const isPicked = (option) => state.picks.includes(option);

/** Whether the most options are picked, so that a person must put one down before picking another. */
export function isFull() {
  const high = choosing()?.high ?? 0;
  return high > 1 && state.picks.length >= high;
}

export function isReady() {
  const question = choosing();
  const picked = state.picks.length;
  if (!question || state.sent) return false;
  const refused = !picked && state.table && preselection(state.table).length > 0;
  return question.low <= picked && picked <= question.high && !refused;
}

/**
 * Whether the last pick answers without confirmation, by the player's setting.
 * @param {Asked} question
 */
const answersItself = ({ form, high }) => {
  const { confirm } = state.settings;
  if (form === "one") return confirm !== "always";
  return confirm === "never" || (confirm === "several" && high === 1);
};

export function isFinal() {
  const question = choosing();
  return question !== null && state.picks.length >= question.high && answersItself(question);
}

/** Whether a press on an option is the answer, so that nothing is ever picked. */
export function answersByPress() {
  const question = choosing();
  return question?.form === "one" && answersItself(question);
}

/**
 * The options picked from the start; none if a click on one would already answer.
 * @param {import("../types").Table} table
 */
export function preselection({ view: { question }, preselected }) {
  return question?.options && !answersItself(/** @type {Asked} */ (question)) ? (preselected ?? []) : [];
}

/**
 * Picks an option or puts it down; if the question takes one option, a new pick replaces the old one.
 * @param {number} option
 */
export function toggle(option) {
  const question = choosing();
  if (!question || state.sent) return;
  const others = state.picks.filter((one) => one !== option);
  if (others.length < state.picks.length) change({ picks: others });
  else if (question.high === 1) change({ picks: [option] });
  else if (others.length < question.high) change({ picks: [...others, option] });
}
