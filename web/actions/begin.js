/** Begins another table, or leaves the one on show; a table of another game changes the game first. */
import { gameOnShow } from "../state/game_of.js";
import { formatIn } from "../state/records.js";
import { leaveTurn } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { dispatch } from "./dispatch.js";
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
 * Begins another table; of another game, once that game is on show.
 * @template {Begin} B
 * @param {B} wish
 * @returns {B | Promise<B | undefined>}
 */
export function begin(wish) {
  const other = SEVERAL && otherGame(nameIn(wish));
  return other ? changeGame(other).then((isHere) => (isHere ? beginHere(wish) : undefined)) : beginHere(wish);
}

/** @template {Begin} B @param {B} wish */
function beginHere(wish) {
  if (SEVERAL) stay();
  change({ notice: null, dialog: null });
  dispatch({ type: "begin", wish });
  return wish;
}
