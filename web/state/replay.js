/** The replay on the page: a moment of the game on show, in its place. */
import { state } from "./store.js";

/** Where the rounds of the game on show begin, by the answers before them. */
export const rounds = () => {
  const events = state.life.table?.events ?? [];
  return events.flatMap(({ id, ply }) => (id === "round_started" ? [ply] : []));
};
