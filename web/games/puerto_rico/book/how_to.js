/** The first chapter: pictures with a few words, and the questions that come next. */
import { html } from "lit-html";
import { panels } from "../../../parts/book/panels.js";
import { parted } from "../../../parts/book/sentence.js";
import { picture } from "./pictures.js";
import { nextQuestions } from "./questions.js";
import { entriesIn, PANELS, titleOf } from "./sections.js";
import { rich } from "./sentence.js";

export const howToPage = () =>
  html`${panels({ title: titleOf(PANELS), entries: entriesIn(PANELS) }, { rich, parted }, picture)}
  ${nextQuestions()}`;
