/** A building as a tile: on offer with its price now, in a city with its circles, and in full. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { points } from "../../parts/number.js";
import { t } from "../kit.js";
import { buildingNamed } from "./catalogue.js";
import { circles, coin } from "./tokens.js";
import { buildingName, buildingTitle } from "./words/names.js";

/** @typedef {import("./types").Printed} Printed */

/** The colour of a building: its good, or violet. @param {Printed} building */
export const kindOf = ({ good, column }) => good ?? (column === 4 ? "great" : "violet");

/** The front of a building. @param {Printed} building */
export const front = (building) =>
  html`<span class="gable" data-front=${kindOf(building)}>${icon(building.id, "shape")}</span>`;

/** The points of a building, with a star if its effect scores. @param {Printed} building */
export const worth = ({ vp, star }) =>
  html`<span class="vp" data-what=${star ? "star" : "worth"} aria-hidden="true">${points(star ? `${vp}★` : vp)}</span>`;

/**
 * A building on offer.
 * @param {Printed} building
 * @param {{ price: number, left: number, isCut: boolean }} now
 */
export const offeredFace = (building, { price, left, isCut }) => html`${front(building)}
  <span class="called"><b class="nameplate" aria-hidden="true">${buildingTitle(building.id)}</b><span class="row traits">${circles(building.circles, 0)}<small class="copies" data-what=${left > 1 ? "copies" : nothing} data-of=${left} aria-hidden="true">${left > 1 ? `×${left}` : nothing}</small></span></span>
  <span class="cost" data-what="cost" ?data-cut=${isCut} aria-hidden="true">${coin(price)}</span>`;

/**
 * A building in a city.
 * @param {import("./types").Building} standing
 * @param {unknown} spots its circles
 */
export function standingFace({ id }, spots) {
  const building = buildingNamed(id);
  return html`${front(building)}<b class="nameplate" aria-hidden="true">${buildingTitle(id)}</b>${spots}${worth(building)}`;
}

/** @param {Printed} building @param {{ price: number, left: number, isCut: boolean }} now */
export const buildingSaid = ({ id, cost, vp }, { price, left, isCut }) =>
  t("building-said", { name: buildingName(id), price, cost, was: isCut ? "other" : "same", count: vp, left });
