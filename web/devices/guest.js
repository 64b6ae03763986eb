/**
 * A guest of a table, as a pure reducer: events of its connection and of its page lead to the next state and to effects.
 * It shows the newest state that came, and sends answers of its own seat.
 */
import { joined } from "../engine/log.js";
import { shortened } from "../state/signs.js";
import { fromHost, LONGEST_NAME, told, VERSION } from "./protocol.js";
import { isSilent } from "./pulse.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("./protocol.js").FromGuest} FromGuest */
/** @typedef {import("./protocol.js").FromHost} FromHost */

/**
 * - `joining`: no table has come over this connection yet
 * - `here`: the guest is at the table
 * - `away`: the connection is gone; the same token leads back over another one
 * - `ended`: the host has closed the table, or refused the guest; `error` says why
 * @typedef {object} Guest
 * @property {"joining" | "here" | "away" | "ended"} is
 * @property {string} site the version of the site
 * @property {string} name
 * @property {string | null} token
 * @property {number | null} [seat] left out before the welcome; null: a shared screen
 * @property {Table | null} table the newest one, with its whole log
 * @property {boolean} elsewhere whether the host shows another table now, or none
 * @property {boolean} placing whether the host's people are asked who of another table this person is
 * @property {number} missed beats for which nothing came
 * @property {"sent" | "taken" | null} pending an answer or an undo that awaits the host, or the state that it led to
 * @property {{ ask: number, seat: number } | null} asked the undo that needs this person's consent
 * @property {Told | null} error
 */

/**
 * - `open`, `text`, `closed`: the connection
 * - `tick`: a beat has passed
 * - `answer`, `undo`, `agree`, `leave`: acts of the person
 * - `wonder`: the person asks for a hint, the look back or a moment of it, which the host finds
 * @typedef {{ type: "open" }
 *   | { type: "text", text: unknown }
 *   | { type: "closed" }
 *   | { type: "tick" }
 *   | { type: "answer", seat: number, ply: number, answer: number[] }
 *   | { type: "undo", seat: number }
 *   | { type: "agree", yes: boolean }
 *   | { type: "wonder", message: Extract<FromGuest, { type: "hint" | "look_back" | "stop" | "moment" }> }
 *   | { type: "leave" }} Event
 */

/**
 * An effect: send a message, close the connection, show a table, tell the person why an act changed nothing, hand on
 * what the host has found, store the token, call the person by sound, vibration and title.
 * @typedef {{ do: "send", message: FromGuest }
 *   | { do: "close" }
 *   | { do: "show", table: Table }
 *   | { do: "tell", error: Told }
 *   | { do: "found", news: News }
 *   | { do: "miss", of: string, error: Told }
 *   | { do: "keep", token: string, table: string }
 *   | { do: "signal" }} Effect
 */

/** @typedef {Extract<FromHost, { type: "hinted" | "found" | "replayed" }>} News */

/** @typedef {{ guest: Guest, effects: Effect[] }} Step */

/**
 * @param {string} site
 * @param {string} name
 * @param {string | null} [token] of an earlier visit
 * @returns {Guest}
 */
export const begun = (site, name, token = null) => ({
  ...{ is: "joining", site, token, name: shortened(name, LONGEST_NAME) },
  ...{ table: null, missed: 0, pending: null, asked: null, error: null },
  ...{ elsewhere: false, placing: false },
});

/** @param {Guest} guest @param {Effect[]} effects @returns {Step} */
const stepTo = (guest, ...effects) => ({ guest, effects });

/** @param {FromGuest} message @returns {Effect} */
const send = (message) => ({ do: "send", message });

/** Whether the host is there: connected, and heard lately. @param {Guest} guest */
export const isHere = (guest) => guest.is === "here" && !isSilent(guest);

// ------------------------------------------------------------ the connection

/** @param {Guest} guest */
const open = (guest) =>
  stepTo(
    { ...guest, is: "joining", missed: 0, error: null },
    send({ type: "hello", v: VERSION, site: guest.site, token: guest.token, name: guest.name }),
  );

/** Ends the act that is under way, if any, with the reason. @param {Guest} guest @param {Told} error @returns {Step} */
const drop = (guest, error) =>
  guest.pending ? stepTo({ ...guest, pending: null }, { do: "tell", error }) : stepTo(guest);

/** @param {Guest} guest @returns {Step} */
const closed = (guest) =>
  guest.is === "ended" ? stepTo(guest) : drop({ ...guest, is: "away", asked: null }, told("not_connected"));

/** @param {Guest} guest */
const tick = (guest) =>
  guest.is === "joining" || guest.is === "here"
    ? stepTo({ ...guest, missed: guest.missed + 1 }, send({ type: "beat" }))
    : stepTo(guest);

/** @param {Guest} guest @param {Told | null} error @returns {Step} */
function end(guest, error) {
  const left = drop({ ...guest, is: "ended", asked: null, error }, told("table_closed"));
  return stepTo(left.guest, ...left.effects, { do: "close" });
}

// ------------------------------------------------------------ messages

/** Most events of a log: the longest game has some thousand. */
const MOST_EVENTS = 20_000;

