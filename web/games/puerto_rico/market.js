/** The buildings to be had, by column, each with its price for the viewer now. */
import { html } from "lit-html";
import { t } from "../kit.js";
import { buildingSaid, kindOf, offeredFace } from "./building.js";
import { buildingNamed, catalogue, numberOf } from "./catalogue.js";
import { choiceOf, reasonOf } from "./choices.js";
import { openDialog } from "./open.js";
import { isCut } from "./price.js";
import { refusalWords } from "./refusal.js";
import { spot } from "./spot.js";

/** @typedef {import("./types").Table} Table */

/** @param {number} thing */
export const lookAt = (thing) => openDialog("building", { thing });

/** @param {Table} table @param {string} id */
function standing(table, id) {
  const quote = table.quotes[id];
  const option = choiceOf(table, "building", { building: id })?.option;
  const barred = option === undefined ? reasonOf(table, "building", { building: id }) : undefined;
  const why = barred && refusalWords(barred);
  return { option, why, price: quote?.price ?? buildingNamed(id).cost, reason: quote?.reason?.id, isCut: isCut(quote) };
}

/** @param {Table} table @param {string} id @param {number} left */
function onOffer(table, id, left) {
  const building = buildingNamed(id);
  const { option, why, price, reason, isCut } = standing(table, id);
  const thing = numberOf(id);
  const facts = {
    sort: "building",
    of: kindOf(building),
    label: buildingSaid(building, { left, price, isCut }),
    thing,
    option,
    why,
  };
  return html`<li data-left=${left} data-state=${reason ?? "free"}>
    ${spot({ ...facts, open: () => lookAt(thing) }, offeredFace(building, { price, left, isCut }))}
  </li>`;
}

/** The copies of a building, if it is in play or may come into play; a draft does not show them. @param {Table} table @param {string} id */
const copiesOf = (table, id) => table.view.buildings[id] ?? (choiceOf(table, "building", { building: id }) ? 1 : null);

/** @param {Table} table @param {string} id */
function slip(table, id) {
  const left = copiesOf(table, id);
  return left === null ? [] : [onOffer(table, id, left)];
}

/** @param {Table} table @param {string[]} ids the buildings of a column @param {number} k */
const columnOf = (table, ids, k) => html`<li class="column" data-column=${k + 1}>
  <small class="soft" data-what="column" data-of=${k + 1} aria-label=${t("column-note", { column: k + 1 })}>${t("column-short", { column: k + 1 })}</small>
  <ol>${ids.flatMap((id) => slip(table, id))}</ol>
</li>`;

/** @param {Table} table */
export const market = (table) => html`<section class="builders" data-place="market" aria-label=${t("market-label")}>
  <ol class="columns" data-rove="table">${catalogue.columns.map((ids, k) => columnOf(table, ids, k))}</ol>
</section>`;
