/** An event of the game in words; names that stand out are marked. */
import { buildingOf, isBuilding } from "../games/san_juan/catalogue.js";
import { handOpen, nameOf, person } from "../state/people.js";
import { state } from "../state/store.js";
import { cardName, dashed, goodName, has, list, mark, roleName, t, theCard } from "../words.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */
/** @typedef {Record<string, any>} Facts */

/** @param {number} card */
const cardWord = (card) => mark(cardName(buildingOf(card).id), card);

/** @param {number} card */
const theCardWord = (card) => theCard(buildingOf(card).id, cardWord(card));

/**
 * Cards by their names where they were seen, else their number.
 * @param {number[] | number} cards
 * @param {boolean} seen
 */
function cardWords(cards, seen) {
  const count = Array.isArray(cards) ? cards.length : cards;
  if (!count) return t("cards-none");
  return seen && Array.isArray(cards) ? list(cards.map(cardWord)) : t("cards-count", { count });
}

/** @param {number[]} buildings */
const goodWords = (buildings) =>
  buildings.length ? list(buildings.map((card) => goodName(buildingOf(card).good ?? ""))) : t("none");

/** @param {string} cause */
function causeWord(cause) {
  if (isBuilding(cause)) return cardName(cause);
  return has(`role-${cause}`) ? roleName(cause) : t(`cause-${dashed(cause)}`);
}

/** @param {number[]} prices */
const priceWords = (prices) =>
  list(prices.map((price, k) => t("good-price", { good: goodName(state.catalogue?.goods[k] ?? ""), price })));

/** How each fact of an event is said. @type {Record<string, (value: any, seen: boolean) => string | number>} */
const SAID = {
  cards: cardWords,
  faces: (faces) => cardWords(faces, true),
  card: cardWord,
  role: (role) => mark(roleName(role)),
  cause: causeWord,
  prices: priceWords,
  stage: (stage) => stage,
};

/**
 * @param {Table} table
 * @param {number} seat
 */
const about = (table, seat) => ({ ...person(table, seat), name: mark(nameOf(table, seat)) });

/**
 * @param {Table} table
 * @param {Event} event
 */
function facts(table, { args }) {
  const seen = handOpen(table);
  const seat = args.seat ?? args.governor;
  /** @type {Facts} */
  const said = typeof seat === "number" ? about(table, seat) : {};
  for (const [key, value] of Object.entries(args)) {
    said[key] = key in SAID && value !== null ? SAID[key](value, seen) : value;
  }
  if (typeof args.card === "number") said.the = theCardWord(args.card);
  if (Array.isArray(args.buildings)) {
    said.goods = goodWords(args.buildings);
    said.sort = buildingOf(args.buildings[0]).good ?? "";
  }
  return said;
}

/**
 * What was built, over what and how it was paid.
 * @param {Facts} args
 * @param {boolean} seen
 */
function builtDetails({ over, goods, cards }, seen) {
  const said = [];
  if (typeof over === "number") said.push(t("event-built.over", { card: cardWord(over), the: theCardWord(over) }));
  if (goods) said.push(t("event-built.goods", { count: goods }));
  if (seen && Array.isArray(cards) && cards.length) said.push(t("event-built.paid", { cards: cardWords(cards, true) }));
  return said;
}

/** @param {any} value */
const sayable = (value) => typeof value === "string" || typeof value === "number";

/**
 * @param {Table} table
 * @param {Event} event
 */
export function sentence(table, event) {
  const said = facts(table, event);
  const args = Object.fromEntries(Object.entries(said).filter(([, value]) => sayable(value)));
  const first = t(`event-${dashed(event.id)}`, args);
  if (event.id !== "built") return first;
  return [first, ...builtDetails(event.args, handOpen(table))].join(", ");
}
