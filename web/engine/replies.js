/** The rules of what the worker says: which replies count, and what becomes of those that came too late. */
import { isAway, isWaiting } from "./life.js";
import { UNREADABLE } from "./protocol.js";
import { catchUp, lose, paceOf, renew, so, waitFor } from "./steps.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("./life.js").Life} Life */
/** @typedef {import("./life.js").Showing} Showing */
/** @typedef {import("./life.js").Waiting} Waiting */
/** @typedef {import("./steps.js").Moment} Moment */
/** @typedef {import("./steps.js").Step} Step */

/**
 * @template {import("./steps.js").Event["type"]} T
 * @typedef {import("./steps.js").Rule<T>} Rule
 */

/** @type {Rule<"progress">} */
export const progress = (life, { step, done }) => so(life.is === "starting" ? { ...life, step, done } : life);

/** The answer to a ping. @type {Rule<"alive">} */
export const alive = (life) => so(life);

/** @type {Rule<"ready">} */
export function ready(life, _, moment) {
  if (life.is !== "starting") return so(life);
  return life.wish ? waitFor(life, life.wish, moment, "late") : so({ is: "idle", count: life.count, table: null });
}

/**
 * An engine that breaks is started anew by itself, once for each thing that a person does; one that cannot be loaded is lost.
 * @type {Rule<"failed">}
 */
export const failed = (life, { error }) => (isAway(life) || life.renewed ? lose(life, error) : renew(life));

/** A worker breaks off, or cannot be fetched. @type {Rule<"broken">} */
export function broken(life, _, moment) {
  const early = life.is === "starting" && life.step === "" && !life.renewed;
  const error = early ? { id: "load_file", args: { file: "worker" } } : { id: "engine_lost", args: {} };
  return failed(life, { type: "failed", error }, moment);
}

/**
 * Another table of the game on show has come.
 * @param {Life & Showing} life
 * @param {Table} table
 * @param {Moment} moment
 */
function queue(life, table, moment) {
  const next = catchUp({ ...life, behind: [...life.behind, table] }, moment);
  return so(next.life, ...next.effects, { do: "keep", table });
}

/**
 * The reply that was awaited: tables that came before it are dropped.
 * @param {Life & Waiting} life
 * @param {Table} table
 * @param {Moment} moment
 */
const reply = ({ count }, table, moment) =>
  queue({ is: "showing", count, table, behind: [], from: count, until: 0, thought: null }, table, moment);

/**
 * @param {Step} step
 * @param {boolean} [visit] whether the table is not to be kept
 */
const keeping = ({ life, effects }, visit) => so(life, ...effects.filter((one) => !visit || one.do !== "keep"));

/**
 * A table that has branched off is known before it is shown, and kept only where somebody asks for it.
 * @param {Step} step
 * @param {Table | null} from
 * @returns {Step}
 */
function branching(step, from) {
  const begun = step.effects.find((one) => one.do === "keep");
  const { life, effects } = keeping(step, true);
  return begun && from ? so(life, { do: "branch", table: begun.table, from }, ...effects) : so(life, ...effects);
}

/**
 * @param {Step} step
 * @param {Told} [told] what is to be said of the table that has come
 */
const saying = ({ life, effects }, told) =>
  told ? so(life, ...effects, { do: "tell", error: told }) : so(life, ...effects);

/**
 * A table that came before the reply: it is kept, and shown if the reply is an error. If it belongs to a newer request
 * than the tables kept so far, these are of a game that was left.
 * @param {Life & Waiting} life
 * @param {number} id
 * @param {Table} table
 * @returns {Step}
 */
function hold(life, id, table) {
  if (!life.table || id < life.from) return so(life);
  const { behind, until } = id > life.from ? { behind: [], until: 0 } : life;
  return so({ ...life, behind: [...behind, table], until, from: id }, { do: "keep", table });
}

/**
 * @param {Life} life
 * @param {number} id
 * @param {Table} table
 * @param {Moment} moment
 */
function take(life, id, table, moment) {
  if (isWaiting(life)) return id === life.count ? reply(life, table, moment) : hold(life, id, table);
  return life.is === "showing" && id >= life.from ? queue({ ...life, from: id }, table, moment) : so(life);
}

/** @type {Rule<"view">} */
export function view(life, { id, table, told, visit, branch }, moment) {
  const taken = take(life, id, table, moment);
  const step = branch ? branching(taken, life.table) : keeping(taken, visit);
  return isWaiting(life) && id === life.count ? saying(step, told) : step;
}

/**
 * The request is refused: the game goes on as before, with the tables that have come meanwhile.
 * @param {Life & Waiting} life
 * @param {Told} error
 * @param {Moment} moment
 */
function refuse(life, error, moment) {
  const { count, table } = life;
  if (!table) return so({ is: "idle", count, table }, { do: "tell", error });
  const back = catchUp({ is: "showing", count, table, thought: null, ...paceOf(life) }, moment);
  return so(back.life, ...back.effects, { do: "tell", error });
}

/**
 * An error counts if it is of the latest request, of what was asked beside no game, or of the thinking about the game on show.
 * @type {Rule<"error">}
 */
export function error(life, { id, error }, moment) {
  if (id === UNREADABLE) return so(life, { do: "tell", error });
  if (isWaiting(life)) return id === life.count ? refuse(life, error, moment) : so(life);
  if (life.is === "idle" && id === life.asked?.id) return so(life, { do: "tell", error });
  if (life.is !== "showing" || ![life.count, life.from, life.asked?.id].includes(id)) return so(life);
  return so({ ...life, thought: id === life.count ? null : life.thought }, { do: "tell", error });
}

/** @type {Rule<"hint">} */
export const hint = (life, { id, done, advice }) =>
  life.is === "showing" && life.thought?.of === "hint" && id === life.count
    ? so({ ...life, thought: { of: "hint", hint: { done, advice } } })
    : so(life);

/** @type {Rule<"look_back">} */
const lookBack = (life, { id, type: _, ...findings }) =>
  life.is === "showing" && life.thought?.of === "look_back" && id >= life.thought.from
    ? so({ ...life, thought: findings.done < 1 ? life.thought : null }, { do: "found", findings })
    : so(life);

/** Of moments that were asked for one after the other only the last counts. @type {Rule<"replay">} */
export const replay = (life, { id, type: _, ...replay }) =>
  life.is === "showing" && id === life.replaying
    ? so({ ...life, replaying: null }, { do: "replay", replay })
    : so(life);

/** The verdict on the answer given last, first without reasons, then with them. @type {Rule<"judged">} */
export const judged = (life, { id, type: _, ...verdict }) =>
  id === life.asked?.id ? so(life, { do: "judged", verdict }) : so(life);

/** Of what was asked beside the game only the last counts. @type {Rule<"codes" | "read_code" | "puzzle">} */
const answered = (life, reply) => (reply.id === life.asked?.id ? so(life, { do: "answered", reply }) : so(life));

export { answered as codes, answered as puzzle, answered as read_code, lookBack as look_back };
