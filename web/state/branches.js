/** The game and its variations, in the page's memory until a person leaves the game. */
import { change, state } from "./store.js";

/** @typedef {import("./state").Branch} Branch */
/** @typedef {import("./state").Left} Left */
/** @typedef {import("../types").Table} Table */

/** @param {Table | null} table */
const branchOf = (table) => state.branches.find((one) => one.table.save.id === table?.save.id);

/** The variation on show, if there is one. */
export function variation() {
  const here = branchOf(state.life.table);
  return here?.number ? here : undefined;
}

/** The game, or the variation, from which the variation on show branched. */
export function parent() {
  const of = variation()?.table.save.branched?.of;
  return state.branches.find(({ table }) => table.save.id === of);
}

/**
 * The game and the variations that the person at the page may see: a variation of an unfinished game shows the hand of
 * the person who began it.
 */
export function branchesInView() {
  const [game] = state.branches;
  const eyes = state.life.table?.view.seat;
  return state.branches.filter(({ number, table }) => !number || game.table.over || table.viewer === eyes);
}

/**
 * @param {Branch} branch
 * @param {Partial<Branch>} patch
 */
export const update = (branch, patch) =>
  change({ branches: state.branches.map((one) => (one === branch ? { ...one, ...patch } : one)) });

/**
 * Adds a new variation.
 * @param {Table} table
 * @param {Table} from
 */
export function addBranch(table, from) {
  const known = branchOf(from) ? state.branches : [{ table: from, number: 0, kept: true, left: null }];
  change({ branches: [...known, { table, number: known.length, kept: false, left: null }] });
}

/**
 * Updates a game in memory.
 * @param {Table} table
 * @returns {boolean} whether it needs no save: an unsaved variation, or a game without a new answer
 */
export function isHeld(table) {
  const known = branchOf(table);
  if (!known) return false;
  update(known, { table });
  return known.number ? !known.kept : known.table.view.ply === table.view.ply;
}

/** @returns {Left} */
function onShow() {
  const { screen, replay, reviewing, from, picks, lookBack, elsewhere, unkept } = state;
  return { screen, replay, reviewing, from, picks, lookBack, elsewhere, unkept };
}

/**
 * Switches the game on show, and remembers the screen of the one before. A table of another game ends all variations.
 * @param {Table} table
 * @param {Table | null} before
 * @returns {Partial<Left>} the screen on which a person left that game
 */
export function turnTo(table, before) {
  const [here, there] = [branchOf(before), branchOf(table)];
  if (!there) change({ branches: [] });
  if (!there || here === there) return {};
  if (here) update(here, { left: onShow() });
  return there.left ?? { elsewhere: false, unkept: false };
}
