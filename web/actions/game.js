/** Changes the game on show: all of the next game is here before anything of the one before goes. */
import { beginWith } from "../engine/first_game.js";
import { played } from "../site/chosen_game.js";
import { readCalendar } from "../state/days.js";
import { gameOnShow } from "../state/game_of.js";
import { readLessons } from "../state/lessons.js";
import { tellLost } from "../state/lost_file.js";
import { readPractice } from "../state/puzzles.js";
import { readSaved } from "../state/saves.js";
import { readForm } from "../state/settings.js";
import { change } from "../state/store.js";
import { wordsOf } from "../words/adopt.js";

/** A game of the site, with its title in a language. @typedef {import("../site/chosen_game.js").Known} Known */

/**
 * The games for this script: `cards` are all games, and `load` fetches all of one and returns the call that shows it.
 * @typedef {object} Games
 * @property {readonly Known[]} cards
 * @property {(code: string) => string} titleOf
 * @property {(code: string) => Promise<() => void>} load throws if it cannot
 * @property {(id: string) => unknown} keep keeps the game for use without a network
 */

/** @type {Games} */
let games;

/** @param {Games} given */
export function useGames(given) {
  games = given;
}

export const cards = () => games.cards;

/** The end of an address at which the game on show opens for anybody; a site of one game needs none. */
export function searchOfGame() {
  const card = SEVERAL ? cards().find(({ code }) => code === gameOnShow()) : undefined;
  return card ? `?${new URLSearchParams([played(card)])}` : "";
}

/** The game that a name or a code or the format of a save begins with, if it is another than that on show. @param {unknown} text */
export function otherGame(text) {
  const name = String(text).split("-")[0];
  return name === gameOnShow() ? undefined : games.cards.find(({ code }) => code === name);
}

/** The number of changes that were wished so far; only the last one counts. */
let wishes = 0;

/** Gives up the change that is under way. */
export function stay() {
  wishes += 1;
  change({ coming: null });
}

/**
 * Fetches a game while the one before stays on show. A notice tells if the game cannot be fetched.
 * @param {Known} card
 * @param {() => Promise<unknown>} [read] reads records, whose options are known once the game is loaded
 * @returns {Promise<(() => void) | undefined>} shows the game; undefined: it cannot, or another wish came meanwhile
 */
export async function fetchGame(card, read = async () => {}) {
  stay();
  const wish = wishes;
  change({ coming: { code: card.code, title: games.titleOf(card.code) }, notice: null });
  try {
    const show = await fetched(card, read);
    return wish === wishes ? show : undefined;
  } catch (error) {
    if (wish === wishes) await tellNoGame(card.code, error);
    return undefined;
  } finally {
    if (wish === wishes) change({ coming: null });
  }
}

/** Tells why a game cannot be fetched. @param {string} code @param {unknown} error */
export const tellNoGame = (code, error) => tellLost(error, { title: games.titleOf(code) });

/** @param {Known} card @param {() => Promise<unknown>} read @returns {Promise<() => void>} */
async function fetched(card, read) {
  const [show, words] = await Promise.all([games.load(card.code), wordsOf(card.id)]);
  await Promise.all([readSaved(), read()]);
  if (!words.areRight()) return fetched(card, read);
  return () => {
    words.use();
    show();
    showStored(card);
  };
}

/** Shows all that this browser stores of a game. @param {Known} card */
function showStored({ id, code }) {
  beginWith(code);
  readForm(null);
  readCalendar();
  readLessons();
  readPractice();
  change({ deal: null, puzzles: [], suggestion: null });
  games.keep(id);
}
