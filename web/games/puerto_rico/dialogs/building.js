/** One building in full: figures, effect, price for the viewer, and the reason why it cannot be built. */

import { buildingAt } from "../catalogue.js";
import { buildingInFull } from "../in_full.js";
import { buildingName } from "../words/names.js";

/** @typedef {import("../../../state/state").Dialog<{ thing: number }>} Open */

export const name = /** @type {const} */ ("building");

/** @param {Open} open */
export const title = ({ about }) => buildingName(buildingAt(about?.thing ?? 0).id);

/** @param {import("../types").Table | null} table @param {Open} open */
export const draw = (table, { about }) => buildingInFull(table, about?.thing ?? 0);
