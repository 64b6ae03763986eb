/** Gives each game an address, and follows it: from the shelf, and by the browser's Back and Forward. */
import { NEUTRAL, namedGame, played } from "../site/chosen_game.js";
import { isFramed } from "../site/frame.js";
import { gameOnShow } from "../state/game_of.js";
import { state } from "../state/store.js";
import { changeGame } from "./begin.js";
import { cards, otherGame } from "./game.js";

/** @typedef {import("../site/chosen_game.js").Known} Known */

/** The address of a game, with the language and the look of this visit. @param {Known} card */
export function addressOf(card) {
  const said = [...new URLSearchParams(location.search)].filter(([name]) => NEUTRAL.includes(name));
  return `?${new URLSearchParams([played(card), ...said])}`.replaceAll(/=(?=&|$)/g, "");
}

/** The game that an address means. @param {string} address */
function meant(address) {
  const { search, hash } = new URL(address);
  return namedGame(cards(), `${search.slice(1)}&${hash.slice(1)}`) ?? cards()[0];
}

/** The address of a game that cannot be fetched: it stays, so that a reload asks again. */
let stays = "";

export function keepAddress() {
  stays = location.href;
}

/** The address of the game on show, if the given one means another. @param {string} address */
export function addressDue(address) {
  if (address === stays) return undefined;
  const card = cards().find(({ code }) => code === gameOnShow());
  return card && !state.coming && meant(address) !== card ? new URL(addressOf(card), address).href : undefined;
}

/** Shows a game in a further entry of the history. @param {Known} card */
export async function chooseGame(card) {
  const to = addressOf(card);
  if (card.code !== gameOnShow() && (await changeGame(card)) && !isFramed()) history.pushState({ depth: 0 }, "", to);
}

/** Shows the game that the address means, unless a table is on show or about to come. */
export function followGame() {
  const other = otherGame(meant(location.href).code);
  if (other && state.screen === "start" && !state.wanted) changeGame(other);
}
