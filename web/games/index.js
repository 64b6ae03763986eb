/** The games of this page: `cards.js` lists them. Nothing else on the page knows a game by name. */
import { fetchAll } from "../parts/icon.js";
import { late } from "../site/late.js";
import { LostFile } from "../site/lost_file.js";
import { addSheet } from "../site/sheet.js";
import { knowCatalogue, useCatalogue } from "../state/catalogue.js";
import { usePlaces } from "../state/places.js";
import { language } from "../words/fluent.js";
import { CARDS } from "./cards.js";
import { whole } from "./plain.js";

/** @typedef {import("./game").Game} Game */
/** @typedef {import("./game").Whole} Whole */
/** @typedef {import("./cards.js").Card} Card */
/** @typedef {(typeof import("./san_juan/dialogs/index.js").DIALOGS)[number]["name"]} DialogName */

export { CARDS };

/** The games loaded so far, by the first word of their codes. @type {Map<string, Whole>} */
const loaded = new Map();

/** @type {Whole} */
let onShow;

/** The game of the table on show or, without one, of the form; there is none before one is loaded. */
export const game = () => onShow;

/** The first words of the codes of all games. */
export const codesOfGames = () => CARDS.map(({ code }) => code);

/** All that is known of a game before it is loaded. @param {string} code the first word of its codes */
const cardOf = (code) => CARDS.find((one) => one.code === code) ?? CARDS[0];

/** The game among all that its script exports, which the build renames. @param {Record<string, any>} script @param {string} id */
const gameIn = (script, id) => /** @type {Game} */ (Object.values(script).find((one) => one?.id === id));

/** The title of a game that may not be loaded. @param {string} code the first word of its codes */
export const titleOf = (code) => cardOf(code).titles?.[language()] ?? code;

/** Fetches the script and the styles of a game. @param {Card} card */
async function fetchScript({ id, load, styles }) {
  const sheet = styles && addSheet(new URL(styles, import.meta.url).href);
  const [script] = await Promise.all([late(`game-${id}`, load), sheet]);
  return gameIn(script, id);
}

/** Loads the script of a game; throws if it cannot. @param {Card} card */
async function scriptOf(card) {
  const one = loaded.get(card.code) ?? whole(await fetchScript(card));
  loaded.set(card.code, one);
  knowCatalogue(one.catalogue);
  return one;
}

/** @param {Whole} one */
function show(one) {
  onShow = one;
  useCatalogue(one.catalogue);
  usePlaces(one.dialogs);
}

/**
 * Loads a game and shows it from now on; throws if its script cannot be fetched.
 * @param {string} id its folder
 */
export async function showGame(id) {
  show(await scriptOf(CARDS.find((one) => one.id === id) ?? CARDS[0]));
}

/** Fetches the Python of a game, which the worker then finds in the browser's cache. @param {Card} card */
async function fetchPython({ code }) {
  const { href } = new URL(JSON.parse(PYTHON)[code], import.meta.url);
  const response = await fetch(href).catch(() => null);
  if (!response?.ok) throw new LostFile(href);
}

/**
 * Loads all of a game but its words; throws if it cannot.
 * @param {string} code the first word of its codes
 * @returns {Promise<() => void>} shows it from now on
 */
export async function loadGame(code) {
  const card = cardOf(code);
  const script = scriptOf(card);
  const [one, draw] = await Promise.all([script, script.then(({ emblems }) => fetchAll(emblems)), fetchPython(card)]);
  return () => {
    show(one);
    draw();
  };
}
