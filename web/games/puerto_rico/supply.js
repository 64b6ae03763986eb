/** The supplies: goods, settlers, points, and how near the end of the game is. */
import { html, nothing } from "lit-html";
import { dashed, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { goodMark, person } from "./tokens.js";
import { goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/** @param {number} count @param {number} good */
const left = (
  count,
  good,
) => html`<li class="row" data-what="left" data-of=${catalogue.goods[good]} data-none=${count ? nothing : ""}>
  ${goodMark(catalogue.goods[good])}<b class="num" aria-hidden="true">${count}</b
  ><span class="sr">${t("goods-left", { good: goodName(catalogue.goods[good]), count })}</span>
</li>`;

/** @param {Table} table */
export const goodsLeft = ({ view }) =>
  html`<ul class="barrels row" aria-label=${t("goods-title")}>${view.goods.map(left)}</ul>`;

/** The settlers on their ship, and those of the supply. @param {Table} table */
export function boat({ view, refill }) {
  const said = t("boat-said", { count: view.ship + view.ship_nobles, supply: view.supply, refill });
  return html`<p class="boat row" data-place="supply" data-what="boat" role="img" aria-label=${said}>
    <span class="raft" data-raft aria-hidden="true"
      >${Array.from({ length: view.ship_nobles }, () => person("noble"))}${Array.from({ length: view.ship }, () => person())}</span
    >
    <small class="soft" aria-hidden="true">${t("boat-supply", { supply: view.supply })} · ${t("boat-next", { refill })}</small>
  </p>`;
}

/** @param {Table["ends"][number]} end */
const end = ({
  id,
  left: rest,
  whole,
  is_near: near,
}) => html`<li class="row" data-what=${`end-${dashed(id)}`} ?data-near=${near}>
  <meter class="gauge" min="0" max=${whole} .value=${rest} aria-label=${t(`end-${dashed(id)}`, { left: rest, whole })}></meter>
  <small aria-hidden="true">${t(`end-${dashed(id)}-short`, { left: rest })}</small>
</li>`;

/** The causes that end the game, and how near each is. @param {Table} table */
export const ends = (table) => html`<section class="ends" data-place="ends" aria-label=${t("end-title")}>
  <ul>${table.ends.map(end)}</ul>
</section>`;
