/** The sentences of the book: every rule, ruling and example, with the cards it names. */
import { kit } from "./with.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** @typedef {{ id: string, part: string, told: Sentence }} Entry */

/** The parts that consist of sentences, in order. */
export const PARTS = ["words", "frame", "builder", "phases", "round", "new-buildings", "rulings", "examples"];

/** The most cards in a sentence that says something of each; a longer one only lists them. */
const MANY = 6;

/** @param {string} part */
export const titleOf = (part) => kit.t(`section-${part}`);

/** The names of all cards as the sentences need them: under the id, and with the article under `the_` and the id. */
function names() {
  const all = kit.catalogue.buildings.flatMap(({ id }, kind) => {
    const card = kit.mention(kit.cardName(id), kit.catalogue.cards.indexOf(kind));
    return [
      [id, card],
      [`the_${id}`, kit.theMarkedCard(id, card)],
    ];
  });
  return Object.fromEntries(all);
}

/** @param {string} part @param {Record<string, Sentence>} facts @returns {Entry[]} */
const told = (part, facts) =>
  kit.attributesOf(`section-${part}`).map((id) => ({ id, part, told: kit.tell(`section-${part}.${id}`, facts) }));

/** All entries, by language and edition. @type {Map<string, Entry[]>} */
const known = new Map();

function entriesNow() {
  const facts = names();
  return PARTS.flatMap((part) => told(part, facts));
}

export function allEntries() {
  const key = `${kit.language()} ${kit.facts().edition}`;
  if (!known.has(key)) known.set(key, entriesNow());
  return known.get(key) ?? [];
}

/** @param {string} part */
export const entriesIn = (part) => allEntries().filter((entry) => entry.part === part);

/**
 * The part of the book that has this entry, if any.
 * @param {string} id
 */
export const partWith = (id) => allEntries().find((entry) => entry.id === id)?.part;

/** The number of a rule, empty for entries without one. @param {string} id */
export const numberOf = (id) => (/^R\d+$/.test(id) ? id : "");

/** The cards that a sentence names, each once. @param {Sentence} told */
function cardsIn(told) {
  const cards = told.flatMap((piece) => (typeof piece === "string" || piece.card === undefined ? [] : [piece.card]));
  return [...new Set(cards.map((card) => kit.buildingOf(card).id))];
}

/** @param {string} card */
export const about = (card) => allEntries().filter(({ told }) => cardsIn(told).includes(card));

/**
 * The other cards in the same sentences, except sentences that only list many cards.
 * @param {string} card
 * @param {Entry[]} entries that name the card
 */
export function meets(card, entries) {
  const named = entries.map(({ told }) => cardsIn(told)).filter((cards) => cards.length <= MANY);
  return [...new Set(named.flat())].filter((other) => other !== card);
}
