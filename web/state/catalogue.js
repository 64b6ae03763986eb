/** What never changes, as Python knew it when the site was built: cards, names and limits. */

/** @type {import("../types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUE);
