/** The questions of newcomers, each with its answer folded in. */
import { html } from "lit-html";
import { plain, t } from "../../kit.js";
import { bookLink } from "../reading.js";
import { ANSWERS, entriesIn, titleOf } from "./sections.js";
import { parted, rich } from "./sentence.js";

/** @param {import("./sections.js").Entry} entry @param {boolean} isHere whether the address leads to it */
function folded({ id, told }, isHere) {
  const [question, answer] = parted(told);
  return html`<li><details id=${id} tabindex="-1" ?data-here=${isHere} ?open=${isHere}>
    <summary>${rich(question)}</summary>
    <p>${rich(answer)}</p>
  </details></li>`;
}

/** @param {string} part @param {string} here */
const group = (part, here) => html`<h4>${titleOf(part)}</h4>
  <ul class="questions">${entriesIn(part).map((entry) => folded(entry, entry.id === here))}</ul>`;

/** @param {string} here the question that the address leads to */
export const questionsPage = (here) => html`<h3 tabindex="-1">${t("book-questions")}</h3>
  ${ANSWERS.map((part) => group(part, here))}`;

/** The questions that come up in the first game. */
const NEXT = [
  "ask-turn",
  "ask-get-settlers",
  "ask-produce",
  "ask-cannot-sell",
  "ask-must-load",
  "ask-spoil",
  "ask-end",
];

/** Links to these questions. */
export const nextQuestions = () => html`<h4>${t("book-more")}</h4>
  <ul class="onward">
    ${ANSWERS.flatMap(entriesIn)
      .filter(({ id }) => NEXT.includes(id))
      .map(({ id, told }) => html`<li>${bookLink(`rule=${id}`, plain(parted(told)[0]))}</li>`)}
  </ul>`;
