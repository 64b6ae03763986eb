/** The book: its chapters, and the page at each address. */
import { framed } from "../../../parts/book/frame.js";
import { t } from "../../kit.js";
import { isBuilding } from "../catalogue.js";
import { cardPage } from "./card.js";
import { howToPage } from "./how_to.js";
import { lawPage, whole } from "./law.js";
import { partPage, pricesPage } from "./part.js";
import { questionsPage } from "./questions.js";
import { results } from "./results.js";
import { ANSWERS, isPart, LAW, PANELS, partWith } from "./rules.js";
import { cardsPage } from "./tiles.js";

export { useSearch } from "../../../parts/book/results.js";

/** The chapters by address, each with its title and page. @type {Map<string, [string, () => unknown]>} */
const CHAPTERS = new Map([
  ["how-to", ["how-to-title", howToPage]],
  ["questions", ["book-questions.short", () => questionsPage()]],
  ["cards", ["book-cards", cardsPage]],
  ["words", ["section-words", () => partPage("words")]],
  ["prices", ["book-prices", pricesPage]],
  ["law", ["book-law.short", lawPage]],
]);

/** @returns {[string, string][]} */
const chapters = () => [...CHAPTERS].map(([part, [title]]) => [part, t(title)]);

/** The page of a part, perhaps at one of its entries. @param {string} part @param {string} [here] */
function entryPage(part, here) {
  if (part === PANELS) return howToPage();
  return ANSWERS.includes(part) ? questionsPage(here) : partPage(part, here);
}

/** @param {string} part */
function bookPage(part) {
  if (part === "all") return whole();
  return CHAPTERS.get(part)?.[1]() ?? (isPart(part) ? entryPage(part) : howToPage());
}

/** The chapter that an address belongs to. @param {string} at */
function chapterOf(at) {
  const [of, id = ""] = at.split("=");
  if (of === "card") return "cards";
  const part = of === "rule" ? (partWith(id) ?? "") : id;
  if (LAW.includes(part) || part === "all") return "law";
  return ANSWERS.includes(part) ? "questions" : CHAPTERS.has(part) ? part : "how-to";
}

/** The page at an address; an unknown address gives the first chapter. @param {string} at */
function page(at) {
  const [of, id = ""] = at.split("=");
  if (of === "card" && isBuilding(id)) return cardPage(id);
  const part = of === "rule" ? partWith(id) : undefined;
  return part ? entryPage(part, id) : bookPage(of === "book" ? id : "");
}

export const draw = framed({ chapters, chapterOf, page, results });
