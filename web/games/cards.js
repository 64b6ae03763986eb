/** The games of this site: all that the page knows of each before it loads one. */

/** @type {readonly import("../site/chosen_game.js").Known[]} */
export const CARDS = [{ id: "san_juan", code: "sanjuan" }];
