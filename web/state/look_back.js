/** The look back on the page: its findings so far, and its open decisions. */
import { mine } from "./people.js";
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
  ...{ table, open: [], seat: mine(table), all: false, goal: null },
  ...{ done: 0, left: null, of: 0, decisions: [], curve: [], turning_points: [], accuracy: [], luck: [] },
});

/**
 * The look back on a game; an empty one unless the latest look back was on this game.
 * @param {Table} table
 */
export const lookBackOn = (table) => (state.lookBack?.table === table ? state.lookBack : fresh(table));

/** @param {Partial<LookBack>} patch */
export function updateLookBack(patch) {
  if (state.lookBack) change({ lookBack: { ...state.lookBack, ...patch } });
}

/**
 * The earlier and the new decisions, in the order of the game.
 * @param {Decision[]} before
 * @param {Decision[]} since
 */
function merged(before, since) {
  const all = new Map([...before, ...since].map((one) => [one.ply, one]));
  return [...all.values()].sort((one, other) => one.ply - other.ply);
}

/** The loss of a decision as games in a hundred. @param {number} share */
export const games = (share) => Math.round(Math.abs(share) * 100);

/**
 * The inaccuracies, mistakes and blunders found so far, the costliest first.
 * @param {Pick<LookBack, "decisions">} found
 * @param {number | null} seat null: of all seats
 */
export const mistakesOf = ({ decisions }, seat) =>
  decisions
    .filter((one) => one.judgement && (seat === null || one.seat === seat))
    .sort((one, other) => other.loss - one.loss || one.ply - other.ply);

/** The games in a hundred that a decision lost on average. @param {Decision[]} decisions */
export const lostEach = (decisions) => games(decisions.reduce((sum, { loss }) => sum + loss, 0) / decisions.length);

/** @param {Findings} found since the last report */
export function addFindings(found) {
  const before = state.lookBack?.decisions ?? [];
  updateLookBack({ ...found, decisions: found.decisions.length ? merged(before, found.decisions) : before });
}
