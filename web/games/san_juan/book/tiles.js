/** All cards as tiles, by sort: a tile leads to the page of its card. */

import { html } from "lit-html";
import { bookLink } from "../../../parts/book/link.js";
import { t } from "../../kit.js";
import { cardTile } from "../card.js";
import { catalogue } from "../catalogue.js";

/** @typedef {import("../types").Building} Building */

/** The groups of cards, each with its test. @type {[string, (building: Building) => boolean][]} */
const SORTS = [
  ["group-P", ({ group, expansion }) => group === "P" && !expansion],
  ["group-V", ({ group, expansion }) => group === "V" && !expansion],
  ["group-M", ({ group }) => group === "M"],
  ["group-6", ({ group, expansion }) => group === "6" && !expansion],
  ["new-expansion", ({ expansion }) => expansion],
];

/** @param {Building} building */
const tile = (building) => html`<li>${bookLink(`card=${building.id}`, cardTile(building))}</li>`;

/** @param {(typeof SORTS)[number]} sort */
const sort = ([title, isOfIt]) => html`<h4>${t(title)}</h4>
  <ul class="deck">${catalogue.buildings.filter(isOfIt).map(tile)}</ul>`;

export const cardsPage = () => html`<h3 tabindex="-1">${t("book-cards")}</h3>
  ${SORTS.map(sort)}`;
