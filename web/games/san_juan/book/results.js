/** The results of a search in the book: lines on how to play first, then cards, then rules. */
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

/** Further search words for a rule, which its sentence lacks. */
const KEYWORDS = "book-keywords";

/** @param {string} id */
const keywords = (id) => (kit.attributesOf(KEYWORDS).includes(id) ? kit.t(`${KEYWORDS}.${id}`) : "");

/** @param {import("./rules.js").Entry} entry */
const ruleText = ({ id, told }) => `${numberOf(id)} ${bare(told)} ${keywords(id)}`;

/** @param {string} line */
const howToLine = (line) => html`<li>${kit.bookLink("book=how-to", kit.howTo.title())}<p>${line}</p></li>`;

/** @param {string} search */
export function results(search) {
  const lines = found(search, kit.howTo.lines(), (line) => line);
  const cards = found(search, kit.catalogue.buildings, cardText);
  const rules = found(search, allEntries(), ruleText);
  return html`<h3 tabindex="-1"><span role="status">${kit.t("book-found", { count: lines.length + cards.length + rules.length })}</span></h3>
    <ul class="rules">${lines.map(howToLine)}${cards.map(cardLine)}${rules.map((one) => entry(one))}</ul>`;
}
