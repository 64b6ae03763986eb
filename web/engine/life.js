/** The life of a request as one value: its shapes, its deadlines, and the page's questions about it. */

/** @typedef {import("../types").Hint} Hint */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("./protocol.js").Wish} Wish */
/** @typedef {Extract<Wish, { type: "new" | "day" | "lesson" | "load" | "open_code" | "play_puzzle" | "join" }>} Begin brings another game */
/** @typedef {Extract<Wish, { type: "answer" | "read_on" | "take_device" | "undo" | "branch" }>} Move changes the game on show, begins a variation of it, or shows more of it */
/** @typedef {Extract<Wish, { type: "hint" | "look_back" }>} Think leaves the game as it is */
/** @typedef {Extract<Wish, { type: "codes" | "read_code" | "puzzle" | "judge" | "par" }>} Ask a side request, which leaves everything as it is */
/** @typedef {Extract<Wish, { type: "replay" }>} Look leaves the game and the thinking as they are */

/**
 * The thinking that the person asked for. A look back answers under the number of its request, `from`, and under later
 * ones. Any request ends it, except a look or a side request.
 * @typedef {{ of: "hint", hint: Hint } | { of: "look_back", from: number }} Thought
 */

/**
 * The queue of tables, which a pending request leaves in place. `behind` are tables received and not yet shown; the
 * next is due at `until`. A request with a number below `from` belongs to a game that the person left.
 * @typedef {{ behind: Table[], from: number, until: number }} Pace
 */

/**
 * The engine is loading; `wish` is the first request for it.
 * @typedef {{ is: "starting", table: Table | null, wish: Begin | null, step: string, done: number }} Starting
 */

/** No game is on show and none is wanted. @typedef {{ is: "idle", table: null }} Idle */

/**
 * The latest request is pending; `late` once it has taken so long that the page says so.
 * @typedef {{ is: "waiting" | "late", table: Table | null, since: number } & Pace} Waiting
 */

/**
 * A game is on show; `replaying` is the number of a pending request for a moment of it.
 * @typedef {{ is: "showing", table: Table, thought: Thought | null, replaying?: number | null } & Pace} Showing
 */

/** @typedef {{ is: "lost", table: Table | null, wish: Begin | null, error: Told }} Lost The engine is gone. */

/**
 * The heartbeat of an engine that owes a reply: the time of the next beat, and the number of beats missed in a row. A
 * delayed beat, in a hidden tab or after a sleep, counts once.
 * @typedef {{ next: number, missed: number }} Pulse
 */

/**
 * A side request without an answer yet; `id` is its number, null before it is sent. `isAgain`: the previous engine was
 * lost with it.
 * @typedef {{ wish: Ask, id: number | null, isAgain?: boolean }} Asked
 */

/**
 * The latest wish for a game or a move. `id` is the number of its request, null before it is sent; `came`: its table
 * has come; `error` says why none comes.
 * @typedef {{ wish: Begin | Move, id: number | null, came?: boolean, error?: Told }} Latest
 */

/**
 * `count` is the number of the latest request. `renewed`: the engine broke and the page restarted it, and the person
 * has done nothing since. `lesson` is the lesson that began last.
 * @typedef {{ count: number, pulse?: Pulse, renewed?: boolean, asked?: Asked | null, latest?: Latest | null, lesson?: import("../types").Lesson } & (Starting | Idle | Waiting | Showing | Lost)} Life
 */

/** The missed beats that make a silence: ten seconds. */
const SILENCE = 5;

/** The same while the engine loads, a minute: one step takes long on a slow phone. */
const STALLED = 30;

/** Milliseconds before the page says that it waits; most replies come sooner. */
const LATE = 200;

/** @type {Life} */
export const ASLEEP = { is: "starting", count: 0, table: null, wish: null, step: "", done: 0 };

/**
 * Whether an engine that owes a reply has given no sign of life for long. It may be busy, so only the person ends it.
 * @param {Life} life
 */
export const isSilent = ({ is, pulse }) =>
  pulse !== undefined && pulse.missed >= (is === "starting" ? STALLED : SILENCE);

/**
 * The next time at which a life changes by itself; Infinity: never.
 * @param {Life} life
 */
export const due = (life) => Math.min(turn(life), beat(life));

/**
 * The time of the next beat; Infinity while the engine is silent, because any message of it ends the silence.
 * @param {Life} life
 */
export const beat = (life) => (life.pulse && !isSilent(life) ? life.pulse.next : Infinity);

/**
 * The next time at which the page shows something else.
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
 * Whether the newest table is on show, and no request for another is pending.
 * @template {Life} L
 * @param {L} life
 * @returns {life is L & Showing}
 */
export const isOpen = (life) => life.is === "showing" && !life.behind.length;

/**
 * Whether requests must wait for an engine.
 * @template {Life} L
 * @param {L} life
 * @returns {life is L & (Starting | Lost)}
 */
export const isAway = (life) => life.is === "starting" || life.is === "lost";

/**
 * Whether a requested game has not come yet.
 * @param {Life} life
 */
export const isWanted = (life) => isWaiting(life) || (isAway(life) && life.wish !== null);

/**
 * Whether no answer can be given now: no game is on show, or the page waits for a reply or an engine.
 * @param {Life} life
 */
export const isSent = (life) => life.is !== "showing";

/**
 * Whether the page must say that it waits.
 * @param {Life} life
 */
export const isLate = (life) => life.is === "late" || life.is === "starting";

/**
 * The number of queued tables.
 * @param {Life} life
 */
export const behind = (life) => ("behind" in life ? life.behind.length : 0);

/**
 * The reason why no reply comes: the engine is gone, or silent. Null: neither.
 * @param {Life} life
 * @returns {Told | null}
 */
export function failure(life) {
  if (life.is === "lost") return life.error;
  if (!isSilent(life)) return null;
  return life.is === "starting" ? { id: "load_stalled", args: {} } : { id: "engine_silent", args: {} };
}

/**
 * The hint on the page, finished or not.
 * @param {Life} life
 */
export const hint = (life) => (life.is === "showing" && life.thought?.of === "hint" ? life.thought.hint : null);

/**
 * Whether the engine looks back on a finished game.
 * @param {Life} life
 */
export const isLookingBack = (life) => life.is === "showing" && life.thought?.of === "look_back";

/**
 * The progress of the engine's start: the current step, and the finished fraction of all steps.
 * @param {Life} life
 */
export const progress = (life) => (life.is === "starting" ? life : { step: "", done: isAway(life) ? 0 : 1 });
