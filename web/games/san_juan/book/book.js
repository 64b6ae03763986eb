/** The open page of the book, and the tools and chapters that lead to others. */

import { html, nothing } from "lit-html";
import { whenNew } from "../../../parts/drawn.js";
import { icon } from "../../../parts/icon.js";
import { focusOn, intoView } from "../../../parts/view.js";
import { change, state, t } from "../../kit.js";
import { isBuilding } from "../catalogue.js";
import { bookLink } from "../reading.js";
import { cardPage } from "./card.js";
import { howToPage } from "./how_to.js";
import { lawPage, whole } from "./law.js";
import { partPage, pricesPage } from "./part.js";
import { questionsPage } from "./questions.js";
import { results } from "./results.js";
import { ANSWERS, isPart, LAW, PANELS, partWith } from "./rules.js";
import { cardsPage } from "./tiles.js";

export { useSearch } from "./found.js";

/** @typedef {import("../reading.js").Open} Open */
/** @typedef {import("../reading.js").Way} Way */

/** The chapters by address, each with its title and page. @type {Map<string, [string, () => unknown]>} */
const CHAPTERS = new Map([
  ["how-to", ["how-to-title", howToPage]],
  ["questions", ["book-questions.short", () => questionsPage()]],
  ["cards", ["book-cards", cardsPage]],
  ["words", ["section-words", () => partPage("words")]],
  ["prices", ["book-prices", pricesPage]],
  ["law", ["book-law.short", lawPage]],
]);

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

/** The open book; null once another dialog replaces it. */
const opened = () => /** @type {Open | null} */ (state.dialog);

/** @param {Way} patch @param {{ at?: string }} [place] another page */
function turn(patch, place) {
  const open = opened();
  if (open) change({ dialog: { ...open, ...place, about: { ...open.about, ...patch } } });
}

/** @param {Event} event */
const look = ({ target }) => turn({ search: /** @type {HTMLInputElement} */ (target).value });

/** @param {string[]} trail */
const back = (trail) => turn({ trail: trail.slice(0, -1), search: "" }, { at: trail.at(-1) });

/** @param {string} action @param {() => unknown} act @param {string} drawing */
const button = (action, act, drawing) => html`<button
  type="button"
  class="button plain"
  data-action="book-${action}"
  aria-label=${t(`book-${action}`)}
  title=${t(`book-${action}`)}
  @click=${act}
>
  ${icon(drawing)}
</button>`;

/** @param {Way} way */
const tools = ({ search = "", trail = [] }) => html`<div class="row tools">
  ${trail.length ? button("back", () => back(trail), "undo") : nothing}
  <input
    type="search"
    autocomplete="off"
    aria-label=${t("book-search")}
    placeholder=${t("book-search")}
    .value=${search}
    @input=${look}
  />
  ${button("print", () => print(), "print")}
</div>`;

/** @param {string} now the open chapter */
const chapters = (now) => html`<nav class="chapters" aria-label=${t("book-contents")}>
  ${[...CHAPTERS].map(([part, [title]]) => html`<span ?data-now=${part === now}>${bookLink(`book=${part}`, t(title))}</span>`)}
</nav>`;

/** Focuses the target of the address, so that it is in view and screen readers read it. @param {Element} leaf */
function begin(leaf) {
  if (opened()?.about?.search) return;
  intoView(leaf.querySelector("[data-now]"));
  const here = leaf.querySelector("[data-here]");
  focusOn(here ?? leaf.querySelector("h3"));
  intoView(here, "center");
}

/** @param {string} at @param {string} search */
const leaf = (at, search) => html`${chapters(search ? "" : chapterOf(at))}${search ? results(search) : page(at)}`;

/** @param {Open} open */
export function draw({ at = "book", about = {} }) {
  const { search = "", trail = [] } = about;
  return html`<div class="book" data-prints>
    ${tools(about)}
    <div class="leaf" data-at=${at} ${whenNew(begin, `${at} ${trail.length}`)}>${leaf(at, search.trim())}</div>
  </div>`;
}
