/** The rounds of the game on show, or whatever it counts in place of rounds, for its replay. */
import { state } from "./store.js";

/**
 * The decision of a seat nearest to the moment on show, the earlier of two; that moment, if the seat decides nothing.
 * @param {Pick<import("../types").Replay, "ply" | "deciders">} replay
 * @param {number} seat
 */
export function nearestOf({ ply, deciders }, seat) {
  const own = deciders.flatMap((decider, at) => (decider === seat ? [at] : []));
  const far = (/** @type {number} */ at) => Math.abs(at - ply);
  return own.reduce((best, at) => (far(at) < far(best) ? at : best), own[0] ?? ply);
}

/** The plies at which they begin. */
export const rounds = () => {
  const events = state.life.table?.events ?? [];
  return events.flatMap(({ mark, ply }) => (mark === "era" ? [ply] : []));
};
