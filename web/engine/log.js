/**
 * The page's logs of the table on show and of its replay, one for each viewer, and the answers of its save: a reply has
 * only the events and answers that they lack.
 */

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("../types").Event} Event */
/** @typedef {import("../types").Table} Table */

/** The whole log up to a moment; `since` is the first answer whose events it lacks. @typedef {{ events: Event[], since: number }} Log */

/** The logs by viewer: a seat, or null for the public. @typedef {Map<number | null, Log>} Logs */

/** The part of a save that grows. @typedef {{ game: { answers: unknown[] } }} Save */

/** The logs by worker: each worker knows what it has sent. @type {WeakMap<object, { view: Logs, replay: Logs, answers: unknown[] }>} */
const LOGS = new WeakMap();

/** @param {object} worker */
function logsOf(worker) {
  const logs = LOGS.get(worker) ?? { view: new Map(), replay: new Map(), answers: [] };
  LOGS.set(worker, logs);
  return logs;
}

/** The first answer whose events each log lacks, by viewer. @param {Logs} logs */
const known = (logs) => Object.fromEntries([...logs].map(([viewer, { since }]) => [String(viewer), since]));

/**
 * Says in a request which events and answers the page lacks.
 * @param {object} worker
 * @param {Request} request
 * @returns {Request}
 */
export function asking(worker, request) {
  if (request.type === "stop" || request.type === "ping" || request.type === "join") return request;
  const { view, replay, answers } = logsOf(worker);
  if (request.type === "replay") return { ...request, since: known(replay) };
  return { ...request, since: { ...known(view), save: answers.length + 1 } };
}

/**
 * The whole log: the events that a table lacks, which the page has already, and those of the table.
 * @param {Event[]} before
 * @param {Table} table
 */
export const joined = (before, { events, events_from: from }) => [...before.filter(({ ply }) => ply < from), ...events];

/**
 * A table with the whole log of its viewer.
 * @param {Logs} logs
 * @param {Table} table
 */
function withLog(logs, table) {
  const events = joined(logs.get(table.events_for)?.events ?? [], table);
  logs.set(table.events_for, { events, since: table.view.ply + 1 });
  return { ...table, events, events_from: 0 };
}

/**
 * A table with all answers of its save.
 * @param {{ answers: unknown[] }} kept
 * @param {Table} table
 */
function withSave(kept, table) {
  const save = /** @type {Table["save"] & Save} */ (table.save);
  kept.answers = [...kept.answers.slice(0, table.save_from), ...save.game.answers];
  return { ...table, save: { ...save, game: { ...save.game, answers: kept.answers } }, save_from: 0 };
}

/**
 * A reply whose table is whole.
 * @template {Reply} R
 * @param {object} worker
 * @param {R} reply
 * @returns {R}
 */
export function completed(worker, reply) {
  const logs = logsOf(worker);
  if (reply.type === "replay") return { ...reply, table: withLog(logs.replay, reply.table) };
  return reply.type === "view" ? { ...reply, table: withSave(logs, withLog(logs.view, reply.table)) } : reply;
}
