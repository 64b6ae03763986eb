/** What the hint on the page is about, and taking it up. */
import { asked, picking } from "../state/choice.js";
import { change, state } from "../state/store.js";

/** Whether a hint was asked for and is not there yet. */
export const isThinking = () => asked() !== null && state.hint !== null && !state.hint.advice.length;

/**
 * What is marked: of a hint the answer taken up, at first the best; without one what a lesson points at; of a puzzle that
 * was answered the best.
 */
function marked() {
  if (!asked()) return state.puzzle?.verdict?.answers[0]?.answer ?? [];
  return state.hint?.advice[state.advised]?.answer ?? state.table?.coach?.options ?? [];
}

const isOfRoles = () => state.table?.view.question?.form === "one";

/** @param {number} card */
export const isAdvised = (card) => !isOfRoles() && marked().includes(card);

/** @param {number} role by number */
export const isAdvisedRole = (role) => isOfRoles() && marked().includes(role);

/**
 * Takes up its cards, or marks its role; nothing is answered.
 * @param {number} place
 */
export function takeUp(place) {
  const advice = state.hint?.advice[place];
  if (!advice || state.sent) return;
  change({ advised: place, picks: picking() ? [...advice.answer] : [] });
}
