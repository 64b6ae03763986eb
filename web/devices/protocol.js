/** The closed list of messages between the device that hosts a table and its guests: shapes, sizes, reading, writing. */
import { unitsOf } from "../state/signs.js";

import { withSoundTexts } from "./texts.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../types").Replay} Replay */
/** @typedef {Replay["seat"]} Eyes */

/**
 * The version of these messages. `hello` and `refused` keep their shape in all versions, so that devices of different
 * versions can say so.
 */
export const VERSION = 1;

/**
 * - `hello` comes first; `site` is the version of the site, `token` that of an earlier `welcome`
 * - `ack`: the guest has the state of that number
 * - `answer`, `undo`: of its own seat, at the table after `ply` answers
 * - `agree`: yes or no to another person's undo
 * - `hint`, `look_back`: the host shall think, for its own seat or about a finished game; `stop` ends that
 * - `moment`: a moment of a finished game, as `eyes` saw it
 * - `beat`: the guest is there
 * - `bye`: it leaves
 * @typedef {{ type: "hello", v: number, site: string, token: string | null, name: string }
 *   | { type: "ack", n: number }
 *   | { type: "answer", seat: number, ply: number, answer: number[] }
 *   | { type: "undo", seat: number, ply: number }
 *   | { type: "agree", ask: number, yes: boolean }
 *   | { type: "hint", seat: number, ply: number }
 *   | { type: "look_back", first: number | null, again: boolean }
 *   | { type: "stop" }
 *   | { type: "moment", ply: number, eyes: Eyes }
 *   | { type: "beat" }
 *   | { type: "bye" }} FromGuest
 */

/**
 * - `welcome`: the guest has this seat, or none; the token leads it back there
 * - `shown`: the newest state of the table, as the guest may know it
 * - `elsewhere`: the host shows another table, or none; the next `shown` ends that
 * - `placing`: the host shows another table, and its people are asked who of it the guest is; the next `shown` ends that
 * - `heard`: an answer or an undo of the guest has changed the table; the next state has it
 * - `refused`: the reason why a message changed nothing; after a refused `hello` the host closes the channel
 * - `asked`: a person wants to undo, and needs the guest's consent
 * - `settled`: that undo was done, or not
 * - `hinted`, `found`, `replayed`: news of the thinking and the moment that the guest asked for
 * - `signal`: the host calls this guest
 * - `beat`: the host is there
 * - `bye`: the table is closed for this guest
 * @typedef {{ type: "welcome", v: number, token: string, seat: number | null, table: string }
 *   | { type: "shown", n: number, table: Table }
 *   | { type: "elsewhere" }
 *   | { type: "placing" }
 *   | { type: "heard" }
 *   | { type: "refused", of: string, error: Told }
 *   | { type: "asked", ask: number, seat: number }
 *   | { type: "settled", ask: number, done: boolean }
 *   | { type: "hinted", hint: import("../types").Hint }
 *   | { type: "found", findings: import("../types").Findings }
 *   | { type: "replayed", replay: Replay }
 *   | { type: "signal" }
 *   | { type: "beat" }
 *   | { type: "bye" }} FromHost
 */

/** Most letters of a text: a guest's answer takes some hundred, a table with its whole log some hundred thousand. */
export const MOST = { guest: 4000, host: 1_000_000 };

/** Most signs of a person's name. */
export const LONGEST_NAME = 24;

/** Most letters of a token or an id. */
const LONGEST_ID = 64;
const MOST_OPTIONS = 500;
const MOST_SEATS = 20;

/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {number} most @returns {Check} */
const isText = (most) => (value) => typeof value === "string" && value.length <= most;

/** @param {Check} check @returns {Check} */
const orNull = (check) => (value) => value === null || check(value);

/** @type {Check} */
const isBoolean = (value) => typeof value === "boolean";

/** @type {Check} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {Check} */
const isAnswer = (value) => Array.isArray(value) && value.length <= MOST_OPTIONS && value.every(Number.isSafeInteger);

/** @type {Check} */
const isFact = (value) => Number.isFinite(value) || isText(LONGEST_ID * 8)(value) || value === null;

/** @type {Check} */
function isError(value) {
  const { id, args } = /** @type {Told} */ (Object(value));
  return isText(LONGEST_ID)(id) && isObject(args) && Object.values(args).every(isFact);
}

/** A player, whose name is short already. @type {Check} */
function isPlayer(value) {
  const { name, kind } = Object(value);
  return isText(Number.POSITIVE_INFINITY)(name) && isText(LONGEST_ID)(kind);
}

/** @type {Check} */
const arePlayers = (value) => Array.isArray(value) && value.length <= MOST_SEATS && value.every(isPlayer);

