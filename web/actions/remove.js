/** A game that somebody does not want to go on with is taken out of the list, once that is confirmed. */
import { removeTable } from "../state/removed.js";
import { change, state } from "../state/store.js";
import { begunToday } from "./day.js";

/** @typedef {import("../types").Saved} Saved */

/** Today's deal stays, or it could be begun once more by somebody who knows its cards. @param {Saved} saved */
export const mayRemove = ({ id, over }) => over || begunToday()?.id !== id;

/** @param {string} id of the game that it is asked about; empty: none */
export const askToRemove = (id) => change({ removing: id });

/** @param {Saved} saved */
export async function remove(saved) {
  change({ removing: "", saved: state.saved.filter(({ id }) => id !== saved.id) });
  await removeTable(saved).catch(() => change({ notice: { id: "nothing_kept", args: {} } }));
}
