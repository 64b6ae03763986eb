/** The games of this site: all that the page knows of each before it loads one. */

/** @typedef {import("../site/chosen_game.js").Known & { load: () => Promise<import("./game").Game> }} Card */

/** @type {readonly Card[]} */
export const CARDS = [
  { id: "san_juan", code: "sanjuan", load: async () => (await import("./san_juan/index.js")).sanJuan },
];
