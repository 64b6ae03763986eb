/** The results of a search in the book: the best first, with the words that it found marked. */
import { html, nothing } from "lit-html";
import { t } from "../../kit.js";
import { finder, found } from "./found.js";
import { entry, line } from "./part.js";
import { nextQuestions } from "./questions.js";

/** @param {import("./found.js").Found} one @param {import("./sentence.js").IsFound} isFound */
const result = (one, isFound) => [
  one.entry ? entry(one.entry, false, isFound) : nothing,
  one.building ? html`<li id=${one.id}>${line(one.building, isFound)}</li>` : nothing,
];

/** @param {string} asked */
export function results(asked) {
  const all = found(asked);
  const isFound = finder(asked);
  return html`<h3 tabindex="-1"><span role="status">${t("book-found", { count: all.length })}</span></h3>
    ${all.length ? html`<ul class="rules">${all.map((one) => result(one, isFound))}</ul>` : nextQuestions()}`;
}
