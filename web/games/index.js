/** The games of this page: each has a folder and a line here. Nothing else on the page knows a game by name. */
import { gameOnShow } from "../state/game_of.js";
import { whole } from "./plain.js";
import { sanJuan } from "./san_juan/index.js";

/** @typedef {(typeof import("./san_juan/dialogs/index.js").DIALOGS)[number]["name"]} DialogName */

export { CARDS } from "./cards.js";

const GAMES = [whole(sanJuan)];

/** The game of the table on show or, without one, of the form. */
export const game = () => GAMES.find(({ code }) => code === gameOnShow()) ?? GAMES[0];

/** The game of a record, by the first word of its codes. @param {string} of */
export const gameNamed = (of) => GAMES.find(({ code }) => code === of) ?? game();

/** The first words of the codes of all games. */
export const codesOfGames = () => GAMES.map(({ code }) => code);
