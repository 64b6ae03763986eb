/** The names of cards, roles and goods. */
import { dashed, has, plain, spoken, t, tell } from "../../kit.js";

/**
 * The name in print on a card.
 * @param {string} id
 */
export const cardTitle = (id) => t(`card-${dashed(id)}`);

/** @param {string} id */
export const cardName = (id) => spoken(cardTitle(id));

/**
 * A name with its article, as the object of "build" or "win"; the name may be a mention.
 * @param {string} id
 * @param {import("../../../words/mentions.js").Sentence} card
 */
export function theMarkedCard(id, card) {
  const own = `card-${dashed(id)}.the`;
  return tell(has(own) ? own : "the-card", { card });
}

/** @param {string} id */
export const theCard = (id) => plain(theMarkedCard(id, [cardName(id)]));

/** @param {string} id */
export const cardEffect = (id) => t(`card-${dashed(id)}.effect`);

/**
 * The name in print on a role.
 * @param {string} id
 */
export const roleTitle = (id) => t(`role-${id}`);

/** @param {string} id */
export const roleName = (id) => spoken(roleTitle(id));

/** @param {string} id */
export const goodName = (id) => t(`good-${id}`);
