/**
 * The rules of a host (web/devices/host.js) for a proof: each line has events for a host, or begins another one; the answer has
 * the effects, and the connections that have a seat. The word "list" gets the types of all messages.
 */
import { createInterface } from "node:readline";
import { begun, reduce } from "../../web/devices/host.js";
import { FROM_GUEST, FROM_HOST } from "../../web/devices/protocol.js";

let host = begun("", "");

/** The closed list of messages. */
const LIST = { guest: Object.keys(FROM_GUEST), host: Object.keys(FROM_HOST) };

/** @param {{ begin?: { site: string, table: string }, events: object[] }} given */
function happen({ begin, events }) {
  if (begin) host = begun(begin.site, begin.table);
  const effects = [];
  for (const event of events) {
    const step = reduce(host, event);
    host = step.host;
    effects.push(...step.effects);
  }
  const seated = Object.values(host.lines).flatMap(({ id, seat }) => (seat === undefined ? [] : [id]));
  const placing = Object.values(host.lines).flatMap(({ id, placing }) => (placing === "asks" ? [id] : []));
  return { effects, seated, placing };
}

for await (const line of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const given = JSON.parse(line);
  const made = given === "list" ? LIST : happen(given);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...made, seconds: (user + system) / 1e6 }));
}
