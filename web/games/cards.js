/** The games of this site: all that the page knows of each before it loads one. */

/**
 * A game of the site. `titles` by language and `seats` are for the shelf, which a site of one game lacks, as it lacks the
 * names of `options`; `styles` is
 * the sheet of its styles, from the folder of the scripts.
 * @typedef {import("../site/chosen_game.js").Known & { load: () => Promise<Record<string, unknown>>, titles?: Record<string, string>, seats?: number[], options?: string[], styles?: string }} Card
 */

/** @type {readonly Card[]} */
export const CARDS = [{ id: "san_juan", code: "sanjuan", load: () => import("./san_juan/index.js") }];