/** @type {Check} */
const areEvents = (value) => Array.isArray(value) && value.every(isObject);

/** A seat of a table. @param {number} seats @returns {Check} */
const isSeatOf = (seats) => (value) => isCount(value) && Number(value) < seats;

/** @param {number} seats @returns {Check} */
const isView = (seats) => (value) => {
  const { ply, seat, question } = Object(value);
  const isAsked = question === null || (isObject(question) && isSeatOf(seats)(question.seat));
  return isObject(value) && isCount(ply) && orNull(isSeatOf(seats))(seat) && isAsked;
};

/** The parts that the page needs to hold a table, which is no lesson; `guard.js` catches all that cannot be drawn. @type {Check} */
function isTable(value) {
  const { view, viewer, players, events, events_from, save, coach = null } = /** @type {Table} */ (Object(value));
  const seats = Array.isArray(players) ? players.length : 0;
  const isSeen = isView(seats)(view) && orNull(isSeatOf(seats))(viewer) && coach === null;
  return (
    isSeen && arePlayers(players) && areEvents(events) && isCount(events_from) && isText(LONGEST_ID)(Object(save).id)
  );
}

/** @type {Check} */
const isShare = (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 1;

/** @type {Check} */
const areEyes = (value) => value === null || value === "decider" || isCount(value);

/** @type {Check} */
function isHint(value) {
  const { done, advice } = Object(value);
  return isShare(done) && Array.isArray(advice);
}

/** @type {Check} */
function areFindings(value) {
  const { done, decisions, curve, turning_points, accuracy, luck } = Object(value);
  return isShare(done) && [decisions, curve, turning_points, accuracy, luck].every(Array.isArray);
}

/** @type {Check} */
function isReplay(value) {
  const { ply, last, deciders, seat, table } = Object(value);
  return isCount(ply) && isCount(last) && Array.isArray(deciders) && areEyes(seat) && isTable(table);
}

/** @typedef {Record<string, Record<string, Check>>} Shapes the checks of each key, by type of message */

const isId = isText(LONGEST_ID);

/** @type {Record<FromGuest["type"], Record<string, Check>>} */
export const FROM_GUEST = {
  hello: { v: isCount, site: isId, token: orNull(isId), name: isText(unitsOf(LONGEST_NAME)) },
  ack: { n: isCount },
  answer: { seat: isCount, ply: isCount, answer: isAnswer },
  undo: { seat: isCount, ply: isCount },
  agree: { ask: isCount, yes: isBoolean },
  hint: { seat: isCount, ply: isCount },
  look_back: { first: orNull(isCount), again: isBoolean },
  stop: {},
  moment: { ply: isCount, eyes: areEyes },
  beat: {},
  bye: {},
};

/** @type {Record<FromHost["type"], Record<string, Check>>} */
export const FROM_HOST = {
  welcome: { v: isCount, token: isId, seat: orNull(isCount), table: isId },
  shown: { n: isCount, table: isTable },
  elsewhere: {},
  placing: {},
  heard: {},
  refused: { of: isId, error: isError },
  asked: { ask: isCount, seat: isCount },
  settled: { ask: isCount, done: isBoolean },
  hinted: { hint: isHint },
  found: { findings: areFindings },
  replayed: { replay: isReplay },
  signal: {},
  beat: {},
  bye: {},
};

/** @param {string} text @returns {unknown} undefined: no JSON, or an unbounded text in it */
function parsed(text) {
  try {
    return withSoundTexts(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The message in a text; null if it is too long, no JSON, or not of a shape on the list.
 * @param {Shapes} shapes
 * @param {number} most
 * @param {unknown} text
 */
function read(shapes, most, text) {
  if (typeof text !== "string" || text.length > most) return null;
  const message = parsed(text);
  if (!isObject(message)) return null;
  const { type, ...rest } = /** @type {Record<string, unknown>} */ (message);
  if (typeof type !== "string" || !Object.hasOwn(shapes, type)) return null;
  const keys = Object.keys(shapes[type]);
  const isWhole = Object.keys(rest).length === keys.length && keys.every((key) => Object.hasOwn(rest, key));
  return isWhole && keys.every((key) => shapes[type][key](rest[key])) ? message : null;
}

/** @type {(text: unknown) => FromGuest | null} */
export const fromGuest = (text) => /** @type {FromGuest | null} */ (read(FROM_GUEST, MOST.guest, text));

/** @type {(text: unknown) => FromHost | null} */
export const fromHost = (text) => /** @type {FromHost | null} */ (read(FROM_HOST, MOST.host, text));

/** @param {FromGuest | FromHost} message */
export const written = (message) => JSON.stringify(message);

/** @param {string} id @param {Told["args"]} [args] @returns {Told} */
export const told = (id, args = {}) => ({ id, args });
