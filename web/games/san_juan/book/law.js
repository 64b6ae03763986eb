/** The law for referees, by topic and by number; and the whole book on one page, for print. */

import { html } from "lit-html";
import { bookLink } from "../../../parts/book/link.js";
import { t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { shortCard } from "./card.js";
import { panels } from "./how_to.js";
import { partPage, pricesPage } from "./part.js";
import { ANSWERS, LAW, numbers, titleOf } from "./rules.js";
import { numberLink } from "./sentence.js";

/** @param {string} part */
const partLink = (part) => html`<li>${bookLink(`book=${part}`, titleOf(part))}</li>`;

export const lawPage = () => html`<h3 tabindex="-1">${t("book-law")}</h3>
  <p>${t("book-law.note")}</p>
  <h4>${t("book-law.topics")}</h4>
  <ul class="onward">${LAW.map(partLink)}</ul>
  <h4>${t("book-law.numbers")}</h4>
  <ul class="row wrap">${numbers().map((rule) => html`<li class="row">${numberLink(rule)}</li>`)}</ul>
  <p>${bookLink("book=all", t("book-all"))}</p>`;

/** @param {unknown} drawn */
const chapter = (drawn) => html`<section>${drawn}</section>`;

export const whole =
  () => html`${[panels(), ...[...ANSWERS, "words", ...LAW].map((part) => partPage(part)), pricesPage()].map(chapter)}
${catalogue.buildings.map((building) => chapter(shortCard(building)))}`;
