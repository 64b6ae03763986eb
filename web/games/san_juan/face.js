/** The state that a card adds to its print: its price now, and the reason why it cannot be chosen. */
import { dashed, isFull, isPicked, picking, t } from "../kit.js";
import { buildingOf } from "./catalogue.js";
import { askedBy, refusedBy } from "./reading.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {ReturnType<ReturnType<typeof import("./press.js").choiceAmong>>} Choice */

/** The question of San Juan that takes several cards. */
const asking = () => /** @type {import("./types").Asked | null} */ (picking());

/**
 * @param {Table} table
 * @param {number} card
 */
function reasonFor(table, card) {
  const question = asking();
  if (!question || question.options.includes(card)) return "";
  const reason = table.barred[card];
  return reason ? t(`reason-${dashed(reason.id)}`, reason.args) : "";
}

/**
 * The reason why a card cannot be chosen now, with its rule.
 * @param {Table} table
 * @param {number} card
 */
export function refusal(table, card) {
  const question = asking();
  if (question?.options.includes(card) && isFull() && !isPicked(card))
    return { why: t("picks-full", { count: question.high }), rule: askedBy(question) };
  const why = reasonFor(table, card);
  return question && why ? { why, rule: refusedBy(question.name, table.barred[card].id) } : null;
}

/**
 * The face of a card that is not built.
 * @param {Table} table
 * @param {Choice} choice
 */
export function faceOf(table, choice) {
  const { card, barred } = choice;
  const price = asking()?.effect === "build" ? table.quotes[card]?.price : undefined;
  const why = reasonFor(table, card);
  return { ...choice, building: buildingOf(card), price, why, barred: barred || why !== "" };
}

/**
 * The face of a building in a city, with the price of its good or the cost of building over it.
 * @param {Table} table
 * @param {Choice} choice
 */
export function standingFace(table, { barred, ...rest }) {
  const { card } = rest;
  const why = reasonFor(table, card);
  const choice = { ...rest, why, barred: barred || why !== "" };
  if (card in table.prices)
    return { ...choice, tag: table.prices[card], said: t("label-sells", { price: table.prices[card] }) };
  const quote = picking() ? table.covers[card] : null;
  return quote ? { ...choice, tag: quote.price, said: t("label-over", { price: quote.price }) } : choice;
}
