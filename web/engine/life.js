/** The life of a request as one value: what it may be, when time changes it, what the page asks of it. */

/** @typedef {import("../types").Hint} Hint */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("./protocol.js").Wish} Wish */
/** @typedef {Extract<Wish, { type: "new" | "day" | "lesson" | "load" | "open_code" }>} Begin brings another game */
/** @typedef {Extract<Wish, { type: "answer" | "read_on" | "take_device" | "undo" | "branch" }>} Move goes on with the game on show or beside it, or shows more of it */
/** @typedef {Extract<Wish, { type: "hint" | "look_back" }>} Think leaves the game as it is */
/** @typedef {Extract<Wish, { type: "codes" | "read_code" | "puzzle" | "judge" }>} Ask leaves everything as it is */
/** @typedef {Extract<Wish, { type: "replay" }>} Look leaves the game and what is thought about as they are */

/**
 * What the engine thinks about for a person; a look back answers under the numbers `from` its own on. Any request but that
 * for a moment of the game ends it.
 * @typedef {{ of: "hint", hint: Hint } | { of: "look_back", from: number }} Thought
 */

/**
 * What stays on show while a request is on its way. A request numbered lower than `from` is of a game
 * that was left; `behind` are tables that have come and not been shown, from `until` on the next is due.
 * @typedef {{ behind: Table[], from: number, until: number }} Pace
 */

/**
 * The engine is loaded; `wish` is what to ask of it first.
 * @typedef {{ is: "starting", table: Table | null, wish: Begin | null, step: string, done: number }} Starting
 */

/** No game is on show and none is wanted. @typedef {{ is: "idle", table: null }} Idle */

/**
 * The latest request is on its way; `late` once that has taken so long that the page says so.
 * @typedef {{ is: "waiting" | "late", table: Table | null, since: number } & Pace} Waiting
 */

/**
 * A game is on show; `replaying` is the number of the request for a moment of it that is on its way.
 * @typedef {{ is: "showing", table: Table, thought: Thought | null, replaying?: number | null } & Pace} Showing
 */

/** @typedef {{ is: "lost", table: Table | null, wish: Begin | null, error: Told }} Lost The engine is gone. */

/**
 * The watch over an engine of which something is awaited: when the next beat is, and how many in a row brought no sign
 * of life. A beat that comes late, in a hidden tab or after a sleep, counts once.
 * @typedef {{ next: number, missed: number }} Pulse
 */

/**
 * A question beside the game that has no answer yet; `id` is the number of its request, null before it is sent. `isAgain`: an
 * engine before this one was lost with it.
 * @typedef {{ wish: Ask, id: number | null, isAgain?: boolean }} Asked
 */

/**
 * The game or move that was wanted last. `id` is the number of its request, null before it is sent; `came`: its table has
 * come; `error` says why none comes.
 * @typedef {{ wish: Begin | Move, id: number | null, came?: boolean, error?: Told }} Latest
 */

/**
 * `count` is how many requests were made, and so the number of the latest. `renewed`: the engine broke and was started
 * anew by itself, and nothing was done by a person since. `lesson` is the one that was begun last.
 * @typedef {{ count: number, pulse?: Pulse, renewed?: boolean, asked?: Asked | null, latest?: Latest | null, lesson?: import("../types").Lesson } & (Starting | Idle | Waiting | Showing | Lost)} Life
 */

/** Beats without a sign of life that make a silence: ten seconds. */
const SILENCE = 5;

/** The same while the engine is loaded, a minute: on a slow phone one step takes long. */
const STALLED = 30;

/** A reply is usually there before anybody could read that it is awaited. */
const LATE = 200;

/** @type {Life} */
export const ASLEEP = { is: "starting", count: 0, table: null, wish: null, step: "", done: 0 };

/**
 * Whether something is awaited of an engine that has given no sign of life for long. It may be busy: only a person ends it.
 * @param {Life} life
 */
export const isSilent = ({ is, pulse }) =>
  pulse !== undefined && pulse.missed >= (is === "starting" ? STALLED : SILENCE);

/**
 * When time alone changes a life; Infinity: never.
 * @param {Life} life
 */
export const due = (life) => Math.min(turn(life), beat(life));

/**
 * When the engine is to be looked after; not while it is silent, for any word of it ends that.
 * @param {Life} life
 */
export const beat = (life) => (life.pulse && !isSilent(life) ? life.pulse.next : Infinity);

/**
 * When something else is to be seen.
 * @param {Life} life
 */
export function turn(life) {
  if (life.is === "waiting") return life.since + LATE;
  return life.is === "showing" && life.behind.length ? life.until : Infinity;
}

/**
 * @template {Life} L
 * @param {L} life
 * @returns {life is L & Waiting}
 */
export const isWaiting = (life) => life.is === "waiting" || life.is === "late";

/**
 * Whether the newest table is on show and nothing is on its way.
 * @template {Life} L
 * @param {L} life
 * @returns {life is L & Showing}
 */
export const isOpen = (life) => life.is === "showing" && !life.behind.length;

/**
 * Whether requests have to wait until the engine is there.
 * @template {Life} L
 * @param {L} life
 * @returns {life is L & (Starting | Lost)}
 */
export const isAway = (life) => life.is === "starting" || life.is === "lost";

/**
 * Whether a game was asked for that is not there yet.
 * @param {Life} life
 */
export const isWanted = (life) => isWaiting(life) || (isAway(life) && life.wish !== null);

/**
 * Whether nothing can be answered now: a request is on its way, or there is no engine to ask.
 * @param {Life} life
 */
export const isSent = (life) => life.is !== "showing";

/**
 * Whether that has taken so long that the page says so.
 * @param {Life} life
 */
export const isLate = (life) => life.is === "late" || life.is === "starting";

/**
 * How many tables are still to be shown before the newest is.
 * @param {Life} life
 */
export const behind = (life) => ("behind" in life ? life.behind.length : 0);

/**
 * Why nothing comes of the engine: it is gone, or silent.
 * @param {Life} life
 * @returns {Told | null}
 */
export function failure(life) {
  if (life.is === "lost") return life.error;
  if (!isSilent(life)) return null;
  return life.is === "starting" ? { id: "load_stalled", args: {} } : { id: "engine_silent", args: {} };
}

/**
 * The hint on the page, thought of or there.
 * @param {Life} life
 */
export const hint = (life) => (life.is === "showing" && life.thought?.of === "hint" ? life.thought.hint : null);

/**
 * Whether a game that is over is being searched.
 * @param {Life} life
 */
export const isLookingBack = (life) => life.is === "showing" && life.thought?.of === "look_back";

/**
 * How far the engine has been loaded, step by step and over all steps.
 * @param {Life} life
 */
export const progress = (life) => (life.is === "starting" ? life : { step: "", done: isAway(life) ? 0 : 1 });
