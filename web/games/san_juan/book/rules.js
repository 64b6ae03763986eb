/** The entries of the book: pictures, answers, terms, rules, rulings and examples, with the cards that each names. */

import { library } from "../../../parts/book/entries.js";
import { language, mention, t } from "../../kit.js";
import { buildingOf, catalogue } from "../catalogue.js";
import { facts } from "../edition.js";
import { cardName, theMarkedCard } from "../words/names.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** @typedef {import("../../../parts/book/entries.js").Entry} Entry */

/** The pictures of “How to play”. */
export const PANELS = "how-panels";

/** The questions of newcomers. */
export const ANSWERS = [
  "answers-basics",
  "answers-roles",
  "answers-cards",
  "answers-building",
  "answers-goods",
  "answers-end",
  "answers-page",
];

/** The numbered rules. */
export const RULES = ["frame", "builder", "phases", "round", "new-buildings"];

/** The rules, and what explains them. */
export const LAW = [...RULES, "rulings", "examples"];

/** All parts that consist of sentences, in order. */
const PARTS = [PANELS, ...ANSWERS, "words", ...LAW];

/** The most cards in a sentence that says something of each; a longer one only lists them. */
const MANY = 6;

/** The parts that docs/rules.md has as well are sections. @param {string} part */
const messageOf = (part) => ([PANELS, ...ANSWERS].includes(part) ? part : `section-${part}`);

/** @param {string} part */
export const isPart = (part) => PARTS.includes(part);

/** @param {string} part */
export const titleOf = (part) => t(messageOf(part));

/** The names of all cards as the sentences need them: under the id, and with the article under `the_` and the id. */
function names() {
  const all = catalogue.buildings.flatMap(({ id }, kind) => {
    const card = mention(cardName(id), catalogue.cards.indexOf(kind));
    return [
      [id, card],
      [`the_${id}`, theMarkedCard(id, card)],
    ];
  });
  return Object.fromEntries(all);
}

/** All entries of the book by part, told for each language and edition. */
export const { allEntries, entriesIn, partWith } = library({
  parts: PARTS,
  messageOf,
  names,
  key: () => `${language()} ${facts().edition}`,
});

/** The number of a rule, empty for entries without one. @param {string} id */
export const numberOf = (id) => (/^R\d+$/.test(id) ? id : "");

/** The numbers of all rules, in order. */
export const numbers = () =>
  RULES.flatMap(entriesIn)
    .map(({ id }) => id)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

/** The cards that a sentence names, each once. @param {Sentence} told */
function cardsIn(told) {
  const cards = told.flatMap((piece) => (typeof piece === "string" || piece.card === undefined ? [] : [piece.card]));
  return [...new Set(cards.map((card) => buildingOf(card).id))];
}

/** The entries that name a card, those that name few others first. @param {string} card */
export const about = (card) =>
  allEntries()
    .filter(({ told }) => cardsIn(told).includes(card))
    .sort((a, b) => cardsIn(a.told).length - cardsIn(b.told).length);

/**
 * The other cards in the same sentences, except sentences that only list many cards.
 * @param {string} card
 * @param {Entry[]} entries that name the card
 */
export function meets(card, entries) {
  const named = entries.map(({ told }) => cardsIn(told)).filter((cards) => cards.length <= MANY);
  return [...new Set(named.flat())].filter((other) => other !== card);
}
