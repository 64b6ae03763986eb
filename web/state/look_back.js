/** The look back on the page: what was found so far, and what of it is open. */
import { change, state } from "./store.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").Findings} Findings */
/** @typedef {import("../types").LookBack} LookBack */
/** @typedef {import("../types").Table} Table */

/**
 * @param {Table} table
 * @returns {LookBack}
 */
const fresh = (table) => ({
  ...{ table, open: [], seat: null, goal: null },
  ...{ done: 0, left: null, of: 0, decisions: [], curve: [], turning_points: [], accuracy: [], luck: [] },
});

/**
 * What is known of a game, which is nothing unless it was the last one looked back on.
 * @param {Table} table
 */
export const lookBackOn = (table) => (state.lookBack?.table === table ? state.lookBack : fresh(table));

/** @param {Partial<LookBack>} patch */
export function updateLookBack(patch) {
  if (state.lookBack) change({ lookBack: { ...state.lookBack, ...patch } });
}

/**
 * Those known before and since, in the order of the game.
 * @param {Decision[]} before
 * @param {Decision[]} since
 */
function merged(before, since) {
  const all = new Map([...before, ...since].map((one) => [one.ply, one]));
  return [...all.values()].sort((one, other) => one.ply - other.ply);
}

/** @param {Findings} found since it was last told */
export function addFindings(found) {
  const before = state.lookBack?.decisions ?? [];
  updateLookBack({ ...found, decisions: found.decisions.length ? merged(before, found.decisions) : before });
}
