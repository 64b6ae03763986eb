/** A sentence of a book: its heading stands out, things and numbers of rules are links, found words are marked. */
import { html, nothing } from "lit-html";
import { plain } from "../../words/mentions.js";
import { bookLink } from "./link.js";

/** @typedef {import("../../words/mentions.js").Sentence} Sentence */
/** A thing that a sentence names. @typedef {Exclude<Sentence[number], string>} Named */
/** Whether a word was searched for. @typedef {(word: string) => boolean} IsFound */

/** The mark before and after a heading. */
const HEADING = "**";

/** @type {IsFound} */
export const NONE = () => false;

/** The number of a rule. */
const NUMBER = /\b([A-Z]\d+)\b/;

/** @param {Sentence[number]} one @param {RegExp} parts @returns {Sentence} */
const split = (one, parts) => (typeof one === "string" ? one.split(parts).filter(Boolean) : [one]);

/** The text with its found words marked. @param {string} text @param {IsFound} [isFound] */
export const marked = (text, isFound = NONE) =>
  text
    .split(/([\p{L}\p{M}\p{N}\u00AD]+)/u)
    .map((word, k) => (k % 2 && isFound(word) ? html`<mark>${word}</mark>` : word));

/**
 * Draws sentences.
 * @param {(id: string) => boolean} isRule whether a rule has that number
 * @param {(one: Named, isFound: IsFound) => unknown} name draws a thing that a sentence names
 */
export function writer(isRule, name) {
  /** @param {Sentence[number]} one @param {IsFound} isFound */
  const drawn = (one, isFound) => {
    if (typeof one !== "string") return name(one, isFound);
    return isRule(one) ? bookLink(`rule=${one}`, one) : marked(one, isFound);
  };
  /** @param {Sentence} told @param {IsFound} [isFound] */
  return (told, isFound = NONE) => {
    let isHeading = false;
    const all = told.flatMap((one) => split(one, /(\*\*)/)).flatMap((one) => split(one, NUMBER));
    return all.map((one) => {
      if (one === HEADING) isHeading = !isHeading;
      if (one === HEADING) return nothing;
      return isHeading ? html`<b>${drawn(one, isFound)}</b>` : drawn(one, isFound);
    });
  };
}

/** The heading of an entry and the rest of it. @param {Sentence} told @returns {[Sentence, Sentence]} */
export function parted(told) {
  const all = told.flatMap((one) => split(one, /(\*\*)/));
  const end = all.indexOf(HEADING, 1);
  return all[0] === HEADING ? [all.slice(1, end), all.slice(end + 1)] : [[], all];
}

/** The heading of an entry as plain text, empty if it has none. @param {Sentence} told */
export const headingOf = (told) => plain(parted(told)[0]);
