/** The catalogue of cards, names and limits, which the build gets from Python. */

/** @type {import("../types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUE);
