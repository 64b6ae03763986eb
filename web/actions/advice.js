/** Marks the answer of a hint on the page, and takes it up. */
import { asked, picking } from "../state/choice.js";
import { change, state } from "../state/store.js";

/** Whether a requested hint is still pending. */
export const isThinking = () => asked() !== null && state.hint !== null && !state.hint.advice.length;

/**
 * The options to mark: the hint's answer that was taken up, at first the best; without a hint, those that a lesson
 * points at; after an answer to a puzzle, the best answer.
 */
function marked() {
  if (!asked()) return state.puzzle?.verdict?.answers[0]?.answer ?? [];
  return state.hint?.advice[state.advised]?.answer ?? state.table?.coach?.options ?? [];
}

/** @param {number} option */
export const isAdvised = (option) => marked().includes(option);

/**
 * Marks the options of a hint's answer, and picks them if the question takes a number of options, without answering.
 * @param {number} place
 */
export function takeUp(place) {
  const advice = state.hint?.advice[place];
  if (!advice || state.sent) return;
  change({ advised: place, picks: picking() ? [...advice.answer] : [] });
}
