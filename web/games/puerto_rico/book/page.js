/** A page of the book: a part with its entries, or all buildings with their figures. */
import { html, nothing } from "lit-html";
import { whenNew } from "../../../parts/drawn.js";
import { focusOn, intoView } from "../../../parts/view.js";
import { t } from "../../kit.js";
import { front } from "../building.js";
import { buildingNamed, catalogue, numberOf as thingOf } from "../catalogue.js";
import { lookAt } from "../market.js";
import { bookLink } from "../reading.js";
import { circles, coin } from "../tokens.js";
import { buildingName } from "../words/names.js";
import { entriesOf, numberOf, partWith, SECTIONS, titleOf } from "./sections.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** The chapter of all buildings. */
const BUILDINGS = "buildings";

/** @param {string} part */
const chapterTitle = (part) => (part === BUILDINGS ? t("book-buildings") : titleOf(part));

/** The mark before and after a heading. */
const HEADING = "**";

/** @param {Sentence[number]} one @returns {Sentence} */
const pieces = (one) => (typeof one === "string" ? one.split(/(\*\*|\bP\d+\b)/).filter(Boolean) : [one]);

/** A piece of a sentence: buildings open, numbers of rules are links. @param {Sentence[number]} one */
function drawn(one) {
  if (typeof one !== "string")
    return html`<button type="button" class="named" data-named=${one.card ?? nothing}>${one.name}</button>`;
  return numberOf(one) ? bookLink(`rule=${one}`, one) : one;
}

/** A sentence, its heading in bold. @param {Sentence} told */
function rich(told) {
  let isHeading = false;
  return told.flatMap(pieces).map((one) => {
    if (one === HEADING) isHeading = !isHeading;
    if (one === HEADING) return nothing;
    return isHeading ? html`<b>${drawn(one)}</b>` : drawn(one);
  });
}

/** @param {ReturnType<typeof entriesOf>[number]} entry @param {string} here the rule that the address leads to */
const entry = ({ id, told }, here) => html`<li tabindex="-1" ?data-here=${id === here}>
  ${numberOf(id) ? html`<b class="num">${id}</b>` : nothing}
  <p>${rich(told)}</p>
</li>`;

/** @param {string} id */
function line(id) {
  const { cost, vp, star, circles: count, is_sure: isSure } = buildingNamed(id);
  return html`<li>
    <button type="button" class="entry" @click=${() => lookAt(thingOf(id))}>
      ${front(buildingNamed(id))}<b>${buildingName(id)}</b>${coin(cost)}<span class="sr">${t("doubloons", { count: cost })}</span>
      ${circles(count, 0)}<span>${t("points-count", { count: vp })}${star ? "★" : ""}${isSure ? nothing : " †"}</span>
    </button>
  </li>`;
}

/** @param {string[]} ids @param {number} k */
const column = (ids, k) => html`<h4>${t("column-note", { column: k + 1 })}</h4>
  <ul class="figures">${ids.map(line)}</ul>`;

/** All buildings by column, each with its figures; a press opens it. */
const buildings = () => html`${catalogue.columns.map(column)}<p class="soft small">${t("unsure")}</p>`;

/** The page's own part and the rule that it leads to. @param {string} at */
function placeOf(at) {
  const [of, id = ""] = at.split("=");
  const part = of === "rule" ? partWith(id) : id;
  return { here: id, part: part === BUILDINGS || SECTIONS.includes(part ?? "") ? String(part) : SECTIONS[0] };
}

/** @param {string} now */
const chapters = (now) => html`<nav class="chapters" aria-label=${t("book-contents")}>
  ${[BUILDINGS, ...SECTIONS].map((part) => html`<span ?data-now=${part === now}>${bookLink(`book=${part}`, chapterTitle(part))}</span>`)}
</nav>`;

/** @param {Element} leaf */
function begin(leaf) {
  const here = leaf.querySelector("[data-here]");
  focusOn(here ?? leaf.querySelector("h3"));
  intoView(here, "center");
}

/** @param {string} at the address of the page */
export function page(at) {
  const { part, here } = placeOf(at);
  const entries = () => html`<ul class="rules">${entriesOf(part).map((one) => entry(one, here))}</ul>`;
  return html`<div class="book" data-prints>
    ${chapters(part)}
    <div class="leaf" ${whenNew(begin, at)}>
      <h3 tabindex="-1">${chapterTitle(part)}</h3>
      ${part === BUILDINGS ? buildings() : entries()}
    </div>
  </div>`;
}
