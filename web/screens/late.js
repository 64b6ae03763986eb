/** Lazy screens, not needed to play: each has a folder and a line here. */
import * as lookBack from "./look_back/index.js";
import * as puzzle from "./puzzle/index.js";
import * as replay from "./replay/index.js";
import * as statistics from "./statistics/index.js";

export const SCREENS = /** @type {const} */ ([lookBack, replay, puzzle, statistics]);
