/** The games of this page: `cards.js` lists them. Nothing else on the page knows a game by name. */
import { late } from "../site/late.js";
import { useCatalogue } from "../state/catalogue.js";
import { usePlaces } from "../state/places.js";
import { CARDS } from "./cards.js";
import { whole } from "./plain.js";

/** @typedef {import("./game").Whole} Whole */
/** @typedef {(typeof import("./san_juan/dialogs/index.js").DIALOGS)[number]["name"]} DialogName */

export { CARDS };

/** The games loaded so far, by the first word of their codes. @type {Map<string, Whole>} */
const loaded = new Map();

/** @type {Whole} */
let onShow;

/** The game of the table on show or, without one, of the form; there is none before one is loaded. */
export const game = () => onShow;

/** The game of a record, by the first word of its codes, if it is loaded; else that on show. @param {string} of */
export const gameNamed = (of) => loaded.get(of) ?? onShow;

/** The first words of the codes of all games. */
export const codesOfGames = () => CARDS.map(({ code }) => code);

/**
 * Loads a game and shows it from now on; throws if its script cannot be fetched.
 * @param {string} id its folder
 */
export async function showGame(id) {
  const card = CARDS.find((one) => one.id === id) ?? CARDS[0];
  onShow = loaded.get(card.code) ?? whole(await late(card.id, card.load));
  loaded.set(card.code, onShow);
  useCatalogue(onShow.catalogue);
  usePlaces(onShow.dialogs);
}
