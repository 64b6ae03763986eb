/** The dialogs of this game: each has a file and a line here. */
import * as book from "./book.js";
import * as card from "./card.js";
import * as city from "./city.js";
import * as prices from "./prices.js";
import * as roles from "./roles.js";
import * as scores from "./scores.js";

export const DIALOGS = /** @type {const} */ ([book, card, city, prices, roles, scores]);

/** The dialogs that the menu offers, each with its icon. */
export const LOOK_UPS = /** @type {const} */ ([
  { ...book, icon: "book" },
  { ...roles, icon: "builder" },
  { ...prices, icon: "trader" },
]);
