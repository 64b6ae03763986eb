/** What a press on a card does: choose it where it can be chosen, else look at it, which tells why not. */
import { isAdvised } from "../../actions/advice.js";
import { pick } from "../../actions/play.js";
import { isFull, isOption, isPicked } from "../../state/choice.js";
import { change } from "../../state/store.js";

/** @param {number} card */
export const lookAt = (card) => change({ dialog: { name: "card", card } });

/** @param {number} card */
const press = (card) => (isOption(card) && (isPicked(card) || !isFull()) ? pick(card) : lookAt(card));

/**
 * The part of a card's face that depends on the choice of the moment. A card is barred where
 * its neighbours, in the same hand or city, can be chosen and it cannot.
 * @param {number[]} neighbours
 */
export function choiceAmong(neighbours) {
  const choosing = neighbours.some(isOption);
  return (/** @type {number} */ card) => {
    const option = isOption(card);
    const advised = option && isAdvised(card);
    const picked = isPicked(card);
    const full = option && !picked && isFull();
    return { card, option, advised, picked, full, barred: choosing && !option, press: () => press(card) };
  };
}
