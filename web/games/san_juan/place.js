/** The places of the board, for selectors; the template of each sets `data-place`. */
import { at } from "../../parts/place.js";

/** @typedef {"rivals" | "roles" | "tray" | "offer" | "market" | "city" | "hand"} Place */

/** A selector of any of these places. @type {(...places: Place[]) => string} */
export const on = at;
