/** The texts in a message of another device: each is bounded, and has no invisible letters that turn the line around. */
import { clean } from "../state/plain.js";
import { shortened } from "../state/signs.js";

/** Most letters of a text, and of a key: names, ids and codes are far shorter. */
const LONGEST = 1000;

/** Most things in each other: a table has nine. */
const DEEPEST = 40;

/** A text of plain letters needs no cleaning. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The error for a message that is not read on. */
class Unbounded extends Error {}

/** @param {string} text */
function sound(text) {
  if (text.length > LONGEST) throw new Unbounded();
  return PLAIN.test(text) ? text : clean(text);
}

/** Most signs of a name, as in saves of earlier versions. */
const LONGEST_NAME = 40;

/** @param {[string, unknown]} entry @param {number} deep */
function soundEntry([key, value], deep) {
  if (key.length > LONGEST) throw new Unbounded();
  const made = soundValue(value, deep);
  return [key, key === "name" && typeof made === "string" ? shortened(made, LONGEST_NAME) : made];
}

/** @param {unknown} value @param {number} [deep] @returns {unknown} */
function soundValue(value, deep = 0) {
  if (typeof value === "string") return sound(value);
  if (typeof value !== "object" || value === null) return value;
  if (deep === DEEPEST) throw new Unbounded();
  if (Array.isArray(value)) return value.map((one) => soundValue(one, deep + 1));
  return Object.fromEntries(Object.entries(value).map((entry) => soundEntry(entry, deep + 1)));
}

/**
 * The value from JSON with clean texts; undefined if a text is too long, or the value too deep.
 * @param {unknown} value
 */
export function withSoundTexts(value) {
  try {
    return soundValue(value);
  } catch (error) {
    if (error instanceof Unbounded) return undefined;
    throw error;
  }
}
