/** A sentence of the book: the cards and rules in it are links. */
import { bookLink } from "../../../parts/book/link.js";
import { marked, NONE, writer } from "../../../parts/book/sentence.js";
import { buildingOf } from "../catalogue.js";
import { cardName } from "../words/names.js";
import { partWith } from "./rules.js";

/** @typedef {import("../../../parts/book/sentence.js").IsFound} IsFound */

/** @param {string} id @param {IsFound} [isFound] */
export const cardLink = (id, isFound = NONE) => bookLink(`card=${id}`, marked(cardName(id), isFound));

/** @param {string} rule */
export const numberLink = (rule) => bookLink(`rule=${rule}`, rule);

export const rich = writer(
  (id) => partWith(id) !== undefined,
  ({ card }, isFound) => cardLink(buildingOf(card ?? 0).id, isFound),
);
