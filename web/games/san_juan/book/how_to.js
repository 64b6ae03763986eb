/** The first chapter: six pictures with a few words, the five roles, and the questions that come next. */
import { picture } from "./pictures.js";
import { someQuestions } from "./questions.js";
import { entriesIn, PANELS, titleOf } from "./rules.js";
import { parted, rich } from "./sentence.js";
import { html, kit } from "./with.js";

/** The questions that come up in the first game. */
const NEXT = [
  "ask-hand-limit",
  "ask-pay",
  "ask-twice",
  "ask-get-cards",
  "ask-end",
  "ask-points",
  "ask-tie",
  "ask-read",
];

/** @param {import("./rules.js").Entry} entry */
function panel({ id, told }) {
  const [heading, text] = parted(told);
  return html`<li id=${id} tabindex="-1">
    <div class="picture" aria-hidden="true">${picture(id)}</div>
    <h4>${rich(heading)}</h4>
    <p>${rich(text)}</p>
  </li>`;
}

export const panels = () => html`<h3 tabindex="-1">${titleOf(PANELS)}</h3>
  <ol class="panels">${entriesIn(PANELS).map(panel)}</ol>`;

export const howToPage = () => html`${panels()}
  <h4>${kit.t("book-roles")}</h4>
  ${kit.roleList()}
  <h4>${kit.t("book-more")}</h4>
  ${someQuestions(NEXT)}`;
