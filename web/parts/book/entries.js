/** The entries of a book: sentences of the locale files, by part. */
import { attributesOf } from "../../words/fluent.js";
import { tell } from "../../words/mentions.js";

/** @typedef {import("../../words/mentions.js").Sentence} Sentence */

/** @typedef {{ id: string, part: string, told: Sentence }} Entry */

/**
 * The entries of all parts, told once for each key, such as the language.
 * @param {object} book
 * @param {readonly string[]} book.parts
 * @param {(part: string) => string} book.messageOf the message whose attributes are the entries of a part
 * @param {() => Record<string, Sentence>} book.names the things that sentences name
 * @param {() => string} book.key
 */
export function library({ parts, messageOf, names, key }) {
  /** @type {Map<string, Entry[]>} */
  const known = new Map();

  /** @param {string} part @param {Record<string, Sentence>} facts @returns {Entry[]} */
  const told = (part, facts) =>
    attributesOf(messageOf(part)).map((id) => ({ id, part, told: tell(`${messageOf(part)}.${id}`, facts) }));

  /** @param {Record<string, Sentence>} facts */
  const read = (facts) => parts.flatMap((part) => told(part, facts));

  const all = () => {
    if (!known.has(key())) known.set(key(), read(names()));
    return known.get(key()) ?? [];
  };
  return {
    allEntries: all,
    /** @param {string} part */
    entriesIn: (part) => all().filter((entry) => entry.part === part),
    /** The part that has an entry. @param {string} id */
    partWith: (id) => all().find((entry) => entry.id === id)?.part,
  };
}
