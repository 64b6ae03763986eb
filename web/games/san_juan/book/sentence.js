/** A sentence of the book on the page: its headings stand out, cards and rules in it are links. */
import { partWith } from "./rules.js";
import { html, kit } from "./with.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** The mark before and after a heading. */
const HEADING = "**";

/** @param {Sentence[number]} piece @returns {Sentence} */
const pieces = (piece) => (typeof piece === "string" ? piece.split(/(\*\*|\bR\d+\b)/).filter(Boolean) : [piece]);

/** @param {string} id */
export const cardLink = (id) => kit.bookLink(`card=${id}`, kit.cardName(id));

/** @param {string} rule */
export const ruleLink = (rule) => kit.bookLink(`rule=${rule}`, rule);

/** @param {Sentence[number]} piece */
function drawn(piece) {
  if (typeof piece !== "string") return cardLink(kit.buildingOf(piece.card ?? 0).id);
  return /^R\d+$/.test(piece) && partWith(piece) ? ruleLink(piece) : piece;
}

/** @param {Sentence} told */
export function rich(told) {
  let isHeading = false;
  return told.flatMap(pieces).map((piece) => {
    if (piece === HEADING) isHeading = !isHeading;
    if (piece === HEADING) return kit.nothing;
    return isHeading ? html`<b>${drawn(piece)}</b>` : drawn(piece);
  });
}

/** The sentence as plain text, without marks and links. @param {Sentence} told */
export const bare = (told) => kit.plain(told).replaceAll(HEADING, "");
