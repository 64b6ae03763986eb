/** The first chapter: six pictures with a few words, the five roles, and the questions that come next. */

import { html } from "lit-html";
import { parted } from "../../../parts/book/sentence.js";
import { t } from "../../kit.js";
import { roleList } from "../roles.js";
import { picture } from "./pictures.js";
import { nextQuestions } from "./questions.js";
import { entriesIn, PANELS, titleOf } from "./rules.js";
import { rich } from "./sentence.js";

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
  <h4>${t("book-roles")}</h4>
  ${roleList()}
  ${nextQuestions()}`;
