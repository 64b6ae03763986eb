/** The catalogue of cards, names and limits, which the build gets from Python. */

/** @type {import("../types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUE);

/** Whether a record is of this page's game; earlier versions had one game and wrote no name. @param {unknown} record */
export const isOurs = (record) =>
  [undefined, catalogue.game].includes(/** @type {{ game?: string }} */ (Object(record)).game);
