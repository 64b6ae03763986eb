/**
 * The code by which two devices find each other: an offer of the host, or the answer of a guest, as a text of at most 250
 * letters. `o1` or `a1`, the kind and the version, come first; base64url follows, with a checksum at its end.
 */
import { unwrapped } from "../../site/unwrapped.js";
import { Bytes, checksum, fromBase64, fromHex, fromUrlSafe, numbered, toBase64, toHex, urlSafe } from "./bytes.js";
import { bytesOf, candidateIn, likeliestFirst } from "./candidates.js";
import { PairingError } from "./fault.js";

/** @typedef {import("./candidates.js").Candidate} Candidate */
/** @typedef {import("./sdp.js").Description} Description */

/**
 * @typedef {object} Pairing
 * @property {"offer" | "answer"} kind
 * @property {number} table a random number below 2^24 that the host has drawn for its table
 * @property {number} number of the offer among those of its table, below 256; an answer repeats both
 * @property {number} game the mark of the table's game
 * @property {Description} description
 */

const VERSION = 1;
const LONGEST = 250;

/** The bytes of the longest code without kind, version and checksum. */
const ROOM = Math.floor(((LONGEST - 2) * 3) / 4) - 4;

const LETTERS = /** @type {const} */ ({ offer: "o", answer: "a" });
const SETUPS = /** @type {const} */ (["actpass", "active", "passive"]);

/** The mark of a game in codes, below 2^16. @param {string} code of the game */
export const markOf = (code) => checksum(code) & 0xffff;

/** The number of a table in codes, by its id: the same after a reload. @param {string} id */
export const numberOf = (id) => checksum(id) >>> 8;

const HEX = 128;

/** Zero bits in place of the letters that fill up the last four of base64. @param {string} text */
const filledUp = (text) => text.padEnd(Math.ceil(text.length / 4) * 4, "A");

/** A text of base64's letters, which takes less room if it has hexadecimal digits alone. @param {string} text */
function packed(text) {
  const isHex = text.length % 2 === 0 && /^[0-9a-f]+$/.test(text);
  if (isHex) return [HEX + text.length, ...fromHex(text)];
  return [text.length, ...fromBase64(filledUp(text)).subarray(0, Math.ceil((text.length * 3) / 4))];
}

/** @param {Bytes} bytes */
function unpacked(bytes) {
  const head = bytes.number(1);
  if (head >= HEX) return toHex(bytes.take((head - HEX) >> 1));
  return toBase64(bytes.take(Math.ceil((head * 3) / 4))).slice(0, head);
}

/** As many candidates as there is room for, the preferred one first. @param {Candidate[]} all @param {number} room */
function fitting(all, room) {
  /** @type {Set<Candidate>} */
  const kept = new Set();
  let left = room;
  for (const one of likeliestFirst(all)) {
    left -= bytesOf(one).length;
    if (left >= 0) kept.add(one);
  }
  return all.filter((one) => kept.has(one));
}

/** @param {Pairing} pairing @returns {number[]} */
function head({ table, number, game, description: { name, password, fingerprint, setup } }) {
  const facts = [...numbered(table, 3), ...numbered(number, 1), ...numbered(game, 2), SETUPS.indexOf(setup)];
  return [...facts, ...packed(name), ...packed(password), ...fromHex(fingerprint)];
}

/** @param {Pairing["kind"]} kind @param {number[]} facts */
function sealed(kind, facts) {
  const bytes = [facts.length, ...facts];
  const start = `${LETTERS[kind]}${VERSION}`;
  return start + urlSafe(toBase64([...bytes, ...numbered(checksum(start + String.fromCharCode(...bytes)), 4)]));
}

/** @param {Pairing} pairing */
export function codeOf(pairing) {
  const facts = head(pairing);
  const candidates = fitting(pairing.description.candidates, ROOM - 1 - facts.length);
  return sealed(pairing.kind, [...facts, ...candidates.flatMap(bytesOf)]);
}

/** The beginning of a code in a text that a person has pasted, and the words after it: mail may have broken the code. */
const CODE = /(?<![\w-])[oa]\d[\w-]{0,1000}(?:\s{1,8}[\w-]{1,1000}){0,40}/g;

/** The most letters that are read of a text. */
const MOST = 10_000;

/** The fewest letters of a code, most of which is its fingerprint. */
const FEWEST = 10;

/** The parts of a code, one word longer each time. @param {string} run */
function lengths(run) {
  const words = run.split(/\s+/);
  return words.map((_, count) => words.slice(0, count + 1).join(""));
}

/** All that a code in a text may be. @param {string} text @returns {string[]} */
function candidates(text) {
  const runs = unwrapped(text.slice(0, MOST)).match(CODE) ?? [];
  const found = runs.flatMap(lengths).filter(({ length }) => length >= FEWEST && length <= 1002);
  if (!found.length) throw new PairingError("foreign");
  return found;
}

/** The bytes of base64url without the bits that a cut leaves over. @param {string} text */
const decoded = (text) => fromBase64(fromUrlSafe(text.length % 4 === 1 ? text.slice(0, -1) : text));

/** Whether an encoder would write these letters, and no others. @param {string} text */
const isExact = (text) => urlSafe(toBase64(decoded(text))) === text;

/** The facts of a whole code. @param {string} code */
function opened(code) {
  if (code[1] !== String(VERSION)) throw new PairingError("version");
  const bytes = new Bytes(decoded(code.slice(2)));
  const count = bytes.number(1);
  if (bytes.left < count + 4) throw new PairingError("cut");
  const facts = bytes.take(count);
  const sum = checksum(code.slice(0, 2) + String.fromCharCode(count, ...facts));
  if (bytes.number(4) !== sum || bytes.left || !isExact(code.slice(2))) throw new PairingError("altered");
  return new Bytes(facts);
}

/** @param {Bytes} bytes @returns {Candidate[]} */
function candidatesIn(bytes) {
  const all = [];
  while (bytes.left) {
    const one = candidateIn(bytes);
    if (!one) break;
    all.push(one);
  }
  return all;
}

/** @param {Bytes} bytes @returns {Description} */
function descriptionIn(bytes) {
  const setup = SETUPS[bytes.number(1)];
  if (!setup) throw new PairingError("altered");
  const [name, password] = [unpacked(bytes), unpacked(bytes)];
  return { name, password, fingerprint: toHex(bytes.take(32)), setup, candidates: candidatesIn(bytes) };
}

/** The first whole code, and its facts; throws the fault of the first one, if none is whole. @param {string[]} codes @returns {[string, Bytes]} */
function wholeIn([first, ...others]) {
  for (const code of [first, ...others])
    try {
      return [code, opened(code)];
    } catch {
      // the next one may be longer
    }
  return [first, opened(first)];
}

/**
 * The pairing in a text from outside; throws a `PairingError` if there is none.
 * @param {string} text
 * @param {Pairing["kind"]} kind the expected one
 * @returns {Pairing}
 */
export function readCode(text, kind) {
  const [code, bytes] = wholeIn(candidates(text));
  if (code[0] !== LETTERS[kind]) throw new PairingError("swapped");
  const [table, number, game] = [3, 1, 2].map((count) => bytes.number(count));
  return { kind, table, number, game, description: descriptionIn(bytes) };
}
