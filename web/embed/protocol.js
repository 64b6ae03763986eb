/**
 * The messages between a host page and the table in its frame, version 1; docs/embedding.md documents them. Both sides
 * take only the messages of these lists, in limited size and the right shape, and ignore unknown keys in them.
 */
import { HOUSE } from "../site/names.js";
import { isCount, isRecord, isSwitch, listOf, recordOf, textOf as text } from "../state/stored.js";

/** @typedef {import("../state/stored.js").Check} Check */

/**
 * `id` is 0 if the message needs no answer; else the answer, `done` or `failed`, repeats it.
 * @typedef {{ ns: typeof NS, v: number, id: number, type: string, data: Record<string, any> }} Message
 */

const NS = HOUSE;

export const VERSION = 1;

/** Limits in letters: the longest address that is read, and several times the length of a save. */
const WORDS = 2000;
const SAVE = 1_000_000;

/** @param {Check} check @returns {Check} */
const maybe = (check) => (value) => value === undefined || check(value);

/** The look that a host page lends to a frame. */
const look = recordOf(
  Object.fromEntries(["accent", "surface", "text", "radius"].map((name) => [name, maybe(text(100))])),
);

/** @type {Check} */
const isLook = (value) => isRecord(value) && look(value);

/** @type {Record<string, Check>} */
const ANSWERS = {
  done: recordOf({}),
  failed: recordOf({ id: text(100), message: text(WORDS) }),
};

/**
 * A window may send only the first message; all others come through the port that it brings.
 * @type {Record<string, Check>}
 */
export const TO_FRAME = {
  hello: recordOf({ versions: listOf(1, 20, isCount) }),
  set: recordOf({ with: maybe(text(WORDS)), look: maybe(isLook), keeps: maybe(isSwitch) }),
  start: recordOf({ with: maybe(text(WORDS)) }),
  restart: recordOf({}),
  undo: recordOf({}),
  hint: recordOf({}),
  save: recordOf({}),
  load: recordOf({ text: text(SAVE) }),
  ...ANSWERS,
};

/** @type {Record<string, Check>} */
export const TO_HOST = {
  welcome: recordOf({ version: isCount, site: text(100), types: listOf(1, 100, text(100)) }),
  progress: recordOf({ step: text(100) }),
  load: recordOf({}),
  start: recordOf({ id: text(200) }),
  turn: recordOf({ seat: isCount }),
  move: recordOf({ ply: isCount }),
  hint: recordOf({ ply: isCount }),
  end: recordOf({ winners: listOf(1, 20, isCount) }),
  error: recordOf({ id: text(100), message: text(WORDS) }),
  resize: recordOf({ width: isCount, height: isCount }),
  save: recordOf({ text: text(SAVE) }),
  ...ANSWERS,
};

/**
 * @param {string} type
 * @param {object} [data]
 * @param {number} [id]
 * @returns {Message}
 */
export const message = (type, data = {}, id = 0) => ({ ns: NS, v: VERSION, id, type, data });

const ENVELOPE = recordOf({ ns: (value) => value === NS, id: isCount, type: text(100), data: isRecord });

/**
 * The reason why something is no message of a list; empty: it is one.
 * @param {unknown} heard
 * @param {Record<string, Check>} list
 * @returns {string}
 */
export function faultOf(heard, list) {
  if (!isRecord(heard) || !ENVELOPE(heard)) return "it is not of the shape of this protocol";
  const { v, type, data } = /** @type {Message} */ (heard);
  if (v !== VERSION) return `it is of a version other than ${VERSION}`;
  if (!Object.hasOwn(list, type)) return "its type is not known";
  return list[type](data) ? "" : `what it brings is not what “${type}” brings`;
}

/** The most lines in the console; more would not help a reader. */
const LINES = 20;

let lines = 0;

/**
 * Reports a refused message by a line in the console; the sender gets no answer.
 * @param {string} origin
 * @param {string} why
 */
export function leaveUnheard(origin, why) {
  lines += 1;
  if (lines <= LINES) console.warn(`San Juan: a message from ${origin} was not heard: ${why}.`);
}
