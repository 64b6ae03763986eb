/** The law for referees, by topic and by number; and the whole book on one page, for print. */
import { shortCard } from "./card.js";
import { panels } from "./how_to.js";
import { partPage, pricesPage } from "./part.js";
import { ANSWERS, LAW, numbers, titleOf } from "./rules.js";
import { numberLink } from "./sentence.js";
import { html, kit } from "./with.js";

/** @param {string} part */
const partLink = (part) => html`<li>${kit.bookLink(`book=${part}`, titleOf(part))}</li>`;

export const lawPage = () => html`<h3 tabindex="-1">${kit.t("book-law")}</h3>
  <p>${kit.t("book-law.note")}</p>
  <h4>${kit.t("book-law.topics")}</h4>
  <ul class="onward">${LAW.map(partLink)}</ul>
  <h4>${kit.t("book-law.numbers")}</h4>
  <ul class="row wrap">${numbers().map((rule) => html`<li class="row">${numberLink(rule)}</li>`)}</ul>
  <p>${kit.bookLink("book=all", kit.t("book-all"))}</p>`;

/** @param {unknown} drawn */
const chapter = (drawn) => html`<section>${drawn}</section>`;

export const whole =
  () => html`${[panels(), ...[...ANSWERS, "words", ...LAW].map((part) => partPage(part)), pricesPage()].map(chapter)}
${kit.catalogue.buildings.map((building) => chapter(shortCard(building)))}`;
