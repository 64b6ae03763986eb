/** Lets events happen to the life of a request, and does what follows from them. */
import { due, isWaiting } from "../engine/life.js";
import { reduce } from "../engine/requests.js";
import { addBranch, isHeld, turnTo } from "../state/branches.js";
import { preselection } from "../state/choice.js";
import { noteResult } from "../state/days.js";
import { noteAccuracy, noteEnd } from "../state/finished.js";
import { noteLesson } from "../state/lessons.js";
import { addFindings } from "../state/look_back.js";
import { noteVerdict } from "../state/puzzles.js";
import { keepTable } from "../state/saves.js";
import { noteSeen } from "../state/seen.js";
import { change, drawAfter, state } from "../state/store.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/steps.js").Answered} Answered */
/** @typedef {import("../engine/steps.js").Effect} Effect */
/** @typedef {import("../engine/steps.js").Event} Event */
/** @typedef {import("../engine/steps.js").Step} Step */
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
  if (state.replay) return "replay";
  if (!table.over) return "table";
  return state.screen === "table" && before?.over ? "table" : "end";
}

/**
 * A card that lies open in full may be one that only the person before holds: it goes with the device.
 * @param {Table} table
 * @param {Table | null} before
 */
const isForOthers = (table, before) => state.dialog?.card !== undefined && before?.view.seat !== table.view.seat;

/**
 * @param {Table} table
 * @param {Table | null} before
 */
function show(table, before) {
  if (table.over) noteResult(table);
  noteLesson(table);
  if (isForOthers(table, before)) change({ dialog: null });
  const left = turnTo(table, before);
  if (state.replay?.table.save.id !== table.save.id) change({ replay: null, playing: false });
  change({ puzzle: null, screen: screenFor(table, before), picks: [...preselection(table)], role: null, ...left });
}

/** A game that ends here is one of those that statistics count; one that is over when it comes is somebody else's. @param {Table} table */
function keep(table) {
  if (isHeld(table)) return undefined;
  if (state.saved.some(({ id, over }) => id === table.save.id && !over)) noteEnd(table);
  return keepTable(table).then(() => noteSeen(table));
}

/** Keeps a table; one that cannot be kept is played all the same. @param {Table} table */
async function secure(table) {
  try {
    await keep(table);
  } catch (error) {
    change({ unkept: true });
    reportError(error);
  }
}

/** @param {import("../types").Findings} found */
function addFound(found) {
  addFindings(found);
  if (found.done === 1 && state.lookBack) noteAccuracy(state.lookBack.table, found.accuracy).catch(() => {});
}

/** Whoever asked last. @type {(reply: Answered) => void} */
let hear = () => {};

/** @type {{ [D in Effect["do"]]: (effect: Extract<Effect, { do: D }>, before: Table | null) => void }} */
const EFFECTS = {
  launch: ({ start }) => engine.launch(start),
  end: () => engine.end(),
  send: ({ request }) => engine.send(request),
  show: ({ table }, before) => show(table, before),
  keep: () => {}, // done before all others
  branch: ({ table, from }) => addBranch(table, from),
  tell: ({ error }) => change({ notice: error }),
  found: ({ findings }) => addFound(findings),
  replay: ({ replay }) => change({ screen: "replay", replay, dialog: null }),
  answered: ({ reply }) => hear(reply),
  judged: ({ verdict }) => noteVerdict(verdict),
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

/** What is kept goes to disk before it is drawn. @param {Step} step */
function follow({ life, effects }) {
  const before = state.table;
  for (const effect of effects) if (effect.do === "keep") secure(effect.table);
  change({ life });
  wakeWhenDue();
  for (const effect of effects) carryOut(effect, before);
}

/**
 * What happens while a reply is written to disk, in its order; null: none is.
 * @type {Event[] | null}
 */
let later = null;

/**
 * Nobody sees the next question while it, or the answer before it, could still be lost.
 * @param {Step} step
 * @param {Table} table what was replied
 */
async function followOnceKept(step, table) {
  later = [];
  await secure(table);
  followNow(step);
}

/** An error holds up no other event. @param {Step} step comes before the events that had to wait */
function followNow({ life, effects }) {
  const events = later ?? [];
  later = null;
  try {
    follow({ life, effects: effects.filter((effect) => effect.do !== "keep") });
  } finally {
    for (const event of events) queueMicrotask(() => dispatch(event));
  }
}

/**
 * Whether a person decides next, or sees the end.
 * @param {Table} table
 */
const isForPerson = ({ over, players, view: { question } }) =>
  over || (question !== null && players[question.seat]?.kind === "person");

/** Draws what waits for the next event. */
let drawNow = () => {};

/** That the engine is ready is drawn together with the game that was asked for meanwhile, if this comes soon. */
function drawWithGame() {
  drawAfter(
    new Promise((done) => {
      drawNow = () => done(null);
    }),
  );
}

/** @param {Event} event */
export function dispatch(event) {
  if (later) return void later.push(event);
  drawNow();
  const step = reduce(state.life, event, { now: performance.now(), pace: state.settings.pace });
  if (event.type === "ready" && isWaiting(step.life)) drawWithGame();
  const keep = step.effects.find((effect) => effect.do === "keep");
  if (keep && (isWaiting(state.life) || isForPerson(keep.table))) followOnceKept(step, keep.table);
  else follow(step);
}

/**
 * Asks something beside the game, as soon as that can be, and the next engine again where one is lost. Another question, game
 * or answer takes its place: then this is never answered.
 * @template {import("../engine/life.js").Ask} A
 * @param {A} wish
 * @returns {Promise<Extract<Answered, { type: A["type"] }>>}
 */
export const ask = (wish) =>
  new Promise((done) => {
    hear = /** @type {typeof hear} */ (done);
    dispatch({ type: "ask", wish });
  });
