/** The contents of the book, its parts and cards; and the whole book in one page, for print. */
import { shortCard } from "./card.js";
import { howToPage, partPage, pricesPage } from "./part.js";
import { PARTS, titleOf } from "./rules.js";
import { cardLink } from "./sentence.js";
import { html, kit } from "./with.js";

/** @typedef {import("../../../types").Building} Building */

/** @param {string} part @param {string} title */
const partLink = (part, title) => html`<li>${kit.bookLink(`book=${part}`, title)}</li>`;

const parts = () => html`<ul>
  ${partLink("how-to", kit.howTo.title())}${PARTS.map((part) => partLink(part, titleOf(part)))}${partLink("prices", kit.t("book-prices"))}
</ul>`;

/** The groups in the list of cards, each with its test. @type {[string, (building: Building) => boolean][]} */
const SORTS = [
  ["group-P", ({ group, expansion }) => group === "P" && !expansion],
  ["group-V", ({ group, expansion }) => group === "V" && !expansion],
  ["group-M", ({ group }) => group === "M"],
  ["group-6", ({ group, expansion }) => group === "6" && !expansion],
  ["new-expansion", ({ expansion }) => expansion],
];

/** @param {Building} building */
const cardLine = ({ id }) => html`<li>${kit.icon(id, "shape")}${cardLink(id)}</li>`;

/** @param {(typeof SORTS)[number]} sort */
const sort = ([title, isOfIt]) => html`<h5>${kit.t(title)}</h5>
  <ul class="listed">${kit.catalogue.buildings.filter(isOfIt).map(cardLine)}</ul>`;

export const contents = () => html`<h3 tabindex="-1">${kit.t("book-contents")}</h3>
  <h4>${kit.t("book-rules")}</h4>
  ${parts()}
  <h4>${kit.t("book-cards")}</h4>
  ${SORTS.map(sort)}
  <p>${kit.bookLink("book=all", kit.t("book-all"))}</p>`;

/** @param {unknown} drawn */
const chapter = (drawn) => html`<section>${drawn}</section>`;

export const whole = () => html`${[howToPage(), ...PARTS.map((part) => partPage(part)), pricesPage()].map(chapter)}
${kit.catalogue.buildings.map((building) => chapter(shortCard(building)))}`;
