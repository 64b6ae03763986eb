/** What can be chosen now and what has been: counts only, no rule of the game. */
import { change, state } from "./store.js";

/** @typedef {import("./types").Asked} Asked */

/**
 * The question put to the person at the page, once everything before it has been shown.
 * @returns {Asked | null}
 */
export function asked() {
  const { table, behind, late } = state;
  const question = table?.view.question;
  if (!question?.options || behind || late) return null;
  return /** @type {Asked} */ (question);
}

const ONE_TAP = ["role", "library"];

/** The question whose options are cards to be picked, or null. */
export function picking() {
  const question = asked();
  return question && !ONE_TAP.includes(question.name) ? question : null;
}

/** @param {number} card */
export const isOption = (card) => picking()?.options.includes(card) ?? false;

/** @param {number} card */
export const isPicked = (card) => state.picks.includes(card);

export function isReady() {
  const question = picking();
  const picked = state.picks.length;
  if (state.sent) return false;
  return question ? question.low <= picked && picked <= question.high : asked() !== null && state.role !== null;
}

/** Whether what is picked answers without being confirmed, as the player has set it. */
export function isFinal() {
  const [question, { confirm }] = [picking(), state.settings];
  if (!question || state.picks.length < question.high) return false;
  return confirm === "never" || (confirm === "several" && question.high === 1);
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
