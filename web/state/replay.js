/** The rounds of the game on show, for its replay. */
import { state } from "./store.js";

/** The plies at which the rounds of the game on show begin. */
export const rounds = () => {
  const events = state.life.table?.events ?? [];
  return events.flatMap(({ id, ply }) => (id === "round_started" ? [ply] : []));
};
