/** The book: its chapters, and the page at each address. */
import { framed } from "../../../parts/book/frame.js";
import { t } from "../../kit.js";
import { howToPage } from "./how_to.js";
import { buildingsPage, partPage } from "./part.js";
import { questionsPage } from "./questions.js";
import { results } from "./results.js";
import { ANSWERS, PANELS, partWith, SECTIONS, titleOf } from "./sections.js";

export { useSearch } from "../../../parts/book/results.js";

/** The chapters that are no part alone, each with its title and page. @type {Record<string, [string, (here: string) => unknown]>} */
const CHAPTERS = {
  "how-to": [PANELS, howToPage],
  questions: ["book-questions.short", questionsPage],
  buildings: ["book-buildings", buildingsPage],
};

const FIRST = "how-to";

/** @returns {[string, string][]} */
const chapters = () => [
  ...Object.entries(CHAPTERS).map(([part, [title]]) => /** @type {[string, string]} */ ([part, t(title)])),
  ...SECTIONS.map((part) => /** @type {[string, string]} */ ([part, titleOf(part)])),
];

/** The chapter that an address belongs to, the first for an unknown one. @param {string} at */
function chapterOf(at) {
  const [of, id = ""] = at.split("=");
  const part = (of === "rule" ? partWith(id) : id) ?? "";
  if (ANSWERS.includes(part)) return "questions";
  return part in CHAPTERS || SECTIONS.includes(part) ? part : FIRST;
}

/** @param {string} at */
function page(at) {
  const [chapter, [, here = ""]] = [chapterOf(at), at.split("=")];
  return chapter in CHAPTERS ? CHAPTERS[chapter][1](here) : partPage(chapter, here);
}

export const draw = framed({ chapters, chapterOf, page, results });
