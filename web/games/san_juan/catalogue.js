/** Which building a card shows, and how many end the game. */
import { catalogue } from "../../state/catalogue.js";

/** @typedef {import("../../types").Building} Building */

/** What nothing shows. @type {Building} */
const blank = {
  ...{ id: "", cost: 0, vp: 0, group: "V", good: null, star: false },
  ...{ copies: [], expansion: false, unverified: [] },
};

const named = new Map(catalogue.buildings.map((building) => [building.id, building]));

/**
 * @param {number} card
 * @returns {Building}
 */
export const buildingOf = (card) => catalogue.buildings[catalogue.cards[card]] ?? blank;

/**
 * @param {string} id
 * @returns {Building}
 */
export const buildingNamed = (id) => named.get(id) ?? blank;

/** @param {string} id */
export const isBuilding = (id) => named.has(id);

/** How many buildings end the game. */
export const lastPlace = () => catalogue.places;

/** From how many buildings on the end of the game is near. */
export const nearPlace = () => catalogue.near;
