/** The open page of the book, and the tools that lead to others. */
import { cardPage } from "./card.js";
import { contents, whole } from "./contents.js";
import { howToPage, partPage, pricesPage } from "./part.js";
import { results } from "./results.js";
import { PARTS, partWith } from "./rules.js";
import { html, kit } from "./with.js";

/** @typedef {import("../../../state/state").Dialog} About */

/** @type {Map<string, () => unknown>} */
const PAGES = new Map([
  ["how-to", howToPage],
  ["prices", pricesPage],
  ["all", whole],
]);

/** @param {string} part */
const bookPage = (part) => (PARTS.includes(part) ? partPage(part) : (PAGES.get(part) ?? contents)());

/** @param {string} rule */
function rulePage(rule) {
  const part = partWith(rule);
  return part ? partPage(part, rule) : contents();
}

/** The page at an address; an unknown address gives the contents. @param {string} at */
function page(at) {
  const [of, id = ""] = at.split("=");
  if (of === "card" && kit.isBuilding(id)) return cardPage(id);
  return of === "rule" ? rulePage(id) : bookPage(id);
}

/** @param {Event} event */
const look = ({ target }) => turn({ search: /** @type {HTMLInputElement} */ (target).value });

/** @param {Partial<About>} patch */
const turn = (patch) => kit.state.dialog && kit.change({ dialog: { ...kit.state.dialog, ...patch } });

/** @param {string[]} trail */
const back = (trail) => turn({ at: trail.at(-1), trail: trail.slice(0, -1), search: "" });

/** @param {string} action @param {() => unknown} act @param {string} drawing */
const button = (action, act, drawing) => html`<button
  type="button"
  class="button plain"
  data-action="book-${action}"
  aria-label=${kit.t(`book-${action}`)}
  title=${kit.t(`book-${action}`)}
  @click=${act}
>
  ${kit.icon(drawing)}
</button>`;

/** @param {About} about */
const tools = ({ search = "", trail = [] }) => html`<div class="row tools">
  ${trail.length ? button("back", () => back(trail), "undo") : kit.nothing}${button("contents", () => kit.openBook("book"), "log")}
  <input
    type="search"
    autocomplete="off"
    aria-label=${kit.t("book-search")}
    placeholder=${kit.t("book-search")}
    .value=${search}
    @input=${look}
  />
  ${button("print", () => print(), "print")}
</div>`;

/** Focuses the target of the address, so that it is in view and screen readers read it. @param {Element} leaf */
function begin(leaf) {
  if (kit.state.dialog?.search) return;
  const here = leaf.querySelector("[data-here]");
  kit.focusOn(here ?? leaf.querySelector("h3"));
  kit.intoView(here, "center");
}

/** @param {About} about */
export function draw(about) {
  const { at = "book", search = "", trail = [] } = about;
  return html`<div class="book">
    ${tools(about)}
    <div class="leaf" data-at=${at} ${kit.whenNew(begin, `${at} ${trail.length}`)}>${search.trim() ? results(search) : page(at)}</div>
  </div>`;
}
