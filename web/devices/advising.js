/** The rules of a host's help for its guests: a hint or a look back, slice by slice, and moments of a finished game. */
import { refuse, send, stepTo, withLine } from "./lines.js";
import { told } from "./protocol.js";

/** @typedef {import("../engine/protocol.js").AsideReply} AsideReply */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Step} Step */
/** @typedef {import("./lines.js").Thought} Thought */
/** @typedef {import("./protocol.js").FromGuest} FromGuest */

/** Asks Python for another slice, one at a time for each device. @param {Host} host @param {Line} line @returns {Step} */
function thinkOn(host, line) {
  const { thought, thinking } = line;
  if (!thought || thinking) return stepTo(withLine(host, line));
  return stepTo(withLine(host, { ...line, thinking: thought }), {
    do: "ask",
    message: { ...thought, table: host.table },
    next: { type: "thought", line: line.id },
  });
}

/** @param {Host} host @param {Line} line @param {Thought} thought */
const begin = (host, line, thought) =>
  host.open ? thinkOn(host, { ...line, thought }) : stepTo(host, refuse(line.id, "hint", told("other_table")));

/** @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "hint" }>} message */
export const hint = (host, line, { seat, ply }) =>
  line.seat === seat
    ? begin(host, line, { type: "hint_device", seat, ply })
    : stepTo(host, refuse(line.id, "hint", told("other_device", { seat })));

/** @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "look_back" }>} message */
export const lookBack = (host, line, { first: ply, again }) =>
  begin(host, line, { type: "look_back_device", device: line.id, again, ...(ply !== null && { ply }) });

/** @param {Host} host @param {Line} line */
export const stop = (host, line) => stepTo(withLine(host, { ...line, thought: null }));

/** The message with the news in a reply of Python. @param {AsideReply} reply @returns {import("./protocol.js").FromHost | null} */
function newsIn(reply) {
  if (reply.type === "hinted") return { type: "hinted", hint: { done: reply.done, advice: reply.advice } };
  if (reply.type !== "found") return null;
  const { type: _, ...findings } = reply;
  return { type: "found", findings };
}

/** The thought after a slice: a device that has all findings so far lacks only later ones. @param {Thought} thought @param {AsideReply} reply @returns {Thought | null} */
function after(thought, reply) {
  if (!("done" in reply) || reply.done === 1) return null;
  return thought.type === "hint_device" ? thought : { type: thought.type, device: thought.device };
}

/** Python has thought for a while; news of a thought that the guest has left reach nobody. @param {Host} host @param {{ line: number, reply: AsideReply }} event @returns {Step} */
export function thought(host, { line: id, reply }) {
  const line = host.lines[id];
  if (!line) return stepTo(host);
  const { thought, thinking } = line;
  const free = { ...line, thinking: null };
  if (!thought || thought !== thinking) return thinkOn(host, free);
  if (reply.type === "error")
    return stepTo(withLine(host, { ...free, thought: null }), refuse(id, "hint", reply.error));
  const news = newsIn(reply);
  const next = thinkOn(host, { ...free, thought: after(thought, reply) });
  return { host: next.host, effects: [...(news ? [send(id, news)] : []), ...next.effects] };
}

/** @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "moment" }>} message @returns {Step} */
export function moment(host, line, { ply, eyes: seat }) {
  if (!host.open) return stepTo(host, refuse(line.id, "moment", told("other_table")));
  if (line.looking) return stepTo(host, refuse(line.id, "moment", told("too_fast")));
  return stepTo(withLine(host, { ...line, looking: true }), {
    do: "ask",
    message: { type: "replay_device", table: host.table, ply, seat },
    next: { type: "moment", line: line.id },
  });
}

/** @param {Host} host @param {{ line: number, reply: AsideReply }} event @returns {Step} */
export function replayed(host, { line: id, reply }) {
  const line = host.lines[id];
  if (!line) return stepTo(host);
  const free = withLine(host, { ...line, looking: false });
  if (reply.type === "error") return stepTo(free, refuse(id, "moment", reply.error));
  if (reply.type !== "moment" || reply.table.save.id !== host.table) return stepTo(free);
  const { type: _, ...replay } = reply;
  return stepTo(free, send(id, { type: "replayed", replay }));
}
