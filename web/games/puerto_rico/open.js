/** Opens a dialog of this game. */
import { change } from "../kit.js";

/** @typedef {import("../../dialogs/index.js").Name} Name */
/** @typedef {import("./dialogs/index.js").Named} Named */

/** @param {string} name */
const named = (name) => /** @type {Name} */ (name);

/** @param {Named} name @param {object} [about] */
export const openDialog = (name, about) => change({ dialog: { name: named(name), about } });
