/** What the hint on the page is about, and taking it up. */
import { asked, picking } from "../state/choice.js";
import { change, state } from "../state/store.js";

/** Whether a hint was asked for and is not there yet. */
export const isThinking = () => asked() !== null && state.hint !== null && !state.hint.advice.length;

/** The advice whose cards are marked: the one taken up, at first the best. */
const marked = () => (asked() ? (state.hint?.advice[state.advised]?.answer ?? []) : []);

/** @param {number} card */
export const isAdvised = (card) => marked().includes(card);

/** @param {number} role by number */
export const isAdvisedRole = (role) => asked()?.form === "one" && marked().includes(role);

/**
 * Takes up its cards, or marks its role; nothing is answered.
 * @param {number} place
 */
export function takeUp(place) {
  const advice = state.hint?.advice[place];
  if (!advice || state.sent) return;
  change({ advised: place, picks: picking() ? [...advice.answer] : [] });
}
