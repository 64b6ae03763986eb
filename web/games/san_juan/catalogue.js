/** What the engine says of cards and cities: which building a card shows, how many end the game. */
import { state } from "../../state/store.js";

/** @typedef {import("../../types").Building} Building */

/** @type {Building} */
const blank = { id: "", cost: 0, vp: 0, kind: "V", good: null, star: false };

/**
 * @param {number} card
 * @returns {Building}
 */
export function buildingOf(card) {
  const known = state.catalogue;
  return known?.buildings[known.cards[card]] ?? blank;
}

/**
 * @param {string} id
 * @returns {Building}
 */
export function buildingNamed(id) {
  return state.catalogue?.buildings.find((one) => one.id === id) ?? blank;
}

/** How many buildings end the game. */
export const lastPlace = () => state.catalogue?.places ?? 0;

/** From how many buildings on the end of the game is near. */
export const nearPlace = () => state.catalogue?.near ?? 0;

/** @param {string} id */
export const isBuilding = (id) => buildingNamed(id) !== blank;
