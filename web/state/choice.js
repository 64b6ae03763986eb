/** What can be chosen now and what has been: counts only, no rule of the game. */
import { change, state } from "./store.js";

/** @typedef {import("../types").Asked} Asked */

/**
 * The question put to the person at the page, once everything before it has been shown.
 * @returns {Asked | null}
 */
export function asked() {
  const { table, behind, late, elsewhere, replay, puzzle } = state;
  const question = table?.view.question;
  if (!question?.options || behind || late || elsewhere || replay || puzzle?.given || table?.coach?.next) return null;
  return /** @type {Asked} */ (question);
}

/** The question whose options are cards to be picked, or null. */
export function picking() {
  const question = asked();
  return question?.form === "cards" ? question : null;
}

/** @param {number} card */
export const isOption = (card) => picking()?.options.includes(card) ?? false;

/** @param {number} card */
export const isPicked = (card) => state.picks.includes(card);

/** Whether as many have been taken up as may be, so that another needs one to be put down. */
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
 * Whether the last pick answers without being confirmed, as the player has set it.
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
 * What is taken up before anybody has chosen: nothing where a click on it would have answered.
 * @param {import("../types").Table} table
 */
export function preselection({ view: { question }, preselected }) {
  return question?.options && !answersItself(/** @type {Asked} */ (question)) ? preselected : [];
}

/**
 * Takes a card up or puts it down; where only one is asked for, another takes its place.
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
