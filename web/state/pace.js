/** Shows the tables that arrive one after the other, so that a person can follow. */
import { preselection } from "./choice.js";
import { change, state } from "./store.js";

/** @typedef {import("../types").Table} Table */

/** @type {Table[]} */
let waiting = [];
let shownAt = -Infinity;
let timer = 0;
let paused = false;

/** @param {Table} table */
export function arrive(table) {
  if (state.screen === "start" && !state.waiting) return;
  if (paused) restart();
  waiting.push(table);
  next();
}

function next() {
  while (waiting.length && !timer && !paused) {
    const wait = shownAt + state.settings.pace - performance.now();
    if (wait > 0) timer = window.setTimeout(resume, wait);
    else show(/** @type {Table} */ (waiting.shift()));
  }
  change({ behind: waiting.length });
}

function resume() {
  timer = 0;
  next();
}

/** @param {Table} table */
function show(table) {
  shownAt = performance.now();
  change({
    table,
    screen: screenFor(table),
    picks: [...preselection(table)],
    role: null,
    hint: null,
    sent: false,
    late: false,
    waiting: false,
  });
}

/**
 * The end has its own screen, unless the table is being looked at after it.
 * @param {Table} table
 */
function screenFor(table) {
  if (!table.over) return "table";
  return state.screen === "table" && state.table?.over ? "table" : "end";
}

/** Shows the newest table at once. */
export function skip() {
  const newest = waiting.at(-1);
  if (!newest) return;
  restart();
  show(newest);
  change({ behind: 0 });
}

/** Shows nothing more of a game that is to be left: the next table to arrive is another's, unless it is refused. */
export function pause() {
  clearTimeout(timer);
  timer = 0;
  paused = true;
}

/** What was asked for is refused: what was waiting is shown. */
export function goOn() {
  paused = false;
  next();
}

/** Forgets what was waiting: the next table to arrive is another game, or an earlier moment. */
export function restart() {
  waiting = [];
  shownAt = -Infinity;
  clearTimeout(timer);
  timer = 0;
  paused = false;
  change({ behind: 0, hint: null });
}
