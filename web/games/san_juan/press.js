/** A press on a card chooses it if possible, else opens it with the reason why not. */
import { change, goTo, isAdvised, isFull, isOption, isPicked, marksOn, pick, state } from "../kit.js";
import { isOfCards, isOfRoles } from "./subject.js";

/** @param {number} card */
export const lookAt = (card) => change({ dialog: { name: "card", about: { card }, isForViewer: true } });

/** @param {number} card */
const isChoice = (card) => isOfCards() && isOption(card);

/** @param {number} card */
const press = (card) => (isChoice(card) && (isPicked(card) || !isFull()) ? pick(card) : lookAt(card));

/**
 * Goes to the moment of a replay at which a building was built; for a starting building, to the deal.
 * @param {number} card
 */
function goToBuilt(card) {
  const built = state.replay?.table.events.findLast(({ id, args }) => id === "built" && args.card === card);
  goTo(built?.ply ?? 0);
}

/** Handles a press on a building, which in a replay leads to its moment. @param {number} card */
export const pressBuilding = (card) => (state.replay ? goToBuilt(card) : press(card));

/**
 * The part of a card's face that depends on the current choice. A card is barred if it cannot be chosen but
 * a neighbour, in the same hand or city, can.
 * @param {number[]} neighbours
 * @param {(card: number) => void} [act] the effect of a press
 */
export function choiceAmong(neighbours, act = press) {
  const choosing = neighbours.some(isChoice);
  return (/** @type {number} */ card) => {
    const option = isChoice(card);
    const advised = !isOfRoles() && isAdvised(card);
    const picked = isPicked(card);
    const full = option && !picked && isFull();
    const reviewed = isOfCards() ? marksOn(card) : [];
    return { card, option, advised, picked, full, reviewed, barred: choosing && !option, press: () => act(card) };
  };
}
