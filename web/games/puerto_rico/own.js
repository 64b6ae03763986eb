/** The viewer's own board: island, city, goods, doubloons, points. */
import { html, nothing } from "lit-html";
import { seal } from "../../parts/seal.js";
import { isYou, mine, nameOf, t } from "../kit.js";
import { carry } from "./carry.js";
import { catalogue } from "./catalogue.js";
import { choiceOf, choicesOf, reasonOf } from "./choices.js";
import { governorWheel } from "./governor.js";
import { city, island } from "./land.js";
import { offers } from "./offers.js";
import { pointsWords } from "./points.js";
import { refusalWords } from "./refusal.js";
import { spot, what } from "./spot.js";
import { goodMark, money, people } from "./tokens.js";
import { goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/** The reason why no ship takes a good, while others are loaded. @param {Table} table @param {string} good */
function whyNotLoaded(table, good) {
  const loads = [...choicesOf(table, "loading", { good }), ...choicesOf(table, "wharf", { good })];
  const reason = loads.length ? undefined : reasonOf(table, "loading", { good });
  return reason && refusalWords(reason);
}

/** Barrels of one good as options, each by itself. @param {string} good @param {import("./types").Choice[]} choices */
const each = (good, choices) =>
  choices.map(
    ({ option }) => html`<li>${spot({ sort: "barrel", option, label: goodName(good) }, goodMark(good))}</li>`,
  );

/** The goods of a seat; some of them may be options. @param {Table} table @param {number} count @param {number} k */
function barrel(table, count, k) {
  const good = catalogue.goods[k];
  const choices = choicesOf(table, "good", { good });
  return choices.length > 1 ? each(good, choices) : all(table, count, k);
}

/** All barrels of a good. @param {Table} table @param {number} count @param {number} k */
function all(table, count, k) {
  const good = catalogue.goods[k];
  const option = choiceOf(table, "good", { good })?.option;
  const label = t("good-count", { count, good: goodName(good) });
  const why = whyNotLoaded(table, good);
  if (!count && option === undefined) return nothing;
  return html`<li>${spot({ sort: "barrel", option, label, why, ...what("barrel", good) }, html`${goodMark(good)}<b class="num" aria-hidden="true">${count}</b>`)}</li>`;
}

/** @param {Table} table @param {number} seat */
const stock = (table, seat) => {
  const { goods } = table.view.seats[seat];
  const none = goods.every((count) => !count);
  return html`<ul class="stock row" data-place="stock" data-rove="table">
    ${goods.map((count, k) => barrel(table, count, k))}${none ? html`<li class="soft small">${t("goods-none")}</li>` : nothing}
  </ul>`;
};

/** @param {Table} table @param {number} seat */
const title = (table, seat) => (isYou(table, seat) ? t("you-title") : nameOf(table, seat));

/** @param {Table} table @param {number} seat */
export function head(table, seat) {
  const its = table.view.seats[seat];
  return html`<div class="row wrap head" data-home data-place="numbers">
    ${seal(seat, "small")}<h2>${title(table, seat)}</h2>${table.view.governor === seat ? governorWheel() : nothing}
    ${money(its.doubloons)}${pointsWords(table, seat)}${its.san_juan ? html`<span class="row fact" data-what="home" title=${t("home")}>${people(its.san_juan)}</span>` : nothing}
    ${stock(table, seat)}
  </div>`;
}

/** @param {Table} table */
export function own(table) {
  const seat = mine(table);
  return html`<section class="estate" data-place="city" data-seat=${seat + 1} aria-label=${t("island-yours")}>
    ${head(table, seat)}${offers(table)}
    <div class="lands" data-rove="table" @pointerdown=${carry}>${island(table, seat, true)}${city(table, seat, true)}</div>
  </section>`;
}
