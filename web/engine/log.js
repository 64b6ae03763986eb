/** The logs of the table on show and of its replay: each reply has only the events that the page lacks. */

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("../types").Event} Event */
/** @typedef {import("../types").Table} Table */

/** The whole log up to a moment; `since` is the first answer whose events it lacks. @typedef {{ events: Event[], since: number }} Log */

/** The logs by worker: each worker knows what it has sent. @type {WeakMap<object, { view: Log, replay: Log }>} */
const LOGS = new WeakMap();

/** @type {Log} */
const EMPTY = { events: [], since: 0 };

/** @param {object} worker */
function logsOf(worker) {
  const logs = LOGS.get(worker) ?? { view: EMPTY, replay: EMPTY };
  LOGS.set(worker, logs);
  return logs;
}

/**
 * Says in a request which events the page lacks.
 * @param {object} worker
 * @param {Request} request
 * @returns {Request}
 */
export function asking(worker, request) {
  if (request.type === "stop" || request.type === "ping" || request.type === "join") return request;
  const { since } = logsOf(worker)[request.type === "replay" ? "replay" : "view"];
  return { ...request, since };
}

/**
 * The whole log: the events that a table lacks, which the page has already, and those of the table.
 * @param {Event[]} before
 * @param {Table} table
 */
export const joined = (before, { events, events_from: from }) => [...before.filter(({ ply }) => ply < from), ...events];

/**
 * A reply whose table has the whole log.
 * @template {Reply} R
 * @param {object} worker
 * @param {R} reply
 * @returns {R}
 */
export function completed(worker, reply) {
  if (reply.type !== "view" && reply.type !== "replay") return reply;
  const logs = logsOf(worker);
  const { table } = reply;
  const events = joined(logs[reply.type].events, table);
  logs[reply.type] = { events, since: table.view.ply + 1 };
  return { ...reply, table: { ...table, events, events_from: 0 } };
}
