/** What a card shows besides what is printed on it: its price now, why it cannot be chosen. */
import { picking } from "../../state/choice.js";
import { dashed, t } from "../../words/fluent.js";
import { buildingOf } from "./catalogue.js";

/** @typedef {import("../../types").Table} Table */
/** @typedef {ReturnType<ReturnType<typeof import("./press.js").choiceAmong>>} Choice */

/**
 * @param {Table} table
 * @param {number} card
 */
export function reasonFor(table, card) {
  const question = picking();
  if (!question || question.options.includes(card)) return "";
  const reason = table.barred[card];
  return reason ? t(`reason-${dashed(reason.id)}`, reason.args) : "";
}

/**
 * A card that may be built.
 * @param {Table} table
 * @param {Choice} choice
 */
export function faceOf(table, choice) {
  const { card, barred } = choice;
  const price = picking()?.effect === "build" ? table.quotes[card]?.price : undefined;
  const why = reasonFor(table, card);
  return { ...choice, building: buildingOf(card), price, why, barred: barred || why !== "" };
}

/**
 * A building that stands: what its good would bring, or what is to be paid for building over it.
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
