/** A question in words, with help for the answer. */
import { html, nothing } from "lit-html";
import { margin } from "../../parts/winner.js";
import { alone, calledAt, commas, dashed, plain, state, t } from "../kit.js";
import { buildingAt } from "./catalogue.js";
import { openDialog } from "./open.js";
import { priceParts } from "./price.js";
import { sentence } from "./words/events.js";
import { buildingName, goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Asked} Asked */

/** The facts of a question's sentences. @param {Asked} question */
const facts = ({ low, high }) => ({ must: low ? "yes" : "no", count: high });

/** The building that is picked to be built. @param {Asked} question */
const toBuild = ({ name }) => (name === "build" && state.picks.length ? buildingAt(state.picks[0]) : null);

/** @param {Table} table @param {Asked} question */
function words(table, question) {
  const building = toBuild(question);
  const id = `prompt-${dashed(question.name)}`;
  if (!building) return t(id, facts(question));
  return t(`${id}.chosen`, { building: buildingName(building.id), price: table.quotes[building.id]?.price ?? 0 });
}

/** The prompt; among several people it names its player. @param {Table} table @param {Asked} question */
export const promptFor = (table, question) =>
  alone(table)
    ? words(table, question)
    : t("prompt-person", { name: calledAt(table, question.seat), prompt: words(table, question) });

/** Questions after which barrels may be lost. */
const BEFORE_LOSS = ["load", "warehouse", "barrel"];

/** The barrels that the viewer may keep after the loading. @param {Table | null} table */
function storage(table) {
  if (!table?.storage) return "";
  const { barrels, ...others } = table.storage;
  return t("storage-note", { count: barrels, ...others });
}

/**
 * The line below the prompt: after the game the margin, while others decide the latest event, else help.
 * @param {Table} table
 * @param {Asked | null} question
 */
export function instruction(table, question) {
  const last = table.events.at(-1);
  if (table.over) return margin(/** @type {never} */ (table));
  if (!question) return last ? plain(sentence(table, last)) : "";
  const told = t(`prompt-${dashed(question.name)}.instruction`, facts(question));
  return BEFORE_LOSS.includes(question.name) ? `${told} ${storage(table)}` : told;
}

/** The goods that the picked circles will make. @param {Table} table */
function harvest(table) {
  const at = (/** @type {number[]} */ circles) => circles.filter((one) => state.picks.includes(one)).length;
  const made = table.harvests.map(({ good, tiles, mills, barrels }) => ({
    good,
    count: barrels[at(tiles)][at(mills)],
  }));
  const said = made
    .filter(({ count }) => count)
    .map(({ good, count }) => t("good-count", { count, good: goodName(good) }));
  return t("harvest-title", { goods: commas(said) || t("harvest-none") });
}

/** The worth of the picked loading. @param {Table} table */
function load(table) {
  const worth = table.loads[String(state.picks[0])];
  return worth ? t("load-worth", { count: worth.barrels, points: worth.points }) : "";
}

/** The consequence of the choice on show: the parts of a price, a harvest, points. @param {Table} table @param {Asked} question */
export function detail(table, question) {
  const building = toBuild(question);
  if (building) return html`<div class="detail row wrap">${priceParts(table.quotes[building.id])}</div>`;
  const said = table.harvests.length ? harvest(table) : load(table);
  return said ? html`<p class="detail">${said}</p>` : nothing;
}

/** Help with a choice of roles. @param {Asked} question */
export const help = ({ name }) =>
  name === "role" ? { title: t("roles-help"), open: () => openDialog("roles") } : null;
