/** What may lie over the page of this game: a file and a line each. */
import * as card from "./card.js";
import * as city from "./city.js";
import * as howTo from "./how_to.js";
import * as prices from "./prices.js";
import * as roles from "./roles.js";
import * as scores from "./scores.js";

export const DIALOGS = /** @type {const} */ ([card, city, howTo, prices, roles, scores]);

/** Those that the menu offers, each with its icon. */
export const LOOK_UPS = /** @type {const} */ ([
  { ...roles, icon: "builder" },
  { ...prices, icon: "trader" },
]);
