/** A part of the book as a list of its entries, and all buildings with their figures. */
import { html, nothing } from "lit-html";
import { marked } from "../../../parts/book/sentence.js";
import { t } from "../../kit.js";
import { front } from "../building.js";
import { buildingNamed, catalogue, numberOf as thingOf } from "../catalogue.js";
import { lookAt } from "../market.js";
import { circles, coin } from "../tokens.js";
import { buildingName } from "../words/names.js";
import { entriesIn, numberOf, titleOf } from "./sections.js";
import { rich } from "./sentence.js";

/** @typedef {import("./sections.js").Entry} Entry */
/** @typedef {import("../../../parts/book/sentence.js").IsFound} IsFound */

/**
 * @param {Entry} entry
 * @param {boolean} [isHere] whether the address leads to it
 * @param {IsFound} [isFound] finds the words to mark
 */
export const entry = ({ id, told }, isHere = false, isFound = undefined) => html`<li
  id=${id}
  tabindex="-1"
  ?data-here=${isHere}
>
  <p>${rich(told, isFound)}</p>
  ${numberOf(id) ? html`<span class="num">${id}</span>` : nothing}
</li>`;

/** @param {string} part @param {string} here the entry that the address leads to */
export const partPage = (part, here) => html`<h3 tabindex="-1">${titleOf(part)}</h3>
  <ul class="rules">${entriesIn(part).map((one) => entry(one, one.id === here))}</ul>`;

/** A building with its figures; a press opens it. @param {string} id @param {IsFound} [isFound] */
export function line(id, isFound) {
  const { cost, vp, star, circles: count, is_sure: isSure } = buildingNamed(id);
  return html`<button type="button" class="entry" @click=${() => lookAt(thingOf(id))}>
    ${front(buildingNamed(id))}<b>${marked(buildingName(id), isFound)}</b>${coin(cost)}<span class="sr">${t("doubloons", { count: cost })}</span>
    ${circles(count, 0)}<span>${t("points-count", { count: vp })}${star ? "★" : ""}${isSure ? nothing : " †"}</span>
  </button>`;
}

/** @param {string[]} ids @param {number} k */
const column = (ids, k) => html`<h4>${t("column-note", { column: k + 1 })}</h4>
  <ul class="priced">${ids.map((id) => html`<li>${line(id)}</li>`)}</ul>`;

/** All buildings by column. */
export const buildingsPage = () => html`<h3 tabindex="-1">${t("book-buildings")}</h3>
  ${catalogue.columns.map(column)}
  <p class="soft small">${t("unsure")}</p>`;
