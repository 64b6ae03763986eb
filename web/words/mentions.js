/** Sentences in which names stand out, so that a name can be drawn in its own way. */
import { lister, t } from "./fluent.js";

/** @typedef {import("../types").Args} Args */

/**
 * @typedef {object} Mention
 * @property {string} name
 * @property {number} [card] its physical card, so that it can be looked at
 * @property {boolean} [isOwn] whether somebody is called so: no translator takes it for words
 */

/** @typedef {(string | Mention)[]} Sentence */

/**
 * @param {string} name
 * @param {number} [card]
 * @returns {Sentence}
 */
export const mention = (name, card) => [{ name, card }];

/**
 * @param {string} name what somebody is called
 * @returns {Sentence}
 */
export const called = (name) => [{ name, isOwn: true }];

/** Stands in a text for the mention of that number; the first sign is Unicode's own for an object. */
const PLACE = /\uFFFC(\d+);/;

/**
 * The words for an id, whose facts may have mentions in them.
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
 * `A, B and C`, mentions among them.
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
