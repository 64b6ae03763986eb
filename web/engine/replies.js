/** The rules for messages of the worker: which replies count, and which tables are queued or dropped. */
import { isAway, isWaiting } from "./life.js";
import { UNREADABLE } from "./protocol.js";
import { catchUp, lose, paceOf, renew, stepTo, waitFor } from "./steps.js";

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
export const progress = (life, { step, done }) => stepTo(life.is === "starting" ? { ...life, step, done } : life);

/** The answer to a ping. @type {Rule<"alive">} */
export const alive = (life) => stepTo(life);

/** @type {Rule<"ready">} */
export function ready(life, _, moment) {
  if (life.is !== "starting") return stepTo(life);
  return life.wish ? waitFor(life, life.wish, moment, "late") : stepTo({ is: "idle", count: life.count, table: null });
}

/**
 * Restarts an engine that breaks, once for each act of the person; gives up an engine that cannot be loaded.
 * @type {Rule<"failed">}
 */
export const failed = (life, { error }) => (isAway(life) || life.renewed ? lose(life, error) : renew(life));

/** A worker crashed, or its script could not be fetched. @type {Rule<"broken">} */
export function broken(life, { error: cause }, moment) {
  const early = life.is === "starting" && life.step === "" && !life.renewed;
  const lost = cause ?? { id: "load_file", args: { file: "worker" } };
  return failed(life, { type: "failed", error: early ? lost : { id: "engine_lost", args: {} } }, moment);
}

/**
 * Queues another table of the game on show, and shows it if it is due.
 * @param {Life & Showing} life
 * @param {Table} table
 * @param {Moment} moment
 */
function queue(life, table, moment) {
  const next = catchUp({ ...life, behind: [...life.behind, table] }, moment);
  return stepTo(next.life, ...next.effects, { do: "keep", table });
}

/**
 * Shows the table that the page waits for, and drops the tables that came before it.
 * @param {Life & Waiting} life
 * @param {Table} table
 * @param {Moment} moment
 */
const reply = ({ count }, table, moment) =>
  queue({ is: "showing", count, table, behind: [], from: count, until: 0, thought: null }, table, moment);

/**
 * @param {Step} step
 * @param {boolean} [visit] whether the table is not stored: a guest game, or a lesson
 */
const keeping = ({ life, effects }, visit) => stepTo(life, ...effects.filter((one) => !visit || one.do !== "keep"));

/**
 * Reports a variation before it is shown, and does not store it: only the person does that.
 * @param {Step} step
 * @param {Table | null} from
 * @returns {Step}
 */
function branching(step, from) {
  const begun = step.effects.find((one) => one.do === "keep");
  const { life, effects } = keeping(step, true);
  return begun && from
    ? stepTo(life, { do: "branch", table: begun.table, from }, ...effects)
    : stepTo(life, ...effects);
}

/**
 * @param {Step} step
 * @param {Told} [told] a message about the new table
 */
const saying = ({ life, effects }, told) =>
  told ? stepTo(life, ...effects, { do: "tell", error: told }) : stepTo(life, ...effects);

/**
 * Queues and stores a table that came before the reply; the page shows it if the reply is an error. A table of a newer
 * request replaces the queued tables, which belong to the previous game.
 * @param {Life & Waiting} life
 * @param {number} id
 * @param {Table} table
 * @returns {Step}
 */
function hold(life, id, table) {
  if (!life.table || id < life.from) return stepTo(life);
  const { behind, until } = id > life.from ? { behind: [], until: 0 } : life;
  return stepTo({ ...life, behind: [...behind, table], until, from: id }, { do: "keep", table });
}

/**
 * @param {Life} life
 * @param {number} id
 * @param {Table} table
 * @param {Moment} moment
 */
function take(life, id, table, moment) {
  if (isWaiting(life)) return id === life.count ? reply(life, table, moment) : hold(life, id, table);
  return life.is === "showing" && id >= life.from ? queue({ ...life, from: id }, table, moment) : stepTo(life);
}

/** @type {Rule<"view">} */
export function view(life, { id, table, told, visit, branch }, moment) {
  const taken = take(life, id, table, moment);
  const step = branch ? branching(taken, life.table) : keeping(taken, visit);
  return isWaiting(life) && id === life.count ? saying(step, told) : step;
}

/**
 * Returns to the game on show after a refusal, with the tables that came meanwhile.
 * @param {Life & Waiting} life
 * @param {Told} error
 * @param {Moment} moment
 */
function refuse(life, error, moment) {
  const { count, table } = life;
  if (!table) return stepTo({ is: "idle", count, table }, { do: "tell", error });
  const back = catchUp({ is: "showing", count, table, thought: null, ...paceOf(life) }, moment);
  return stepTo(back.life, ...back.effects, { do: "tell", error });
}

/**
 * An error counts if it answers the latest request or a side request, or comes from the thinking about the game on
 * show.
 * @type {Rule<"error">}
 */
export function error(life, { id, error }, moment) {
  if (id === UNREADABLE) return stepTo(life, { do: "tell", error });
  if (isWaiting(life)) return id === life.count ? refuse(life, error, moment) : stepTo(life);
  if (life.is === "idle" && id === life.asked?.id) return stepTo(life, { do: "tell", error });
  if (life.is !== "showing" || ![life.count, life.from, life.asked?.id].includes(id)) return stepTo(life);
  return stepTo({ ...life, thought: id === life.count ? null : life.thought }, { do: "tell", error });
}

/** @type {Rule<"hint">} */
export const hint = (life, { id, done, advice }) =>
  life.is === "showing" && life.thought?.of === "hint" && id === life.count
    ? stepTo({ ...life, thought: { of: "hint", hint: { done, advice } } })
    : stepTo(life);

/** @type {Rule<"look_back">} */
const lookBack = (life, { id, type: _, ...findings }) =>
  life.is === "showing" && life.thought?.of === "look_back" && id >= life.thought.from
    ? stepTo({ ...life, thought: findings.done < 1 ? life.thought : null }, { do: "found", findings })
    : stepTo(life);

/** Only the last of several requested moments counts. @type {Rule<"replay">} */
export const replay = (life, { id, type: _, ...replay }) =>
  life.is === "showing" && id === life.replaying
    ? stepTo({ ...life, replaying: null }, { do: "replay", replay })
    : stepTo(life);

/** The verdict on the latest answer, first without reasons, then with them. @type {Rule<"judged">} */
export const judged = (life, { id, type: _, ...verdict }) =>
  id === life.asked?.id ? stepTo(life, { do: "judged", verdict }) : stepTo(life);

/** A par counts whenever it comes, as its day comes with it. @type {Rule<"par">} */
export const par = (life, { date, points }) =>
  points === null ? stepTo(life) : stepTo(life, { do: "par", date, points });

/** Only the last side request counts. @type {Rule<"codes" | "read_code" | "puzzle">} */
const answered = (life, reply) =>
  reply.id === life.asked?.id ? stepTo(life, { do: "answered", reply }) : stepTo(life);

export { answered as codes, answered as puzzle, answered as read_code, lookBack as look_back };
