/** The book: its chapters, and the page at each address. */
import { framed } from "../../../parts/book/frame.js";
import { t } from "../../kit.js";
import { howToPage } from "./how_to.js";
import { buildingsPage, partPage } from "./part.js";
import { questionsPage } from "./questions.js";
import { results } from "./results.js";
import { ANSWERS, PANELS, partWith, SECTIONS, titleOf } from "./sections.js";

export { useSearch } from "../../../parts/book/results.js";

/** The chapters that are no part alone, each with its title and page. @type {Map<string, [string, (here: string) => unknown]>} */
const CHAPTERS = new Map([
  ["how-to", [PANELS, howToPage]],
  ["questions", ["book-questions.short", questionsPage]],
  ["buildings", ["book-buildings", buildingsPage]],
]);

const FIRST = "how-to";

/** @returns {[string, string][]} */
const chapters = () => [
  ...[...CHAPTERS].map(([part, [title]]) => /** @type {[string, string]} */ ([part, t(title)])),
  ...SECTIONS.map((part) => /** @type {[string, string]} */ ([part, titleOf(part)])),
];

/** The chapter that an address belongs to, the first for an unknown one. @param {string} at */
function chapterOf(at) {
  const [of, id = ""] = at.split("=");
  const part = (of === "rule" ? partWith(id) : id) ?? "";
  if (ANSWERS.includes(part)) return "questions";
  return CHAPTERS.has(part) || SECTIONS.includes(part) ? part : FIRST;
}

/** @param {string} at */
function page(at) {
  const [chapter, [, here = ""]] = [chapterOf(at), at.split("=")];
  return CHAPTERS.get(chapter)?.[1](here) ?? partPage(chapter, here);
}

export const draw = framed({ chapters, chapterOf, page, results });
