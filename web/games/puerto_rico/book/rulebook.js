/** The open page of the book, and the tools and chapters that lead to others. */
import { html, nothing } from "lit-html";
import { whenNew } from "../../../parts/drawn.js";
import { icon } from "../../../parts/icon.js";
import { focusOn, intoView } from "../../../parts/view.js";
import { change, state, t } from "../../kit.js";
import { bookLink } from "../reading.js";
import { buildingsPage, partPage } from "./part.js";
import { questionsPage } from "./questions.js";
import { results } from "./results.js";
import { ANSWERS, partWith, SECTIONS, titleOf } from "./sections.js";

export { useSearch } from "./found.js";

/** @typedef {import("../open.js").Open} Open */
/** @typedef {import("../open.js").Way} Way */

/** The chapters that are no part alone, each with its title and page. @type {Record<string, [string, (here: string) => unknown]>} */
const CHAPTERS = {
  questions: ["book-questions.short", questionsPage],
  buildings: ["book-buildings", buildingsPage],
};

const FIRST = "questions";

/** @param {string} chapter */
const chapterTitle = (chapter) => (chapter in CHAPTERS ? t(CHAPTERS[chapter][0]) : titleOf(chapter));

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
  ${[...Object.keys(CHAPTERS), ...SECTIONS].map((part) => html`<span ?data-now=${part === now}>${bookLink(`book=${part}`, chapterTitle(part))}</span>`)}
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
