/** The host's connections to other devices, as data, and the steps that all rules of the host share. */
import { told } from "./protocol.js";
import { isSilent } from "./pulse.js";

/** @typedef {import("../types").Player} Player */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../engine/protocol.js").Aside} Aside */
/** @typedef {import("../engine/protocol.js").AsideReply} AsideReply */
/** @typedef {import("./protocol.js").FromHost} FromHost */

/**
 * A connection to another device, whose owner sets `onText` and `onClosed`.
 * @typedef {{ send: (text: string) => void, close: () => void, onText: (text: string) => void, onClosed: () => void }} Channel
 */

/**
 * A connection, as the rules see it. Its state flows one at a time: `asked` of Python, `sent`, then acknowledged, which makes it `idle`.
 * @typedef {object} Line
 * @property {number} id
 * @property {number | null} offered the seat that its code offers; null: a shared screen
 * @property {string} token that of its guest; before the hello, one for a guest that has none yet
 * @property {string} name that its person typed
 * @property {number | null} [seat] left out before its hello, and without a seat; null: a shared screen
 * @property {"asks" | "declined" | null} placing whether the host's people are asked who it is at another table, and
 *   have said that it is nobody there
 * @property {number} missed beats for which nothing came
 * @property {"idle" | "asked" | "sent"} flow
 * @property {number} waited beats since the state was sent
 * @property {boolean} stale whether it lacks the newest state
 * @property {number} n the number of the state sent last
 * @property {number} ply of that state
 * @property {number} since the first answer whose events it lacks
 * @property {boolean} answering whether Python has an answer of it to check
 * @property {Thought | null} thought the thinking that its person asked for
 * @property {Thought | null} thinking that of which Python does a slice now
 * @property {boolean} looking whether Python has a moment of the game to find
 * @property {number} room the messages that it may send at once
 * @property {number} heard when the last one came, in milliseconds
 * @property {number} dropped the messages too many since it last could send all of them
 * @property {number} scolded when it last got a sentence about too many
 */

/**
 * The message that lets Python think for a device, without its table.
 * @typedef {{ type: "hint_device", seat: number, ply: number }
 *   | { type: "look_back_device", device: number, ply?: number, again?: boolean }} Thought
 */

/** An own phone: the token of its person, empty before one has come, and the name that the person typed. @typedef {{ token: string, name: string }} Phone */

/**
 * An undo that waits for consent: `waits` are the seats that still have to agree, null before Python has named them.
 * `line` is the connection that wants it; null: the host.
 * @typedef {{ ask: number, seat: number, ply: number, line: number | null, waits: number[] | null }} Undo
 */

/**
 * @typedef {object} Host
 * @property {string} site the version of the site
 * @property {string} table the id of the table
 * @property {boolean} open whether the host has this table on show
 * @property {number} ply the number of answers given there
 * @property {(string | null)[]} names of the people there by seat, empty without one; null: a computer
 * @property {Record<number, Phone>} phones by seat
 * @property {boolean} isBoard whether nobody played at this device at the table before
 * @property {Record<number, Line>} lines
 * @property {Undo | null} undo
 * @property {number} asks the number of undos so far
 */

/** @typedef {{ type: "shown" | "answered" | "thought" | "moment", line: number } | { type: "asks", ask: number } | { type: "done", line: number | null }} Next an event that brings the reply to a request */

/**
 * An effect: send a message, close a connection, ask Python and apply `next` with its reply, undo for a person at this
 * device, store the own phones, tell this device's people something.
 * @typedef {{ do: "send", line: number, message: FromHost }
 *   | { do: "close", line: number }
 *   | { do: "ask", message: Aside, next: Next }
 *   | { do: "undo", seat: number }
 *   | { do: "keep", phones: Record<number, Phone> }
 *   | { do: "tell", error: Told }} Effect
 */

/** @typedef {{ host: Host, effects: Effect[] }} Step */

/** @param {Host} host @param {Effect[]} effects @returns {Step} */
export const stepTo = (host, ...effects) => ({ host, effects });

/**
 * Applies rules one after the other.
 * @param {Step} first
 * @param {((host: Host) => Step)[]} rules
 */
export const chain = (first, ...rules) =>
  rules.reduce((step, rule) => {
    const { host, effects } = rule(step.host);
    return { host, effects: [...step.effects, ...effects] };
  }, first);

/** @param {Host} host @returns {Line[]} */
export const linesOf = (host) => Object.values(host.lines);

/** @param {Host} host @param {Line} line @returns {Host} */
export const withLine = (host, line) => ({ ...host, lines: { ...host.lines, [line.id]: line } });

/** @param {Host} host @param {number} id @returns {Host} */
export function withoutLine(host, id) {
  const { [id]: _, ...lines } = host.lines;
  return { ...host, lines };
}

/** The live connection of a seat. @param {Host} host @param {number} seat */
export const lineAt = (host, seat) => linesOf(host).find((line) => line.seat === seat && !isSilent(line));

/** @param {number} line @param {FromHost} message @returns {Effect} */
export const send = (line, message) => ({ do: "send", line, message });

/** The facts that cross are short texts and numbers. @param {unknown} fact */
const plain = (fact) => (typeof fact === "number" ? fact : String(fact).slice(0, 200));

/**
 * @param {number} line
 * @param {string} of the type of the refused message
 * @param {Told} error
 */
export function refuse(line, of, { id, args }) {
  const facts = Object.entries(args).map(([key, fact]) => [key, plain(fact)]);
  return send(line, { type: "refused", of, error: told(id, Object.fromEntries(facts)) });
}

/**
 * Asks Python for the newest state, if the device lacks it and has acknowledged the one before.
 * @param {number} id
 * @returns {(host: Host) => Step}
 */
export const pump = (id) => (host) => {
  const line = host.lines[id];
  if (line?.seat === undefined || !host.open || !line.stale || line.flow !== "idle") return stepTo(host);
  const { seat: viewer, since } = line;
  return stepTo(withLine(host, { ...line, flow: "asked", stale: false }), {
    do: "ask",
    message: { type: "show_device", table: host.table, device: id, viewer, since },
    next: { type: "shown", line: id },
  });
};

/** @param {Host} host */
export const pumpAll = (host) => chain(stepTo(host), ...linesOf(host).map(({ id }) => pump(id)));

/** The request that gives all own phones their seats. @param {Host} host @returns {Effect} */
export const setApart = ({ table, phones }) => ({
  do: "ask",
  message: { type: "set_apart", table, seats: Object.keys(phones).map(Number) },
  next: { type: "done", line: null },
});

/** @param {Host} host @param {number} seat @param {Player} player @returns {Effect} */
export const reseat = ({ table }, seat, player) => ({
  do: "ask",
  message: { type: "reseat", table, seat, player },
  next: { type: "done", line: null },
});
