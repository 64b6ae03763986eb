/** A building in full. */
import { html, nothing } from "lit-html";
import { dashed, t } from "../kit.js";
import { front, worth } from "./building.js";
import { buildingAt, catalogue } from "./catalogue.js";
import { priceParts } from "./price.js";
import { refusalWords } from "./refusal.js";
import { circles } from "./tokens.js";
import { buildingName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Printed} Printed */

/** The names of all buildings, which the rules mention. */
const names = () => Object.fromEntries(catalogue.buildings.map(({ id }) => [id, buildingName(id)]));

/** The part of the rules with each set. @param {Printed} building */
const sectionOf = ({ set }) => (set === "production" ? "base" : dashed(set));

/** The effect of a building, as the rules have it. @param {Printed} building */
export const effectOf = (building) => t(`section-${sectionOf(building)}.${building.rule}`, names());

/** The price for the viewer, and the reason why it cannot build. @param {Table} table @param {Printed} building */
function now(table, { id }) {
  const quote = table.quotes[id];
  if (!quote) return nothing;
  return html`<p class="row wrap">${priceParts(quote)}</p>
    ${quote.reason ? html`<p class="why">${refusalWords(quote.reason)}</p>` : nothing}`;
}

/** @param {Printed} building */
const figures = ({ vp, column, circles: count, set, is_sure: isSure }) =>
  html`<p class="soft small">${t("printed", { points: vp, column, circles: count })} · ${t(`set-${dashed(set)}`)}</p>
    ${isSure ? nothing : html`<p class="soft small">${t("unsure")}</p>`}`;

/** @param {Table | null} table @param {number} thing */
export function buildingInFull(table, thing) {
  const building = buildingAt(thing);
  return html`<div class="whole-building">
    <div class="row">${front(building)}<h3>${buildingName(building.id)}</h3>${circles(building.circles, 0)}${worth(building)}</div>
    <p>${effectOf(building)}</p>
    ${figures(building)}${table ? now(table, building) : nothing}
  </div>`;
}
