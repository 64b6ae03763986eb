/** An event of the game in words, with its names marked. */

import { called, dashed, handOpen, has, isYou, list, listed, mention, nameOf, person, t, tell } from "../../kit.js";
import { buildingOf, catalogue, isBuilding } from "../catalogue.js";
import { cardName, goodName, roleName, theMarkedCard } from "./names.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */
/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */
/** @typedef {Record<string, string | number | Sentence>} Facts */

/** @param {number} card */
const cardWord = (card) => mention(cardName(buildingOf(card).id), card);

/** @param {number} card */
const theCardWord = (card) => theMarkedCard(buildingOf(card).id, cardWord(card));

/**
 * The names of the cards if the viewer saw them, else their number.
 * @param {number[] | number} cards
 * @param {boolean} seen
 */
function cardWords(cards, seen) {
  const count = Array.isArray(cards) ? cards.length : cards;
  if (!count) return t("cards-none");
  return seen && Array.isArray(cards) ? listed(cards.map(cardWord)) : t("cards-count", { count });
}

/**
 * The number of each good, a single one without it: 2 coffee and sugar.
 * @param {number[]} buildings
 */
function goodWords(buildings) {
  const goods = buildings.map((card) => buildingOf(card).good ?? "");
  const count = (/** @type {string} */ good) => goods.filter((one) => one === good).length;
  const said = [...new Set(goods)].map((good) =>
    count(good) > 1 ? t("good-count", { count: count(good), good: goodName(good) }) : goodName(good),
  );
  return said.length ? list(said) : t("none");
}

/** @param {string} cause */
function causeWord(cause) {
  if (isBuilding(cause)) return cardName(cause);
  return has(`role-${cause}`) ? roleName(cause) : t(`cause-${dashed(cause)}`);
}

/** @param {number[]} prices */
const priceWords = (prices) =>
  list(prices.map((price, k) => t("good-price", { good: goodName(catalogue.goods[k]), price })));

/** @typedef {import("../types").Event["args"]} Args */
/** @typedef {(value: unknown, seen: boolean) => string | Sentence} Say */

/**
 * The words for each fact of an event.
 * @type {{ [Key in keyof Args]: (value: NonNullable<Args[Key]>, seen: boolean) => string | Sentence }}
 */
const SAID = {
  cards: cardWords,
  faces: (faces) => cardWords(faces, true),
  card: cardWord,
  role: (role) => mention(roleName(role)),
  cause: causeWord,
  prices: priceWords,
};

/**
 * @param {Table} table
 * @param {number} seat
 */
const about = (table, seat) => ({
  ...person(table, seat),
  name: (isYou(table, seat) ? mention : called)(nameOf(table, seat)),
});

/**
 * @param {Table} table
 * @param {Event} event
 */
function facts(table, { args }) {
  const seen = handOpen(table);
  const { seat } = args;
  /** @type {Facts} */
  const said = typeof seat === "number" ? about(table, seat) : {};
  for (const [key, value] of Object.entries(args)) {
    const say = /** @type {Record<string, Say | undefined>} */ (SAID)[key];
    if (value !== null && say) said[key] = say(value, seen);
    else if (typeof value === "string" || typeof value === "number") said[key] = value;
  }
  if (typeof args.card === "number") said.the = theCardWord(args.card);
  if (Array.isArray(args.buildings)) {
    said.goods = goodWords(args.buildings);
    said.sort = buildingOf(args.buildings[0]).good ?? "";
  }
  return said;
}

/**
 * The details of building: the covered building and the payment.
 * @param {Event["args"]} args
 * @param {boolean} seen
 * @returns {Sentence[]}
 */
function builtDetails({ over, goods, cards }, seen) {
  /** @type {Sentence[]} */
  const said = [];
  if (typeof over === "number") said.push(tell("event-built.over", { card: cardWord(over), the: theCardWord(over) }));
  if (goods) said.push(tell("event-built.goods", { count: goods }));
  if (seen && Array.isArray(cards) && cards.length)
    said.push(tell("event-built.paid", { cards: cardWords(cards, true) }));
  return said;
}

/**
 * @param {Table} table
 * @param {Event} event
 * @returns {Sentence}
 */
export function sentence(table, event) {
  const first = tell(`event-${dashed(event.id)}`, facts(table, event));
  const details = event.id === "built" ? builtDetails(event.args, handOpen(table)) : [];
  return details.reduce((said, next) => tell("commas", { first: said, next }), first);
}
