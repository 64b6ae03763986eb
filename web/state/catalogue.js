/** The facts that never change while a page is open, which the build gets from Python: of the house, and of a game. */

/** @typedef {import("../types").Catalogue} Catalogue */

/**
 * The limits and names that any game has.
 * @type {Pick<Catalogue, "judgements" | "name_length" | "file_size" | "version">}
 */
export const house = JSON.parse(HOUSE_FACTS);

/**
 * The catalogue of the game on show; there is none before a game is loaded, so use this within functions alone.
 * @type {Catalogue}
 */
export let catalogue;

/** The catalogues of the games loaded so far, by the names of the games. @type {Map<string, Catalogue>} */
const known = new Map();

/** @param {Catalogue} loaded */
export const knowCatalogue = (loaded) => known.set(loaded.game, loaded);

/** The catalogue of a game, if that game is loaded. @param {string} game */
export const catalogueOf = (game) => known.get(game);

/** Whether points beat others in the game on show, in which the fewest may win. @param {number} one @param {number} other */
export const isBetter = (one, other) => (catalogue.fewest ? one < other : one > other);

/** @param {Catalogue} shown */
export function useCatalogue(shown) {
  knowCatalogue(shown);
  catalogue = shown;
}
