/** The buildings to be had, by column, each with its price for the viewer now. */
import { html } from "lit-html";
import { t } from "../kit.js";
import { buildingSaid, kindOf, offeredFace } from "./building.js";
import { buildingNamed, numberOf } from "./catalogue.js";
import { choiceOf } from "./choices.js";
import { openDialog } from "./open.js";
import { refusalWords } from "./refusal.js";
import { spot } from "./spot.js";

/** @typedef {import("./types").Table} Table */

const COLUMNS = [1, 2, 3, 4];

/** @param {number} thing */
export const lookAt = (thing) => openDialog("building", { thing });

/** @param {Table} table @param {string} id */
function standing(table, id) {
  const quote = table.quotes[id];
  const option = choiceOf(table, "building", { building: id })?.option;
  const isBuilding = table.view.question?.name === "build" && choiceOf(table, "building") !== undefined;
  const why = isBuilding && option === undefined && quote?.reason ? refusalWords(quote.reason) : undefined;
  return { option, why, price: quote?.price ?? buildingNamed(id).cost, reason: quote?.reason?.id };
}

/** @param {Table} table @param {string} id @param {number} left */
function onOffer(table, id, left) {
  const building = buildingNamed(id);
  const { option, why, price, reason } = standing(table, id);
  const thing = numberOf(id);
  const facts = {
    sort: "building",
    of: kindOf(building),
    label: buildingSaid(building, left, price),
    thing,
    option,
    why,
  };
  return html`<li data-left=${left} data-state=${reason ?? "free"}>
    ${spot({ ...facts, open: () => lookAt(thing) }, offeredFace(building, { price, left }))}
  </li>`;
}

/** The buildings of a column, the cheapest first. @param {Table} table @param {number} column */
const inColumn = ({ view }, column) =>
  Object.entries(view.buildings)
    .filter(([id]) => buildingNamed(id).column === column)
    .sort(([a], [b]) => buildingNamed(a).cost - buildingNamed(b).cost);

/** @param {Table} table @param {number} column */
const columnOf = (table, column) => html`<li class="column" data-column=${column}>
  <small class="soft" aria-label=${t("column-note", { column })}>${t("column-short", { column })}</small>
  <ol>${inColumn(table, column).map(([id, left]) => onOffer(table, id, left))}</ol>
</li>`;

/** @param {Table} table */
export const market = (table) => html`<section class="builders" data-place="market" aria-label=${t("market-label")}>
  <ol class="columns" data-rove="table">${COLUMNS.map((column) => columnOf(table, column))}</ol>
</section>`;
