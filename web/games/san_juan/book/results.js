/** What a search finds in the book: cards first, then rules. */
import { entry } from "./part.js";
import { allEntries, numberOf } from "./rules.js";
import { found } from "./search.js";
import { bare, cardLink } from "./sentence.js";
import { html, kit } from "./with.js";

/** @typedef {import("../../../types").Building} Building */

/** @param {Building} building */
const cardText = ({ id, group }) =>
  kit.spoken([kit.cardName(id), kit.cardEffect(id), kit.t(`group-${group}`)].join(" "));

/** @param {Building} building */
const cardLine = ({ id }) => html`<li>${kit.icon(id, "shape")}<p>${cardLink(id)} ${kit.cardEffect(id)}</p></li>`;

/** @param {import("./rules.js").Entry} entry */
const ruleText = ({ id, told }) => `${numberOf(id)} ${bare(told)}`;

/** @param {string} search */
export function results(search) {
  const cards = found(search, kit.catalogue.buildings, cardText);
  const rules = found(search, allEntries(), ruleText);
  return html`<h3 tabindex="-1"><span role="status">${kit.t("book-found", { count: cards.length + rules.length })}</span></h3>
    <ul class="rules">${cards.map(cardLine)}${rules.map((one) => entry(one))}</ul>`;
}
