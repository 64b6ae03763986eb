/** The logs of the table on show and of its replay: each reply has only the events that the page lacks. */

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("../types").Event} Event */
/** @typedef {import("../types").Table} Table */

/** The whole log up to a moment; `since` is the first answer whose events it lacks. @typedef {{ events: Event[], since: number }} Log */

/** The logs of one worker. */
export function createLogs() {
  /** @type {{ view: Log, replay: Log }} */
  const logs = { view: { events: [], since: 0 }, replay: { events: [], since: 0 } };

  /** Adds the events of a table to its log, and gives it the whole log. @param {"view" | "replay"} of @param {Table} table */
  function joined(of, table) {
    const earlier = logs[of].events.filter(({ ply }) => ply < table.events_from);
    const events = [...earlier, ...table.events];
    logs[of] = { events, since: table.view.ply + 1 };
    return { ...table, events, events_from: 0 };
  }

  return {
    /** Says in a request which events the page lacks. @param {Request} request @returns {Request} */
    asking: (request) =>
      request.type === "stop" || request.type === "ping"
        ? request
        : { ...request, since: logs[request.type === "replay" ? "replay" : "view"].since },

    /** A reply whose table has the whole log. @template {Reply} R @param {R} reply @returns {R} */
    completed(reply) {
      if (reply.type !== "view" && reply.type !== "replay") return reply;
      return { ...reply, table: joined(reply.type, reply.table) };
    },
  };
}
