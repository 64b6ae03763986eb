/** What the buttons do: answers, new games, saves; everything goes through the engine. */
import { asked, isFinal, isReady, toggle } from "../state/choice.js";
import { goOn, pause, restart } from "../state/pace.js";
import { mine } from "../state/people.js";
import { change, state } from "../state/store.js";

/** @typedef {import("../types").Options} Options */
/** @typedef {import("../types").Player} Player */
/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @type {Engine} */
let engine;

/** @param {Engine} started */
export function useEngine(started) {
  engine = started;
}

/**
 * What was asked for before the engine was ready; the last wish counts.
 * @type {(() => void) | null}
 */
let wish = null;

/** A reply is usually there before anybody could read that it is awaited. */
const PATIENCE = 200;

let watch = 0;

/** @param {() => void} begin */
function whenReady(begin) {
  change({ waiting: true, notice: null, open: null, hint: null, dialog: null });
  if (state.catalogue && !state.failed) begin();
  else wish = begin;
}

export function engineReady() {
  wish?.();
  wish = null;
}

/**
 * @param {Options} options
 * @param {Player[]} players
 * @param {boolean} serious
 */
function newGame(options, players, serious) {
  whenReady(() => {
    pause();
    engine.newGame(options, players, serious);
  });
}

/** Starts the game the form describes. */
export function startGame() {
  const { seats, players, edition, expansion, choose_four, serious, seed } = state.form;
  const options = { seats, edition, expansion, choose_four, seed: seed ? Number(seed) : null };
  newGame(options, players.slice(0, seats), serious);
}

/** The same players and options once more, with another seed. */
export function rematch() {
  const table = state.table;
  if (table) newGame({ ...table.view.options, seed: null }, table.players, table.serious);
}

/** @param {string} text */
export function loadText(text) {
  whenReady(() => {
    pause();
    engine.load(text);
  });
}

/** @param {File | undefined} file */
export async function loadFile(file) {
  try {
    if (file) loadText(await file.text());
  } catch {
    tellError({ id: "unreadable_file", args: {} });
  }
}

/** Leaves the table, and whatever was asked for at it. */
export function goHome() {
  engine.stop();
  restart();
  wish = null;
  clearTimeout(watch);
  change({ screen: "start", dialog: null, notice: null, open: null, waiting: false, sent: false, late: false });
}

/** Nothing can be answered twice; that a reply is awaited is said only if it takes a while. */
function awaitReply() {
  change({ sent: true, whole: false, notice: null });
  clearTimeout(watch);
  watch = window.setTimeout(() => state.sent && change({ late: true }), PATIENCE);
}

/** @param {number[]} options */
export function answer(options) {
  const question = asked();
  const table = state.table;
  if (!question || !table || state.sent) return;
  if (state.open !== question.seat) state.open = null;
  restart();
  awaitReply();
  engine.answer(
    table.view.ply,
    question.seat,
    [...options].sort((a, b) => a - b),
  );
}

export function confirm() {
  if (isReady()) answer(state.role === null ? state.picks : [state.role]);
}

/**
 * Takes a card up or puts it down; this may be the answer already.
 * @param {number} card
 */
export function pick(card) {
  toggle(card);
  if (isFinal()) confirm();
}

/** @param {number} role by number */
export function takeRole(role) {
  if (state.settings.confirm !== "always") answer([role]);
  else if (asked() && !state.sent) change({ role: role === state.role ? null : role });
}

/** Puts down whatever was taken up. */
export const putDown = () => change({ picks: [], role: null });

export function undo() {
  const table = state.table;
  if (!table?.can_undo || state.behind || state.sent) return;
  restart();
  awaitReply();
  engine.undo(mine(table));
}

/** Begins a hint for the person to decide. */
export function askForHint() {
  const question = asked();
  const table = state.table;
  if (!question || !table || table.serious || state.sent) return;
  change({ hint: { done: 0, advice: [] }, advised: 0, notice: null });
  engine.hint(table.view.ply, question.seat);
}

/** Ends it, whether it is there or still thought of. */
export function closeHint() {
  if (!state.hint) return;
  change({ hint: null });
  engine.endThought();
}

/** Looks back on the game that is over, or goes on with it. */
export const lookBack = () => engine.lookBack();

export const endLookingBack = () => engine.endThought();

/** The person to decide has the device now. */
export function takeDevice() {
  change({ open: state.table?.viewer ?? null });
}

/** @param {import("../types").Told} error */
export function tellError(error) {
  change({ notice: error, hint: null, sent: false, late: false, waiting: false });
  goOn();
}

/**
 * No reply comes any more; what waits for the engine to be ready goes on waiting.
 * @param {import("../types").Told} failed
 */
export function tellFailure(failed) {
  change({ failed, hint: null, sent: false, late: false, waiting: wish !== null });
}

/** Starts once more; the game on show goes on where it is. */
export function retry() {
  const left = state.screen === "start" ? null : state.table;
  change({ failed: null, progress: { step: "", done: 0 } });
  engine.retry();
  if (!left) return change({ catalogue: null });
  loadText(JSON.stringify(left.save));
  change({ sent: true, late: true });
}
