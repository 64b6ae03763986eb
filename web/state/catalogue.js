/** What never changes, as Python knew it when the site was built: cards, names and limits. */

/** @type {import("../types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUE);

/** Whether a record is of the game of this page; earlier versions knew no other, and named none. @param {unknown} record */
export const isOurs = (record) =>
  [undefined, catalogue.game].includes(/** @type {{ game?: string }} */ (Object(record)).game);
