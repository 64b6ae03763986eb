/** The catalogue of San Juan, which the build gets from Python: cards, names and limits. */

/** @typedef {import("./types").Building} Building */

/** @type {import("./types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUES.san_juan);

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
