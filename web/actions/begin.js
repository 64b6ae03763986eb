/** Begins another table, or leaves the one on show; a table of another game changes the game first. */
import { gameOnShow } from "../state/game_of.js";
import { formatIn } from "../state/records.js";
import { leaveTurn } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { comeWith, dispatch } from "./dispatch.js";
import { fetchGame, otherGame, stay } from "./game.js";

/** @typedef {import("../engine/life.js").Begin} Begin */
/** @typedef {import("../site/chosen_game.js").Known} Known */

/** Leaves the table and drops its requests. */
export function goHome() {
  for (const { save } of state.branches.map(({ table }) => table)) leaveTurn(save.id);
  if (state.table) leaveTurn(state.table.save.id);
  dispatch({ type: "leave" });
  change({ screen: "start", dialog: null, notice: null, elsewhere: false, branches: [], puzzle: null });
  change({ replay: null, playing: false });
}

/** Leaves the table for another game. @param {Known} card @returns {Promise<boolean>} whether that game is on show now */
export async function changeGame(card) {
  const show = await fetchGame(card);
  if (!show) return false;
  goHome();
  show();
  return true;
}

/** The code or the format of the save that a wish brings, which begins with the name of its game. @param {Begin} wish */
function nameIn(wish) {
  if ("code" in wish) return wish.code;
  return "text" in wish ? formatIn(wish.text) : gameOnShow();
}

/**
 * Begins another table; of another game, once all of that game is here.
 * @template {Begin} B
 * @param {B} wish
 * @returns {B | Promise<B | undefined>}
 */
export function begin(wish) {
  const other = SEVERAL && otherGame(nameIn(wish));
  return other ? beginOther(other, wish) : beginHere(wish);
}

/** Begins a table of another game, which is shown with that table: a refusal leaves the one on show. @template {Begin} B @param {Known} card @param {B} wish */
async function beginOther(card, wish) {
  const show = await fetchGame(card);
  return show && beginHere(wish, { code: card.code, show });
}

/** @template {Begin} B @param {B} wish @param {import("./dispatch.js").Coming | null} [game] the game of its table, if another is on show */
function beginHere(wish, game = null) {
  if (SEVERAL) stay();
  comeWith(game);
  change({ notice: null, dialog: null });
  dispatch({ type: "begin", wish });
  return wish;
}
