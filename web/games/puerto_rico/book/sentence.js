/** A sentence of the book: its heading stands out, buildings open, numbers of rules are links, found words are marked. */
import { html, nothing } from "lit-html";
import { plain } from "../../kit.js";
import { bookLink } from "../reading.js";
import { numberOf } from "./sections.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */
/** Whether a word was searched for. @typedef {(word: string) => boolean} IsFound */

/** The mark before and after a heading. */
const HEADING = "**";

/** @type {IsFound} */
const NONE = () => false;

/** @param {Sentence[number]} one @returns {Sentence} */
const pieces = (one) => (typeof one === "string" ? one.split(/(\*\*|\bP\d+\b)/).filter(Boolean) : [one]);

/** The text with its found words marked. @param {string} text @param {IsFound} [isFound] */
export const marked = (text, isFound = NONE) =>
  text
    .split(/([\p{L}\p{M}\p{N}\u00AD]+)/u)
    .map((word, k) => (k % 2 && isFound(word) ? html`<mark>${word}</mark>` : word));

/** @param {Sentence[number]} one @param {IsFound} isFound */
function drawn(one, isFound) {
  if (typeof one !== "string")
    return html`<button type="button" class="named" data-named=${one.card ?? nothing}>${marked(one.name, isFound)}</button>`;
  return numberOf(one) ? bookLink(`rule=${one}`, one) : marked(one, isFound);
}

/** @param {Sentence} told @param {IsFound} [isFound] */
export function rich(told, isFound = NONE) {
  let isHeading = false;
  return told.flatMap(pieces).map((one) => {
    if (one === HEADING) isHeading = !isHeading;
    if (one === HEADING) return nothing;
    return isHeading ? html`<b>${drawn(one, isFound)}</b>` : drawn(one, isFound);
  });
}

/** The heading of an entry and the rest of it. @param {Sentence} told @returns {[Sentence, Sentence]} */
export function parted(told) {
  const all = told.flatMap(pieces);
  const end = all.indexOf(HEADING, 1);
  return all[0] === HEADING ? [all.slice(1, end), all.slice(end + 1)] : [[], all];
}

/** The heading of an entry as plain text, empty if it has none. @param {Sentence} told */
export const headingOf = (told) => plain(parted(told)[0]);
