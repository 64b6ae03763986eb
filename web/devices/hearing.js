/** The rules of the messages that guests send; a message out of place gets a sentence, and changes nothing. */

import { hint, lookBack, moment, stop } from "./advising.js";
import { agree, hangUp, wantUndo } from "./consent.js";
import { lineAt, pump, refuse, stepTo, withLine } from "./lines.js";
import { fromGuest, told, VERSION } from "./protocol.js";
import { sit, turnAway, welcome } from "./sitting.js";

/** @typedef {import("../types").Told} Told */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Step} Step */
/** @typedef {import("./protocol.js").FromGuest} FromGuest */

/** The messages that a guest may send at once, and each second. */
export const ROOM = 40;
const RATE = 10;

/** Milliseconds between two sentences about too many messages. */
const SCOLDING = 1000;

/** The seat to which a token leads back. @param {Host} host @param {string} token */
const known = ({ phones }, token) => Object.keys(phones).find((seat) => phones[Number(seat)].token === token);

/** A known token leads to its seat, whose name stays; else the invitation gives the seat and its name. @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "hello" }>} message */
function hello(host, line, { v, site, token, name }) {
  if (line.seat !== undefined || line.placing) return stepTo(host, refuse(line.id, "hello", told("bad_message")));
  if (v !== VERSION || site !== host.site)
    return turnAway(host, line, "device_version", { host: host.site, guest: site });
  const back = token ? known(host, token) : undefined;
  const named = { ...line, name };
  if (back !== undefined) return sit(host, named, Number(back), host.phones[Number(back)], false);
  const { offered } = line;
  if (offered === null) return welcome(host, named, null, line.token);
  if (lineAt(host, offered)) return turnAway(host, line, "seat_taken", { seat: offered });
  return sit(host, named, offered, { token: line.token, name: named.name }, true);
}

/** @param {Host} host @param {Line} line @param {{ n: number }} message */
function ack(host, line, { n }) {
  if (line.flow !== "sent" || n !== line.n) return stepTo(host);
  return pump(line.id)(withLine(host, { ...line, flow: "idle", since: line.ply + 1 }));
}

/** @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "answer" }>} message @returns {Step} */
function answer(host, line, { seat, ply, answer: options }) {
  const deny = (/** @type {Told} */ error) => stepTo(host, refuse(line.id, "answer", error));
  if (line.seat !== seat) return deny(told("other_device", { seat }));
  if (!host.open) return deny(told("other_table"));
  if (line.answering) return deny(told("too_fast"));
  return stepTo(withLine(host, { ...line, answering: true }), {
    do: "ask",
    message: { type: "answer_device", table: host.table, viewer: seat, seat, ply, answer: options },
    next: { type: "answered", line: line.id },
  });
}

/** @param {Host} host @param {Line} line @param {Extract<FromGuest, { type: "undo" }>} message */
const undo = (host, line, message) =>
  line.seat === message.seat
    ? wantUndo(host, line.id, message)
    : stepTo(host, refuse(line.id, "undo", told("other_device", { seat: message.seat })));

/** @type {{ [T in FromGuest["type"]]: (host: Host, line: Line, message: Extract<FromGuest, { type: T }>) => Step }} */
const MESSAGES = {
  ...{ hello, ack, answer, undo, hint, moment, look_back: lookBack, stop },
  agree: (host, { seat = null }, message) => agree(host, seat, message),
  beat: (host) => stepTo(host),
  bye: (host, { id }) => hangUp(host, id),
};

/**
 * @template {FromGuest["type"]} T
 * @param {Host} host
 * @param {Line} line
 * @param {Extract<FromGuest, { type: T }>} message
 * @returns {Step}
 */
function follow(host, line, message) {
  /** @type {(host: Host, line: Line, message: Extract<FromGuest, { type: T }>) => Step} */
  const rule = MESSAGES[/** @type {T} */ (message.type)];
  return rule(host, line, message);
}

/** The messages too many after which the connection ends. */
const FLOOD = 200;

/** Drops one message too many; a sentence a second says so. @param {Host} host @param {Line} line @param {number} now */
function scold(host, line, now) {
  if (line.dropped > FLOOD) return turnAway(host, line, "flooded");
  if (now - line.scolded < SCOLDING) return stepTo(withLine(host, line));
  return stepTo(withLine(host, { ...line, scolded: now }), refuse(line.id, "", told("too_fast")));
}

/** The messages that a guest may send without a seat. */
const UNSEATED = ["hello", "beat"];

/**
 * A text of a guest.
 * @param {Host} host
 * @param {{ line: number, text: unknown, now: number }} event
 * @returns {Step}
 */
export function heard(host, { line: id, text, now }) {
  const before = host.lines[id];
  if (!before) return stepTo(host);
  const room = Math.min(ROOM, before.room + ((now - before.heard) / 1000) * RATE);
  const line = { ...before, missed: 0, heard: now, room, dropped: room === ROOM ? 0 : before.dropped };
  if (room < 1) return scold(host, { ...line, dropped: line.dropped + 1 }, now);
  const next = { ...line, room: room - 1 };
  const message = fromGuest(text);
  if (!message) return stepTo(withLine(host, next), refuse(id, "", told("bad_message")));
  if (before.seat === undefined && !UNSEATED.includes(message.type) && !(before.placing && message.type === "bye"))
    return stepTo(withLine(host, next), refuse(id, message.type, told(before.placing ? "other_table" : "bad_message")));
  return follow(withLine(host, next), next, message);
}
