/** The game of a stored record, by the first word of its codes and saves. */
import { FIRST_GAME } from "../site/names.js";
import { catalogue } from "./catalogue.js";
import { isRecord, isText } from "./stored.js";

/** The games that this page knows. @type {readonly string[]} */
let known = [FIRST_GAME];

/** @param {readonly string[]} games */
export function knowGames(games) {
  known = games;
}

/** A game of this site, with the names of its options. @typedef {import("../site/chosen_game.js").Known & { options?: readonly string[] }} Card */

/** The games of this site, if it has several. @type {readonly Card[]} */
let cards = [];

/** @param {readonly Card[]} all */
export function knowCards(all) {
  cards = all;
  knowGames(all.map(({ code }) => code));
}

export const cardsOfSite = () => cards;

/** The game on show. */
export const gameOnShow = () => catalogue.game;

/** The game of a stored record; earlier versions wrote no name. @param {object} record */
const named = (record) => /** @type {{ game?: unknown }} */ (record).game ?? FIRST_GAME;

/** Whether a stored record is of a game that this page knows. @param {unknown} stored */
export const isOfKnown = (stored) => isRecord(stored) && known.some((game) => game === named(stored));

/** Whether a stored record is of a game that this page does not know: it stays as it is. @param {unknown} stored */
export const isOfUnknown = (stored) => isRecord(stored) && isText(named(stored)) && !isOfKnown(stored);
