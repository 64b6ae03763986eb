/** A card in the book: its face, its number of copies, its share of wins, and the rules about it. */

import { html, nothing } from "lit-html";
import { bookLink } from "../../../parts/book/link.js";
import { commas, t } from "../../kit.js";
import { fullCard } from "../card.js";
import { buildingNamed } from "../catalogue.js";
import { cardName } from "../words/names.js";
import { entry } from "./part.js";
import { about, meets, numberOf } from "./rules.js";
import { cardLink } from "./sentence.js";
import won from "./won.json" with { type: "json" };

/** @typedef {import("../types").Building} Building */

/** The ruling on uncertain figures. */
const UNCERTAIN = "rule=ruling-figures";

/** @param {Building} building @param {string} figure */
const dagger = ({ unverified }, figure) =>
  unverified.includes(figure) ? bookLink(UNCERTAIN, t("book-dagger")) : nothing;

/** @param {Building} building */
function copies({ copies: [first, second] }) {
  return first === second ? t("book-copies.both", { first }) : t("book-copies.each", { first, second });
}

/** @param {string} term @param {unknown} told */
const fact = (term, told) => html`<div><dt>${term}</dt><dd>${told}</dd></div>`;

/** @param {string} id @param {"basic" | "expansion"} games */
function share(id, games) {
  const { cities, percent } = won[games];
  const count = /** @type {Record<string, number>} */ (percent)[id];
  return count === undefined ? nothing : html`<p>${t(`book-won-${games}`, { count, cities })}</p>`;
}

/** @param {Building} building */
const figures = (building) => html`<dl class="figures-of">
  ${fact(t("book-cost"), html`${building.cost}${dagger(building, "cost")}`)}
  ${fact(t("book-points"), html`${building.star ? t("book-points.star") : building.vp}${dagger(building, "vp")}`)}
  ${fact(t("book-copies"), copies(building))}
  ${fact(t("book-won"), html`${share(building.id, "basic")}${share(building.id, "expansion")}<p class="soft small">${t("book-won.note", { level: t(`kind-${won.level}`) })}</p>`)}
</dl>`;

/** @param {string[]} cards */
const others = (cards) => html`<h4>${t("book-meets")}</h4>
  <ul class="row wrap">${cards.map((card) => html`<li class="row">${cardLink(card)}</li>`)}</ul>`;

/** @param {Building} building */
const head = (building) => html`<h3 tabindex="-1">${cardName(building.id)}</h3>
  <div class="shown">${fullCard(building)}${figures(building)}</div>`;

/** A card in print, with the numbers of its rules, which are on the same paper. @param {Building} building */
export function shortCard(building) {
  const numbers = about(building.id)
    .map(({ id }) => numberOf(id))
    .filter(Boolean);
  return html`${head(building)}<p>${t("titled", { title: t("book-about"), text: commas(numbers) })}</p>`;
}

/** @param {string} id */
export function cardPage(id) {
  const entries = about(id);
  const cards = meets(id, entries);
  return html`${head(buildingNamed(id))}
    <h4>${t("book-about")}</h4>
    <ul class="rules">${entries.map((one) => entry(one))}</ul>
    ${cards.length ? others(cards) : nothing}`;
}
