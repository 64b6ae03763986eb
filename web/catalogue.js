/** Which building a physical card shows; the numbers come from the engine. */
import { state } from "./store.js";

/** @typedef {import("./types").Building} Building */

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

/** @param {string} id */
export const isBuilding = (id) => buildingNamed(id) !== blank;
