/** Every screen of the page: a folder and a line here. */
import { onceDrawn } from "../parts/drawn.js";
import { state } from "../state/store.js";
import * as end from "./end/index.js";
import * as handover from "./handover/index.js";
import * as lookBack from "./look_back/index.js";
import * as puzzle from "./puzzle/index.js";
import * as replay from "./replay/index.js";
import * as start from "./start/index.js";
import * as statistics from "./statistics/index.js";
import * as table from "./table/index.js";

/** @typedef {import("../state/state").Screen} Screen */
/** @typedef {import("../types").Table} Table */

const SCREENS = /** @type {const} */ ([handover, start, table, end, lookBack, replay, puzzle, statistics]);

/** @typedef {(typeof SCREENS)[number]["name"]} Name */

/** @type {readonly Screen[]} */
const all = SCREENS;

/** The one that is due, else the one that was gone to, else the first that can do without a table. */
function current() {
  const possible = all.filter((one) => state.table || one.withoutTable);
  const here = possible.find((one) => one.isDue?.()) ?? possible.find(({ name }) => name === state.screen);
  return here ?? possible[0];
}

let shown = "";

/** Another screen is read from its beginning. @param {string} name */
function fromTheTop(name) {
  if (name !== shown) onceDrawn(() => scrollTo(0, 0));
  shown = name;
}

export function screen() {
  const { name, draw, title } = current();
  const on = /** @type {Table} */ (state.table);
  fromTheTop(name);
  return { name, drawn: draw(on), title: title(on) };
}

/** Fetches what the screens need beyond themselves. */
export const loadScreens = () => Promise.all(all.map((one) => one.load?.()));
