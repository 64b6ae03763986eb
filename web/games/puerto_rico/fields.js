/** The plantations on offer, the quarries and the stack. */
import { html } from "lit-html";
import { icon } from "../../parts/icon.js";
import { t } from "../kit.js";
import { choiceOf, choicesOf, reasonOf } from "./choices.js";
import { refusalWords } from "./refusal.js";
import { spot, what } from "./spot.js";
import { goodMark } from "./tokens.js";
import { tileName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/** The kind of a tile: its good, a quarry or a forest. @param {string} tile */
export const kindOfTile = (tile) => tile.split("_")[1] ?? tile;

/** The face of a tile: its field and its plant. @param {string} tile @param {unknown} [rest] */
export function tileFace(tile, rest) {
  const kind = kindOfTile(tile);
  return html`<span class="acre" data-tile=${kind}>${icon(kind, "crop")}${rest}</span>`;
}

/** The number of equal tiles before this one. @param {readonly string[]} row @param {number} k */
const copyOf = (row, k) => row.slice(0, k).filter((tile) => tile === row[k]).length;

/** @param {Table} table @param {string} tile @param {number} copy */
function standing(table, tile, copy) {
  const option = choiceOf(table, "tile", { tile, copy })?.option;
  const reason = option === undefined ? reasonOf(table, "tile", { tile }) : undefined;
  return { option, ...(reason ? { why: refusalWords(reason) } : {}) };
}

/** @param {Table} table @param {string} tile @param {number} k */
const offered = (table, tile, k) =>
  html`<li>
    ${spot({ sort: "tile", label: tileName(tile), ...standing(table, tile, copyOf(table.view.row, k)), ...what("field", tile) }, tileFace(tile))}
  </li>`;

/** @param {Table} table */
function quarries(table) {
  const { quarries: count } = table.view;
  const label = t("quarries-left", { count });
  return html`<li data-apart>
    ${spot(
      { sort: "tile", label, ...standing(table, "quarry", 0), ...what("quarries") },
      tileFace("quarry", html`<b class="num tally-of" aria-hidden="true">${count}</b>`),
    )}
  </li>`;
}

/** @param {Table["view"]} view */
function pile({ deck, aside }) {
  const laid = aside.reduce((sum, count) => sum + count, 0);
  return html`<li>
    <span class="spot" data-sort="tile" data-what="stack" role="img" aria-label=${t("deck-said", { deck, aside: laid })}
      ><span class="acre" data-tile="back"><b class="num">${deck}</b></span></span
    >
  </li>`;
}

/** Options that the row lacks: tiles turned over as forests, each with its good, and a tile off the stack. @param {Table} table */
function others(table) {
  const { row } = table.view;
  const isElsewhere = (/** @type {string} */ tile) => tile !== "quarry" && !row.includes(tile);
  const found = choicesOf(table, "tile").filter(({ args: { tile = "" } }) => isElsewhere(tile));
  return found.map(({ option, args: { tile = "" } }) => {
    const good = tile.split("_").length > 1 ? html`<span class="tally-of">${goodMark(tile.split("_")[0])}</span>` : "";
    return html`<li data-apart>${spot({ sort: "tile", label: tileName(tile), option }, tileFace(tile, good))}</li>`;
  });
}

/** @param {Table} table */
export const fields = (table) => html`<section class="fields" data-place="fields" aria-label=${t("fields-label")}>
  <ol class="acres" data-rove="table">
    ${table.view.row.map((tile, k) => offered(table, tile, k))}${quarries(table)}${pile(table.view)}${others(table)}
  </ol>
</section>`;
