/** A question in words, with help for the answer. */
import { html, nothing } from "lit-html";
import { margin } from "../../parts/winner.js";
import { alone, calledAt, change, commas, dashed, has, mine, plain, state, t } from "../kit.js";
import { askerOf, buildingAt, numberOf } from "./catalogue.js";
import { effectOf } from "./in_full.js";
import { tableOnShow } from "./on_show.js";
import { openDialog } from "./open.js";
import { loadWords } from "./port.js";
import { priceParts } from "./price.js";
import { sentence } from "./words/events.js";
import { buildingName, goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Asked} Asked */

/** The facts of a question's sentences. @param {Asked} question */
const facts = ({ low, high }) => ({ must: low ? "yes" : "no", count: high });

/** The building that is picked, where the question words it with its price. @param {Asked} question */
const toBuild = ({ name }) =>
  state.picks.length && has(`prompt-${dashed(name)}.chosen`) ? buildingAt(state.picks[0]) : null;

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

/** The barrels that the viewer may keep after the loading, while its answer decides about them. @param {Table | null} table */
function storage(table) {
  if (!table?.storage) return [];
  const { barrels, ...others } = table.storage;
  return [t("storage-note", { count: barrels, ...others })];
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
  return [t(`prompt-${dashed(question.name)}.instruction`, facts(question)), ...storage(table)].join(" ");
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

/** @param {string} id @param {number[]} picks */
const placing = (id, picks) =>
  html`<button type="button" class="button plain" data-action="place-${id}" @click=${() => change({ picks })}>${t(`place-${id}`)}</button>`;

/** The goods of a placement; it begins again with nobody at work, or with the proposal. @param {Table} table */
const placement = (table) => html`<div class="detail row wrap">
  <span class="harvest">${harvest(table)}</span><span class="row push placing">${placing("clear", [])}${placing("propose", table.preselected)}</span>
</div>`;

/** The worth of the picked loading, and the barrels that spoil if nothing more goes aboard. @param {Table} table */
function load(table) {
  const worth = table.loads[String(state.picks[0])];
  if (worth) return loadWords(worth);
  return table.storage && Object.keys(table.loads).length ? t("load-spoils", { lost: table.storage.lost }) : "";
}

/** The effect of the building that is picked; its words come with the book. @param {Asked | null} question @param {Table} table */
export function effect(question, { option_words }) {
  const [picked] = state.picks;
  const told = question && option_words[question.options.indexOf(picked)];
  if (told?.id !== "building" || !has("section-base")) return "";
  const building = buildingAt(picked);
  return building.good ? t("effect-production", { good: goodName(building.good) }) : effectOf(building);
}

/** The consequence of the choice on show: the parts of a price, a harvest, points. @param {Table} table @param {Asked} question */
export function detail(table, question) {
  const building = toBuild(question);
  if (building) return html`<div class="detail row wrap">${priceParts(table.quotes[building.id])}</div>`;
  if (table.harvests.length) return placement(table);
  const said = load(table);
  return said ? html`<p class="detail">${said}</p>` : nothing;
}

/** A building, if it stands in the viewer's city. @param {string} [id] */
function standing(id) {
  const table = tableOnShow();
  return table?.view.seats[mine(table)].city.find((one) => one.id === id);
}

/** Help with a choice of roles, and with the effect of the building that asks. @param {Asked} question */
export function help({ name }) {
  if (has(`prompt-${dashed(name)}.help`))
    return { title: t(`prompt-${dashed(name)}.help`), open: () => openDialog("roles") };
  const asker = standing(askerOf(name)?.id);
  return asker
    ? { title: buildingName(asker.id), open: () => openDialog("building", { thing: numberOf(asker.id) }) }
    : null;
}
