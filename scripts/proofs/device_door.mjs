/**
 * The rules of a host (web/devices/host.js) for a proof: each line has events for a host, or begins another one; the answer has
 * the effects, and the connections that have a seat.
 */
import { createInterface } from "node:readline";
import { begun, reduce } from "../../web/devices/host.js";

let host = begun("", "");

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
  return { effects, seated };
}

for await (const line of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const made = happen(JSON.parse(line));
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...made, seconds: (user + system) / 1e6 }));
}
