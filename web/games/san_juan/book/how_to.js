/** The first chapter: six pictures with a few words, the five roles, and the questions that come next. */

import { html } from "lit-html";
import { panels as drawn } from "../../../parts/book/panels.js";
import { parted } from "../../../parts/book/sentence.js";
import { t } from "../../kit.js";
import { roleList } from "../roles.js";
import { picture } from "./pictures.js";
import { nextQuestions } from "./questions.js";
import { entriesIn, PANELS, titleOf } from "./rules.js";
import { rich } from "./sentence.js";

export const panels = () => drawn({ title: titleOf(PANELS), entries: entriesIn(PANELS) }, { rich, parted }, picture);

export const howToPage = () => html`${panels()}
  <h4>${t("book-roles")}</h4>
  ${roleList()}
  ${nextQuestions()}`;
