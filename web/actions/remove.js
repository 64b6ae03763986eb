/** Removes a game from the list, after a question. */
import { removeTable } from "../state/removed.js";
import { change, state } from "../state/store.js";
import { begunToday } from "./day.js";

/** @typedef {import("../types").Saved} Saved */

/** Today's deal cannot be removed: it could be begun again by a person who knows its cards. @param {Saved} saved */
export const mayRemove = ({ id, over }) => over || begunToday()?.id !== id;

/** @param {string} id of the game; empty: close the question */
export const askToRemove = (id) => change({ removing: id });

/** @param {Saved} saved */
export async function remove(saved) {
  change({ removing: "", saved: state.saved.filter(({ id }) => id !== saved.id) });
  await removeTable(saved).catch(() => change({ notice: { id: "nothing_kept", args: {} } }));
}
