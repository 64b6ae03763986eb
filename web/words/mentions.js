/** Sentences with marked names, so that the page can draw a name in its own way. */
import { lister, t } from "./fluent.js";

/** @typedef {import("../types").Args} Args */

/**
 * @typedef {object} Mention
 * @property {string} name
 * @property {number} [card] the number of its physical card, for a look at it
 * @property {boolean} [isOwn] whether it is a player's name, which a page translator must not touch
 */

/** @typedef {(string | Mention)[]} Sentence */

/**
 * @param {string} name
 * @param {number} [card]
 * @returns {Sentence}
 */
export const mention = (name, card) => [{ name, card }];

/**
 * @param {string} name of a player
 * @returns {Sentence}
 */
export const called = (name) => [{ name, isOwn: true }];

/** The placeholder of a mention, by number; it begins with Unicode's object replacement character. */
const PLACE = /\uFFFC(\d+);/;

/**
 * The sentence for an id whose facts may contain mentions.
 * @param {string} id
 * @param {Record<string, string | number | Sentence>} args
 * @returns {Sentence}
 */
export function tell(id, args) {
  /** @type {Mention[]} */
  const mentions = [];
  const held = (/** @type {string | Mention} */ part) =>
    typeof part === "string" ? part : `\uFFFC${mentions.push(part) - 1};`;
  const texts = Object.entries(args).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(held).join("") : value,
  ]);
  const pieces = t(id, Object.fromEntries(texts)).split(PLACE);
  return pieces.map((piece, k) => (k % 2 ? mentions[Number(piece)] : piece)).filter(Boolean);
}

/**
 * `A, B and C`, with mentions.
 * @param {Sentence[]} items
 * @returns {Sentence}
 */
export function listed(items) {
  const numbers = items.map((_, k) => String(k));
  const parts = lister().formatToParts(numbers);
  return parts.flatMap(({ type, value }) => (type === "element" ? items[Number(value)] : value));
}

/** @param {Sentence} told */
export const plain = (told) => told.map((part) => (typeof part === "string" ? part : part.name)).join("");
