/** Opens a dialog of this game. */
import { change } from "../kit.js";

/** @typedef {import("../../dialogs/index.js").Name} Name */
/** @typedef {import("./dialogs/index.js").Named} Named */

/** @param {string} at `rule=P45`, `book=frame`; `book` is the contents */
export const openBook = (at) => change({ dialog: { name: /** @type {Name} */ (/** @type {string} */ ("book")), at } });

/** @param {Named} name @param {object} [about] */
export const openDialog = (name, about) =>
  change({ dialog: { name: /** @type {Name} */ (/** @type {string} */ (name)), about } });
