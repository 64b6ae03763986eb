/** The accessible name of a card. */
import { spoken, t } from "../kit.js";
import { reviewSaid } from "./reviewed.js";
import { cardEffect, cardName, goodName } from "./words/names.js";

/** @typedef {import("./card.js").Face} Face */

/**
 * Everything on the card, sentence by sentence.
 * @param {Face} face
 */
export function cardLabel(face) {
  const { building, price, why, covers } = face;
  const name = cardName(building.id);
  const value = building.star ? "star" : building.vp;
  const said = [t("label-card", { name, cost: building.cost, points: value, effect: cardEffect(building.id) })];
  if (price !== undefined && price !== building.cost) said.push(t("label-price", { price }));
  if (face.worth !== undefined) said.push(t("label-worth", { points: face.worth }));
  if (face.stands && building.good) said.push(goodLabel(building.good, face.good));
  if (covers) said.push(t("label-covers", { card: covers }));
  if (face.said) said.push(face.said);
  if (face.works) said.push(t("label-works"));
  if (face.changed) said.push(t(`changed-${face.changed}.said`));
  if (face.advised) said.push(t("label-advised"));
  if (face.reviewed?.length) said.push(reviewSaid(face.reviewed));
  if (why) said.push(t("label-why", { why }));
  return spoken(said.join(" "));
}

/**
 * @param {string} made
 * @param {boolean} [held]
 */
export const goodLabel = (made, held) =>
  held ? t("label-good", { good: goodName(made) }) : t("label-empty", { good: made });
