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

/** The open question if it asks for cards, else null. */
export function picking() {
  const question = asked();
  return question?.form === "cards" ? question : null;
}

/** @param {number} card */
export const isOption = (card) => picking()?.options.includes(card) ?? false;

/** @param {number} card */
export const isPicked = (card) => state.picks.includes(card);

/** Whether the most cards are picked, so that a person must put one down before picking another. */
export function isFull() {
  const high = picking()?.high ?? 0;
  return high > 1 && state.picks.length >= high;
}

export function isReady() {
  const question = picking();
  const picked = state.picks.length;
  if (state.sent) return false;
  if (!question) return asked() !== null && state.role !== null;
  const refused = !picked && state.table && preselection(state.table).length > 0;
  return question.low <= picked && picked <= question.high && !refused;
}

/**
 * Whether the last pick answers without confirmation, by the player's setting.
 * @param {Asked} question
 */
const answersItself = ({ high }) => {
  const { confirm } = state.settings;
  return confirm === "never" || (confirm === "several" && high === 1);
};

export function isFinal() {
  const question = picking();
  return question !== null && state.picks.length >= question.high && answersItself(question);
}

/**
 * The options picked from the start; none if a click on one would already answer.
 * @param {import("../types").Table} table
 */
export function preselection({ view: { question }, preselected }) {
  return question?.options && !answersItself(/** @type {Asked} */ (question)) ? preselected : [];
}

/**
 * Picks a card or puts it down; if the question asks for one card, a new pick replaces the old one.
 * @param {number} card
 */
export function toggle(card) {
  const question = picking();
  if (!question || state.sent) return;
  const others = state.picks.filter((one) => one !== card);
  if (others.length < state.picks.length) change({ picks: others });
  else if (question.high === 1) change({ picks: [card] });
  else if (others.length < question.high) change({ picks: [...others, card] });
}
