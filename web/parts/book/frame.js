/** The frame of a book: tools, a row of chapters, and the open page or the results of a search. A game gives the rest. */
import { html, nothing } from "lit-html";
import { change } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { onceDrawn, whenNew } from "../drawn.js";
import { icon } from "../icon.js";
import { focusOn, intoView } from "../view.js";
import { bookLink, openedBook } from "./link.js";
import { guidePage, isGuide } from "./phones.js";

/** @typedef {import("./link.js").Open} Open */
/** @typedef {import("./link.js").Way} Way */

/**
 * @typedef {object} Book
 * @property {() => [part: string, title: string][]} chapters in their order
 * @property {(at: string) => string} chapterOf the chapter that an address belongs to, the first for an unknown one
 * @property {(at: string) => unknown} page the page at an address
 * @property {(asked: string) => unknown} results the results of a search
 */

/** @param {Way} patch @param {{ at?: string }} [place] another page */
function turn(patch, place) {
  const open = openedBook();
  if (open) change({ dialog: { ...open, ...place, about: { ...open.about, ...patch } } });
}

/** Searches, and shows the best results though the page before was scrolled. @param {Event} event */
function look({ target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  onceDrawn(() => intoView(input.closest("[data-prints]")?.querySelector("h3") ?? null, "center"));
  turn({ search: input.value });
}

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

/** @param {Book} book @param {string} now the open chapter */
const row = ({ chapters }, now) => html`<nav class="chapters" aria-label=${t("book-contents")}>
  ${chapters().map(([part, title]) => html`<span ?data-now=${part === now}>${bookLink(`book=${part}`, title)}</span>`)}
</nav>`;

/** Focuses the target of the address, so that it is in view and screen readers read it. @param {Element} leaf */
function begin(leaf) {
  if (openedBook()?.about?.search) return;
  intoView(leaf.querySelector("[data-now]"));
  const here = leaf.querySelector("[data-here]");
  focusOn(here ?? leaf.querySelector("h3"));
  intoView(here, "center");
}

/** @param {Book} book @param {string} at @param {string} search */
function leaf(book, at, search) {
  if (search) return html`${row(book, "")}${book.results(search)}`;
  return isGuide(at) ? html`${row(book, "")}${guidePage()}` : html`${row(book, book.chapterOf(at))}${book.page(at)}`;
}

/** Draws the open book. @param {Book} book @returns {(open: Open) => unknown} */
export const framed =
  (book) =>
  ({ at = "book", about = {} }) =>
    html`<div class="book" data-prints>
    ${tools(about)}
    <div class="leaf" data-at=${at} ${whenNew(begin, `${at} ${about.trail?.length ?? 0}`)}>${leaf(book, at, (about.search ?? "").trim())}</div>
  </div>`;
