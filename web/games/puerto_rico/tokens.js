/** The small wooden pieces: goods, settlers, doubloons, circles. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { goodName } from "./words/names.js";

/** A barrel of a good, with its shape, its colour and two letters. @param {string} good */
export const goodMark = (good) =>
  html`<span class="good" data-good=${good} aria-hidden="true">${icon(`g-${good}`, "shape")}<b>${t(`good-${good}-short`)}</b></span>`;

/** @param {string} good @param {number} count */
const stack = (good, count) => html`<li class="stack" data-none=${count ? nothing : ""}>
  ${goodMark(good)}<b class="num" aria-hidden="true">${count}</b
  ><span class="sr">${t("good-count", { count, good: goodName(good) })}</span>
</li>`;

/** Barrels by good, those of none as well if `all`. @param {readonly number[]} goods @param {boolean} [all] */
export const stacks = (goods, all = false) => html`<ul class="stacks">
  ${goods.map((count, good) => (count || all ? stack(catalogue.goods[good], count) : nothing))}
</ul>`;

/** @param {number} count */
export const coin = (count) => html`<span class="coin num" translate="no">${count}</span>`;

/** Doubloons, read out in full. @param {number} count */
export const money = (count) =>
  html`<span class="row fact" data-what="doubloons">${coin(count)}<span class="sr">${t("doubloons", { count })}</span></span>`;

/** A person, or a noble. @param {string} [sort] */
export const person = (sort = "settler") =>
  html`<i class="man" data-man=${sort}>${icon(sort === "noble" ? "noble" : "person", "shape")}</i>`;

/** A number of people beside one piece. @param {number} count */
export const people = (count) =>
  html`<span class="row fact">${person()}<b class="num" aria-hidden="true">${count}</b><span class="sr">${t("people", { count })}</span></span>`;

/**
 * Circles, the first of them occupied, and of these the first by nobles.
 * @param {number} count
 * @param {number} men
 * @param {number} [nobles]
 */
export const circles = (count, men, nobles = 0) => html`<span class="circles" data-circles aria-hidden="true">
  ${Array.from({ length: count }, (_, k) =>
    k < men ? person(k < nobles ? "noble" : "settler") : html`<i class="hole"></i>`,
  )}
</span>`;
