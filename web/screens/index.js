/** Every screen of the page has a folder and a line here, or a line in late.js if play does not need it. */
import { onceDrawn } from "../parts/drawn.js";
import { lateScreens } from "../parts/late.js";
import { state } from "../state/store.js";
import * as end from "./end/index.js";
import * as handover from "./handover/index.js";
import * as start from "./start/index.js";
import * as table from "./table/index.js";
import { waiting } from "./waiting.js";

/** @typedef {import("../state/state").Screen} Screen */
/** @typedef {import("../types").Table} Table */

const SCREENS = /** @type {const} */ ([handover, start, table, end]);

/** @typedef {(typeof import("./late.js").SCREENS)[number]["name"]} Late */
/** @typedef {(typeof SCREENS)[number]["name"] | Late | (typeof import("./joining/index.js"))["name"]} Name */

/** @type {readonly Screen[]} */
const first = SCREENS;

/** The screen that is due, else the chosen one, else the first that needs no table. */
function current() {
  const all = [...first, ...lateScreens()];
  const possible = all.filter((one) => state.table || one.withoutTable);
  const due = possible.find((one) => one.isDue?.());
  if (due) return due;
  if (all.every(({ name }) => name !== state.screen)) return waiting;
  return possible.find(({ name }) => name === state.screen) ?? possible[0];
}

let shown = "";

/** Scrolls to the top when the screen changes. @param {string} name */
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

/** Loads the further files that the first screens need. */
export const loadScreens = () => Promise.all(first.map((one) => one.load?.()));
