/** Removes a game from the list, after confirmation. */
import { removeTable } from "../state/removed.js";
import { change, state } from "../state/store.js";
import { begunToday } from "./day.js";

/** @typedef {import("../types").Saved} Saved */

/**
 * Whether a game can be removed: today's deal cannot, because a person who knows its cards could begin it again.
 * @param {Saved} saved
 */
export const mayRemove = ({ id, over }) => over || begunToday()?.id !== id;

/** @param {string} id of the game; empty: closes the question */
export const askToRemove = (id) => change({ removing: id });

/** @param {Saved} saved */
export async function remove(saved) {
  change({ removing: "", saved: state.saved.filter(({ id }) => id !== saved.id) });
  await removeTable(saved).catch(() => change({ notice: { id: "nothing_kept", args: {} } }));
}
