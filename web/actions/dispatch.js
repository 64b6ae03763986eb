/** Applies events to the life of a request, and carries out their effects. */
import { due, isWaiting } from "../engine/life.js";
import { reduce } from "../engine/requests.js";
import { addBranch, isHeld, turnTo } from "../state/branches.js";
import { preselection } from "../state/choice.js";
import { notePar, noteResult } from "../state/days.js";
import { noteAccuracy, noteEnd } from "../state/finished.js";
import { noteLesson } from "../state/lessons.js";
import { addFindings } from "../state/look_back.js";
import { noteVerdict } from "../state/puzzles.js";
import { keepTable } from "../state/saves.js";
import { noteSeen } from "../state/seen.js";
import { change, state } from "../state/store.js";
import { notePlayed } from "../storage/preferences.js";
import { drawNow, drawWithReply } from "./one_drawing.js";

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

/** Sees each new table at once, because a hidden tab draws late. @type {(life: import("../engine/life.js").Life) => void} */
let watcher = () => {};

/** @param {typeof watcher} watching of the host of other devices */
export function watchTables(watching) {
  watcher = watching;
}

/** Asks Python about another device, beside all other requests. @param {import("../engine/protocol.js").Aside} message */
export const aside = (message) => engine.ask(message);

/**
 * The screen for a table. The end has its own, unless a person has returned from it to the table.
 * @param {Table} table
 * @param {Table | null} before
 */
function screenFor(table, before) {
  if (state.replay) return "replay";
  if (!table.over) return "table";
  return state.screen === "table" && before?.over ? "table" : "end";
}

/**
 * Whether the dialog must close, because it may show what only the person before may see.
 * @param {Table} table
 * @param {Table | null} before
 */
const isForOthers = (table, before) => state.dialog?.isForViewer === true && before?.view.seat !== table.view.seat;

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
  change({ puzzle: null, screen: screenFor(table, before), picks: [...preselection(table)], ...left });
}

/** Stores a table, and counts a game for statistics only if it was unfinished here before. @param {Table} table */
function keep(table) {
  if (isHeld(table)) return undefined;
  if (SEVERAL && !state.embed) notePlayed(table.game);
  if (state.saved.some(({ id, over }) => id === table.save.id && !over)) noteEnd(table);
  return keepTable(table).then(() => noteSeen(table));
}

/** Saves a table; a failure does not stop the game. @param {Table} table */
async function save(table) {
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

/** The callback of the latest side question. @type {(reply: Answered) => void} */
let hear = () => {};

/** @type {{ [D in Effect["do"]]: (effect: Extract<Effect, { do: D }>, before: Table | null) => void }} */
const EFFECTS = {
  launch: ({ start }) => engine.launch(start),
  end: () => engine.end(),
  send: ({ request }) => engine.send(request),
  show: ({ table }, before) => show(table, before),
  keep: () => {}, // done before all other effects
  branch: ({ table, from }) => addBranch(table, from),
  tell: ({ error }) => change({ notice: error }),
  found: ({ findings }) => addFound(findings),
  replay: ({ replay }) => change({ screen: "replay", replay, dialog: null }),
  answered: ({ reply }) => hear(reply),
  judged: ({ verdict }) => noteVerdict(verdict),
  par: ({ date, points }) => notePar(date, points),
};

/**
 * @template {Effect["do"]} D
 * @param {Extract<Effect, { do: D }>} effect
 * @param {Table | null} before the table on show before
 */
function carryOut(effect, before) {
  /** @type {(effect: Extract<Effect, { do: D }>, before: Table | null) => void} */
  const way = EFFECTS[/** @type {D} */ (effect.do)];
  way(effect, before);
}

let timer = 0;

/** Sets the one timer for all changes that depend on time alone. */
function wakeWhenDue() {
  clearTimeout(timer);
  const wait = due(state.life) - performance.now();
  if (wait < Infinity) timer = window.setTimeout(dispatch, Math.ceil(wait), { type: "wake" });
}

/** Another game that is fetched, and shown with its first table. @typedef {{ code: string, show: () => void }} Coming */

/** @type {Coming | null} */
let coming = null;

/** @param {Coming | null} game null: the next table is of the game on show */
export function comeWith(game) {
  coming = game;
}

/** Shows the game of a table just before the table. @param {Table | null} table */
function showGameOf(table) {
  if (!coming || table?.game !== coming.code) return;
  const { show } = coming;
  coming = null;
  show();
}

/** Carries out a step; saving begins before the drawing. @param {Step} step */
function follow({ life, effects }) {
  const before = state.table;
  for (const effect of effects) if (effect.do === "keep") save(effect.table);
  showGameOf(life.table);
  change({ life });
  wakeWhenDue();
  for (const effect of effects) carryOut(effect, before);
  watcher(state.life);
}

/**
 * The events that arrive while a reply is written to disk, in order; null: no write is under way.
 * @type {Event[] | null}
 */
let later = null;

/**
 * Saves a reply before showing its question, so that neither the question nor the answer before it can be lost.
 * @param {Step} step
 * @param {Table} table the table of the reply
 */
async function followOnceKept(step, table) {
  later = [];
  await save(table);
  followNow(step);
}

/** Carries out a step and then the waiting events, even if the step throws. @param {Step} step */
function followNow({ life, effects }) {
  const events = later ?? [];
  later = null;
  try {
    follow({ life, effects: effects.filter((effect) => effect.do !== "keep") });
  } finally {
    drawNow();
    for (const event of events) queueMicrotask(() => dispatch(event));
  }
}

/**
 * Whether a person decides next, or sees the end.
 * @param {Table} table
 */
const isForPerson = ({ over, players, view: { question } }) =>
  over || (question !== null && players[question.seat]?.kind === "person");

/** @param {Event} event */
export function dispatch(event) {
  if (later) return void later.push(event);
  const step = reduce(state.life, event, { now: performance.now(), pace: state.settings.pace });
  const keep = step.effects.find((effect) => effect.do === "keep");
  if (keep && (isWaiting(state.life) || isForPerson(keep.table))) return void followOnceKept(step, keep.table);
  drawNow();
  drawWithReply(event, step);
  follow(step);
}

/**
 * Asks a side question as soon as possible, and asks the next engine again if one is lost. Another question, game or
 * answer replaces it: then the promise never settles.
 * @template {import("../engine/life.js").Ask} A
 * @param {A} wish
 * @returns {Promise<Extract<Answered, { type: A["type"] }>>}
 */
export const ask = (wish) =>
  new Promise((done) => {
    hear = /** @type {typeof hear} */ (done);
    dispatch({ type: "ask", wish });
  });
