/** The dialogs of this game: each has a file and a line here. */
import * as book from "./book.js";
import * as building from "./building.js";
import * as estate from "./estate.js";
import * as roles from "./roles.js";
import * as scores from "./scores.js";

export const DIALOGS = /** @type {const} */ ([book, building, estate, roles, scores]);

/** @typedef {(typeof DIALOGS)[number]["name"]} Named */

/** The dialogs that the menu offers, each with its icon. */
export const LOOK_UPS = /** @type {const} */ ([
  { ...book, icon: "book" },
  { ...roles, icon: "builder" },
]);
