/** A sentence of the book on the page: its heading stands out, cards and rules in it are links, found words are marked. */

import { html, nothing } from "lit-html";
import { plain } from "../../kit.js";
import { buildingOf } from "../catalogue.js";
import { bookLink } from "../reading.js";
import { cardName } from "../words/names.js";
import { partWith } from "./rules.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */
/** Whether a word was searched for. @typedef {(word: string) => boolean} IsFound */

/** The mark before and after a heading. */
const HEADING = "**";

/** @type {IsFound} */
const NONE = () => false;

/** @param {Sentence[number]} piece @returns {Sentence} */
const pieces = (piece) => (typeof piece === "string" ? piece.split(/(\*\*|\bR\d+\b)/).filter(Boolean) : [piece]);

/** The text with its found words marked. @param {string} text @param {IsFound} [isFound] */
export const marked = (text, isFound = NONE) =>
  text
    .split(/([\p{L}\p{M}\p{N}\u00AD]+)/u)
    .map((word, k) => (k % 2 && isFound(word) ? html`<mark>${word}</mark>` : word));

/** @param {string} id @param {IsFound} [isFound] */
export const cardLink = (id, isFound = NONE) => bookLink(`card=${id}`, marked(cardName(id), isFound));

/** @param {string} rule */
export const numberLink = (rule) => bookLink(`rule=${rule}`, rule);

/** @param {Sentence[number]} piece @param {IsFound} isFound */
function drawn(piece, isFound) {
  if (typeof piece !== "string") return cardLink(buildingOf(piece.card ?? 0).id, isFound);
  return /^R\d+$/.test(piece) && partWith(piece) ? numberLink(piece) : marked(piece, isFound);
}

/** @param {Sentence} told @param {IsFound} [isFound] */
export function rich(told, isFound = NONE) {
  let isHeading = false;
  return told.flatMap(pieces).map((piece) => {
    if (piece === HEADING) isHeading = !isHeading;
    if (piece === HEADING) return nothing;
    return isHeading ? html`<b>${drawn(piece, isFound)}</b>` : drawn(piece, isFound);
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
