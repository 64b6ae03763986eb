/** Lets events happen to the life of a request, and does what follows from them. */
import { due } from "../engine/life.js";
import { reduce } from "../engine/requests.js";
import { preselection } from "../state/choice.js";
import { addFindings } from "../state/look_back.js";
import { keepTable } from "../state/saves.js";
import { change, drawAfter, state } from "../state/store.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/steps.js").Effect} Effect */
/** @typedef {import("../engine/steps.js").Event} Event */
/** @typedef {import("../types").Table} Table */

/** @type {Engine} */
let engine;

/** @param {Engine} created */
export function useEngine(created) {
  engine = created;
}

/**
 * The end has its own screen, unless the table is being looked at after it.
 * @param {Table} table
 * @param {Table | null} before
 */
function screenFor(table, before) {
  if (!table.over) return "table";
  return state.screen === "table" && before?.over ? "table" : "end";
}

/**
 * @param {Table} table
 * @param {Table | null} before
 */
const show = (table, before) =>
  change({ screen: screenFor(table, before), picks: [...preselection(table)], role: null });

/** @type {{ [D in Effect["do"]]: (effect: Extract<Effect, { do: D }>, before: Table | null) => void }} */
const EFFECTS = {
  launch: ({ start }) => engine.launch(start),
  end: () => engine.end(),
  send: ({ request }) => engine.send(request),
  show: ({ table }, before) => show(table, before),
  keep: ({ table }) => drawAfter(keepTable(table)),
  tell: ({ error }) => change({ notice: error }),
  found: ({ findings }) => addFindings(findings),
};

/**
 * @template {Effect["do"]} D
 * @param {Extract<Effect, { do: D }>} effect
 * @param {Table | null} before what was on show
 */
function carryOut(effect, before) {
  /** @type {(effect: Extract<Effect, { do: D }>, before: Table | null) => void} */
  const way = EFFECTS[/** @type {D} */ (effect.do)];
  way(effect, before);
}

let timer = 0;

/** The one timer of all that time alone changes. */
function wakeWhenDue() {
  clearTimeout(timer);
  const wait = due(state.life) - performance.now();
  if (wait < Infinity) timer = window.setTimeout(dispatch, Math.ceil(wait), { type: "wake" });
}

/** @param {Event} event */
export function dispatch(event) {
  const before = state.table;
  const moment = { now: performance.now(), pace: state.settings.pace };
  const { life, effects } = reduce(state.life, event, moment);
  change({ life });
  wakeWhenDue();
  for (const effect of effects) carryOut(effect, before);
}
