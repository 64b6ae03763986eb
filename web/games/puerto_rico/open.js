/** Opens a dialog of this game. */
import { change, state } from "../kit.js";

/** @typedef {import("../../dialogs/index.js").Name} Name */
/** @typedef {import("./dialogs/index.js").Named} Named */

/** The text searched for in the book, and the pages that led to the open one. @typedef {{ search?: string, trail?: string[] }} Way */
/** @typedef {import("../../state/state").Dialog<Way>} Open */

/** @param {string} name */
const named = (name) => /** @type {Name} */ (name);

/** The pages before the next one. @param {Open} open */
const trailOf = ({ about, at = "book" }) => [...(about?.trail ?? []), at];

/** @param {string} at `rule=P45`, `book=frame`; `book` is the first chapter */
export function openBook(at) {
  const open = /** @type {Open | null} */ (state.dialog);
  const trail = open?.name === named("book") ? trailOf(open) : [];
  change({ dialog: { name: named("book"), at, about: { trail } } });
}

/** @param {Named} name @param {object} [about] */
export const openDialog = (name, about) => change({ dialog: { name: named(name), about } });
