/** The catalogue of San Juan: the building of each card, and the number of buildings that ends the game. */
import { catalogue as ofAnyGame } from "../kit.js";

/** @typedef {import("./types").Building} Building */

export const catalogue = /** @type {import("./types").Catalogue} */ (ofAnyGame);

/** The building of an unknown card. @type {Building} */
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

/** The number of buildings that ends the game. */
export const lastPlace = () => catalogue.places;

/** The number of buildings from which the end of the game is near. */
export const nearPlace = () => catalogue.near;
