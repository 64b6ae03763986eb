/** The results of a search in the book: the best first, with the words that it found marked. */
import { html, nothing } from "lit-html";
import { icon } from "../../../parts/icon.js";
import { t } from "../../kit.js";
import { cardEffect } from "../words/names.js";
import { finder, found } from "./found.js";
import { entry } from "./part.js";
import { nextQuestions } from "./questions.js";
import { cardLink, marked } from "./sentence.js";

/** @typedef {import("./sentence.js").IsFound} IsFound */

/** @param {import("../types").Building} building @param {IsFound} isFound */
const cardLine = ({ id }, isFound) => html`<li id=${`card-${id}`}>${icon(id, "shape")}
  <p>${cardLink(id, isFound)} ${marked(cardEffect(id), isFound)}</p></li>`;

/** @param {import("./found.js").Found} one @param {IsFound} isFound */
const line = (one, isFound) => [
  one.entry ? entry(one.entry, false, isFound) : nothing,
  one.building ? cardLine(one.building, isFound) : nothing,
];

/** @param {string} search */
export function results(search) {
  const all = found(search);
  const isFound = finder(search);
  return html`<h3 tabindex="-1"><span role="status">${t("book-found", { count: all.length })}</span></h3>
    ${all.length ? html`<ul class="rules">${all.map((one) => line(one, isFound))}</ul>` : nextQuestions()}`;
}
