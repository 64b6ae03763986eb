/** The questions of newcomers in a book, each with its answer folded in. */
import { html } from "lit-html";
import { t } from "../../words/fluent.js";
import { plain } from "../../words/mentions.js";
import { bookLink } from "./link.js";

/** @typedef {import("./sentence.js").Sentence} Sentence */
/** @typedef {import("./entries.js").Entry} Entry */
/** Draws a sentence, and parts its heading from the rest. @typedef {{ rich: (told: Sentence) => unknown, parted: (told: Sentence) => [Sentence, Sentence] }} Writing */

/** A part of the questions: its title and its entries. @typedef {{ title: string, entries: Entry[] }} Part */

/** @param {Entry} entry @param {Writing} writing @param {boolean} isHere whether the address leads to it */
function folded({ id, told }, { rich, parted }, isHere) {
  const [question, answer] = parted(told);
  return html`<li><details id=${id} tabindex="-1" ?data-here=${isHere} ?open=${isHere}>
    <summary>${rich(question)}</summary>
    <p>${rich(answer)}</p>
  </details></li>`;
}

/** @param {Part} part @param {Writing} writing @param {string} here */
const group = ({ title, entries }, writing, here) => html`<h4>${title}</h4>
  <ul class="questions">${entries.map((entry) => folded(entry, writing, entry.id === here))}</ul>`;

/** @param {Part[]} parts @param {Writing} writing @param {string} here the question that the address leads to */
export const questions = (parts, writing, here) => html`<h3 tabindex="-1">${t("book-questions")}</h3>
  ${parts.map((part) => group(part, writing, here))}`;

/** Links to questions. @param {Entry[]} entries @param {Writing["parted"]} parted */
export const onward = (entries, parted) => html`<h4>${t("book-more")}</h4>
  <ul class="onward">
    ${entries.map(({ id, told }) => html`<li>${bookLink(`rule=${id}`, plain(parted(told)[0]))}</li>`)}
  </ul>`;
