/** The game that is played and its variations, in the page's memory until the game is left. */
import { change, state } from "./store.js";

/** @typedef {import("./state").Branch} Branch */
/** @typedef {import("./state").Left} Left */
/** @typedef {import("../types").Table} Table */

/** @param {Table | null} table */
const branchOf = (table) => state.branches.find((one) => one.table.save.id === table?.save.id);

/** The variation that is on show. */
export function variation() {
  const here = branchOf(state.life.table);
  return here?.number ? here : undefined;
}

/** The game that the variation on show came from, which may be a variation, too. */
export function parent() {
  const of = variation()?.table.save.branched?.of;
  return state.branches.find(({ table }) => table.save.id === of);
}

/**
 * The game and its variations, as far as the person at the page may see them: a variation of a game that goes on shows the
 * hand of the person who began it.
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
 * A variation has begun.
 * @param {Table} table
 * @param {Table} from
 */
export function addBranch(table, from) {
  const known = branchOf(from) ? state.branches : [{ table: from, number: 0, kept: true, left: null }];
  change({ branches: [...known, { table, number: known.length, kept: false, left: null }] });
}

/**
 * Takes in how a game stands.
 * @param {Table} table
 * @returns {boolean} whether memory is enough: a variation that nobody has asked to keep, or a game that has not gone on
 */
export function isHeld(table) {
  const known = branchOf(table);
  if (!known) return false;
  update(known, { table });
  return known.number ? !known.kept : known.table.view.ply === table.view.ply;
}

/** @returns {Left} */
function onShow() {
  const { screen, replay, reviewing, from, picks, role, lookBack, elsewhere, unkept } = state;
  return { screen, replay, reviewing, from, picks, role, lookBack, elsewhere, unkept };
}

/**
 * Another game comes on show: what was on show of the one before stays with it. One that is none of these ends them.
 * @param {Table} table
 * @param {Table | null} before
 * @returns {Partial<Left>} what was on show of it when it was left
 */
export function turnTo(table, before) {
  const [here, there] = [branchOf(before), branchOf(table)];
  if (!there) change({ branches: [] });
  if (!there || here === there) return {};
  if (here) update(here, { left: onShow() });
  return there.left ?? { elsewhere: false, unkept: false };
}
