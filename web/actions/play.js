/** The actions of the buttons: answers, new games, saves. The life of the request reports their results. */

import { asInForm, keepsUp, settled } from "../state/adaptive.js";
import { answersByPress, asked, isFinal, isReady, toggle } from "../state/choice.js";
import { dealtInForm } from "../state/deal.js";
import { readPlayed } from "../state/finished.js";
import { gameOnShow } from "../state/game_of.js";
import { handOpen, hasPhone, mayJoin, mine, named, seated } from "../state/people.js";
import { claimTurn, newest, withKept } from "../state/saves.js";
import { besideSeen, seenOf } from "../state/seen.js";
import { setForm } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { begin } from "./begin.js";
import { dispatch } from "./dispatch.js";
import { judge } from "./puzzles.js";

/** @typedef {import("../engine/life.js").Begin} Begin */
/** @typedef {import("../engine/life.js").Move} Move */
/** @typedef {import("../types").Saved} Saved */

/**
 * Begins a new game; waits for the results of earlier games if a level follows them.
 * @param {import("../engine/life.js").Begin & { type: "new" }} wish
 */
const beginNew = (wish) =>
  keepsUp(wish.players)
    ? readPlayed().then((games) => begin({ ...wish, players: settled(wish.players, games) }))
    : begin(wish);

/** Starts the game the form describes. */
export function startGame() {
  const { seats, players, serious, seed } = state.form;
  const options = { seats, ...state.form.options, seed: seed ? Number(seed) : null };
  const code = dealtInForm()?.code;
  const game = gameOnShow();
  const around = players.slice(0, seats);
  change({ apart: mayJoin() ? around.flatMap((one, seat) => (hasPhone(one) ? [seat] : [])) : [] });
  return beginNew({
    type: "new",
    game,
    options,
    players: named(seated(around)),
    serious,
    ...(code && { code }),
  });
}

/** @param {string} code of a deal, or of a game */
export const openCode = (code) => begin({ type: "open_code", code });

/** @param {string} date of the deal */
export const beginDay = (date) => begin({ type: "day", game: gameOnShow(), date });

/** Plays on from a puzzle, which leaves the puzzle. @param {string} code */
export const playPuzzle = (code) => begin({ type: "play_puzzle", code });

/**
 * @param {import("../types").Lesson} lesson
 * @param {number[][]} answers the answers so far
 * @param {number[]} done the finished steps
 */
export const playLesson = (lesson, answers, done) =>
  begin({ type: "lesson", game: gameOnShow(), lesson, answers, done });

/**
 * Begins another game with the same options and another seed.
 * @param {import("../types").Player[]} players
 */
function playAgain(players) {
  const table = state.table;
  if (!table) return undefined;
  const { game, serious, lapsed } = table;
  const options = { ...table.options, seed: null };
  return beginNew({ type: "new", game, options, players, serious: serious || lapsed });
}

/** Begins another game with the same players, whose level may follow the results. */
export const rematch = () => playAgain(asInForm(state.table?.players ?? [], state.form));

/**
 * Begins another game with computers of another level, which the form remembers.
 * @param {string} level
 */
export function rematchAgainst(level) {
  const raised = (/** @type {import("../types").Player} */ one) =>
    one.kind === "person" ? one : { ...one, kind: level };
  setForm({ players: state.form.players.map(raised) });
  playAgain((state.table?.players ?? []).map(raised));
}

/** @param {string} text of a save that is known to be the newest */
export const load = (text) => begin({ type: "load", text });

/** Shows a game without storing it. @param {string} text of its save */
export const visit = (text) => begin({ type: "load", text, visit: true });

/** @param {Saved} saved a table that this browser stores */
export async function goOn(saved) {
  const seen = seenOf(saved.text); // before the newest is read, because another page stores a state before it notes it
  begin({ type: "load", ...besideSeen(await newest(saved), seen) });
}

/** Takes over a table from another page. */
export async function playHere() {
  const saved = state.saved.find(({ id }) => id === state.table?.save.id);
  if (!saved || !(await claimTurn(saved.id))) return;
  change({ elsewhere: false });
  goOn(saved);
}

/** @param {string} text of a save */
export async function loadText(text) {
  const seen = seenOf(text);
  return begin({ type: "load", ...besideSeen(await withKept(text), seen) });
}

/** @param {Move} wish */
export function move(wish) {
  change({ fullLog: false, notice: null });
  dispatch({ type: "move", wish });
  return wish;
}

/** Continues after the words of a lesson's coach. */
export function readOn() {
  const step = state.table?.coach?.step ?? null;
  if (step !== null && !state.sent) move({ type: "read_on", step });
}

/** @param {number[]} options */
export function answer(options) {
  const question = asked();
  const table = state.table;
  if (!question || !table || state.sent) return;
  const given = [...options].sort((a, b) => a - b);
  if (state.puzzle) return judge(given);
  move({ type: "answer", ply: table.view.ply, seat: question.seat, answer: given });
}

/** Answers with the picked options, or reports how many are missing. */
export function confirm() {
  const question = asked();
  if (isReady()) answer(state.picks);
  else if (question && !state.sent)
    change({ notice: { id: "not_ready", args: { left: Math.max(1, question.low - state.picks.length) } } });
}

/**
 * Picks an option or puts it down; the last pick may answer at once.
 * @param {number} option
 */
export function pick(option) {
  if (answersByPress()) return answer([option]);
  toggle(option);
  if (isFinal()) confirm();
}

/** Puts all picked options down. */
export const putDown = () => change({ picks: [] });

/** Takes the latest decision of a person at this device back. @param {number} seat */
export const undoAt = (seat) => move(/** @type {Move} */ ({ type: "undo", seat }));

/** @typedef {(seat: number) => Move | undefined} Undoing */

/** @type {Undoing} */
let undoing = undoAt;

/** @param {Undoing} act asks the people at other devices first */
export function useUndo(act) {
  undoing = act;
}

export function undo() {
  const table = state.table;
  if (state.behind || state.sent || state.elsewhere || !table) return undefined;
  if (table.can_undo) return undoing(mine(table));
  return void change({ notice: { id: "no_undo", args: {} } });
}

/** Shows the newest table at once. */
export const skip = () => dispatch({ type: "skip" });

/** Requests a hint for the person who decides. */
export function askForHint() {
  const question = asked();
  const table = state.table;
  if (!question || !table || table.serious || !handOpen(table) || state.sent) return;
  change({ advised: 0, notice: null });
  dispatch({ type: "think", wish: { type: "hint", ply: table.view.ply, seat: question.seat } });
}

/** Closes the hint, or stops the search for it. */
export function closeHint() {
  if (state.hint) dispatch({ type: "endThought" });
}

/** Whether the viewer can take the device now. */
export const canTakeDevice = () =>
  state.table !== null && state.table.viewer !== null && !state.behind && !state.sent && !state.elsewhere;

/** Gives the device to the viewer. */
export function takeDevice() {
  if (state.table && canTakeDevice()) move({ type: "take_device", seat: mine(state.table) });
}

/** Restarts the engine; the game on show continues. */
export const retry = () => dispatch({ type: "retry" });