/** A table with its whole log: a state has only the events that this guest lacks. @param {Table | null} before @param {Table} table */
const whole = (before, table) => ({
  ...table,
  save: /** @type {Table["save"]} */ ({ id: table.save.id }),
  events: joined(before?.save.id === table.save.id ? before.events : [], table).slice(-MOST_EVENTS),
  events_from: 0,
});

/** Whether a state comes after the act that awaits it. @param {Guest} guest @param {Table} table */
const isAfter = ({ pending, table: before }, table) =>
  pending === "taken" || before?.save.id !== table.save.id || before.view.ply !== table.view.ply;

/** The messages that change nothing at the table, by the name in a refusal. */
const ASIDE = ["hint", "moment"];

/** @param {Guest} guest @param {News} news */
function found(guest, news) {
  return stepTo(guest, { do: "found", news });
}

/** @type {{ [T in FromHost["type"]]: (guest: Guest, message: Extract<FromHost, { type: T }>) => Step }} */
const MESSAGES = {
  welcome: (guest, { token, seat, table }) => stepTo({ ...guest, token, seat }, { do: "keep", token, table }),
  shown(guest, { n, table: sent }) {
    const table = whole(guest.is === "here" ? guest.table : null, sent);
    const pending = isAfter(guest, table) ? null : guest.pending;
    return stepTo(
      { ...guest, is: "here", elsewhere: false, placing: false, table, pending },
      send({ type: "ack", n }),
      {
        do: "show",
        table,
      },
    );
  },
  refused(guest, { of, error }) {
    if (of === "hello" || guest.seat === undefined) return end(guest, error);
    return ASIDE.includes(of) ? stepTo(guest, { do: "miss", of, error }) : drop(guest, error);
  },
  hinted: found,
  found,
  replayed: found,
  elsewhere: (guest) => drop({ ...guest, elsewhere: true, placing: false, asked: null }, told("other_table")),
  placing: (guest) => drop({ ...guest, elsewhere: false, placing: true, asked: null }, told("other_table")),
  heard: (guest) => stepTo({ ...guest, pending: guest.pending && "taken" }),
  asked: (guest, { ask, seat }) => stepTo({ ...guest, asked: { ask, seat } }),
  settled: (guest, { ask }) => stepTo({ ...guest, asked: guest.asked?.ask === ask ? null : guest.asked }),
  signal: (guest) => stepTo(guest, { do: "signal" }),
  beat: (guest) => stepTo(guest),
  bye: (guest) => end(guest, told("table_closed")),
};

/**
 * @template {FromHost["type"]} T
 * @param {Guest} guest
 * @param {Extract<FromHost, { type: T }>} message
 * @returns {Step}
 */
function follow(guest, message) {
  /** @type {(guest: Guest, message: Extract<FromHost, { type: T }>) => Step} */
  const rule = MESSAGES[/** @type {T} */ (message.type)];
  return rule(guest, message);
}

/** A text off the list changes nothing. @param {Guest} guest @param {{ text: unknown }} event */
function text(guest, { text: given }) {
  const message = guest.is === "ended" ? null : fromHost(given);
  const heard = { ...guest, missed: 0 };
  return message ? follow(heard, message) : stepTo(heard);
}

// ------------------------------------------------------------ acts

/** @param {Guest} guest @param {FromGuest} message @returns {Step} */
function act(guest, message) {
  if (!isHere(guest)) return stepTo(guest, { do: "tell", error: told("not_connected") });
  if (guest.pending) return stepTo(guest, { do: "tell", error: told("too_fast") });
  return stepTo({ ...guest, pending: "sent" }, send(message));
}

/** @param {Guest} guest @param {Extract<Event, { type: "answer" }>} event */
const answer = (guest, { seat, ply, answer: options }) => act(guest, { type: "answer", seat, ply, answer: options });

/** @param {Guest} guest @param {Extract<Event, { type: "undo" }>} event */
const undo = (guest, { seat }) => act(guest, { type: "undo", seat, ply: guest.table?.view.ply ?? 0 });

/** @param {Guest} guest @param {{ yes: boolean }} event */
function agree(guest, { yes }) {
  if (!guest.asked) return stepTo(guest);
  return stepTo({ ...guest, asked: null }, send({ type: "agree", ask: guest.asked.ask, yes }));
}

/** @param {Guest} guest @param {Extract<Event, { type: "wonder" }>} event @returns {Step} */
function wonder(guest, { message }) {
  if (isHere(guest)) return stepTo(guest, send(message));
  return stepTo(guest, { do: "miss", of: message.type, error: told("not_connected") });
}

/** @param {Guest} guest */
const leave = (guest) =>
  guest.is === "ended"
    ? stepTo(guest)
    : stepTo({ ...guest, is: "ended", pending: null, asked: null }, send({ type: "bye" }), { do: "close" });

/** @type {{ [T in Event["type"]]: (guest: Guest, event: Extract<Event, { type: T }>) => Step }} */
const RULES = { open, text, closed, tick, answer, undo, agree, wonder, leave };

/**
 * @template {Event["type"]} T
 * @param {Guest} guest
 * @param {Extract<Event, { type: T }>} event
 * @returns {Step}
 */
export function reduce(guest, event) {
  /** @type {(guest: Guest, event: Extract<Event, { type: T }>) => Step} */
  const rule = RULES[/** @type {T} */ (event.type)];
  return rule(guest, event);
}
