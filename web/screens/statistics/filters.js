/** The filters of games: game, player, opponent, options, number of seats, period. */
import { html, nothing } from "lit-html";
import { countGame, filterBy } from "../../actions/statistics.js";
import { codesOfGames, game, titleOf } from "../../games/index.js";
import { catalogue } from "../../state/catalogue.js";
import { kinds } from "../../state/people.js";
import { isolated, t } from "../../words/fluent.js";
import { ALONE, namesIn, ofGame, SPANS } from "./filter.js";
import { ENOUGH } from "./goals.js";

/** @typedef {import("../../state/state").Statistics} Statistics */
/** @typedef {{ value: string | number, name: string }} Choice */

/**
 * @param {keyof Statistics["filter"]} by
 * @param {Statistics} statistics
 * @param {Choice[]} choices
 */
function choice(by, { filter }, choices) {
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    if (SEVERAL && by === "game") countGame(value);
    else filterBy({ [by]: typeof filter[by] === "number" ? Number(value) : value });
  };
  return html`<label><span class="soft small">${t(`statistics-by-${by}`)}</span>
    <select data-filter=${by} @change=${choose}>
      ${choices.map(({ value, name }) => html`<option value=${value} .selected=${value === filter[by]}>${name}</option>`)}
    </select>
  </label>`;
}

/** @param {string | number} value */
const all = (value) => ({ value, name: t("statistics-all") });

/** Offers a choice of game if the site has several. @param {Statistics} statistics */
const which = (statistics) =>
  SEVERAL
    ? choice(
        "game",
        statistics,
        codesOfGames().map((value) => ({ value, name: titleOf(value) })),
      )
    : nothing;

/** The records of the chosen game. @param {Statistics} statistics */
const own = ({ games, filter }) => ofGame(games, filter.game);

/** @param {Statistics} statistics */
function whose(statistics) {
  const names = namesIn(own(statistics));
  const alone = { value: ALONE, name: t("statistics-alone") };
  const others = names.map((name) => ({ value: name, name: isolated(name) }));
  return names.length ? choice("who", statistics, [alone, ...others]) : nothing;
}

/** The sets of options in these games, if the game tells any apart. @param {Statistics["games"]} games */
function variants(games) {
  const { variantOf, variantWords } = game().statistics;
  return [...new Map(games.map(({ options }) => [variantOf(options), variantWords(options)]))].filter(([one]) => one);
}

/** @param {Statistics} statistics */
function ofOptions(statistics) {
  const found = variants(own(statistics)).map(([value, name]) => ({ value, name }));
  return found.length ? choice("options", statistics, [all(""), ...found]) : nothing;
}

/** Offers a choice of games only once there are enough. @param {Statistics} statistics */
export const filters = (
  statistics,
) => html`<div class="filters row wrap" role="group" aria-label=${t("statistics-filter")}>
  ${which(statistics)}${whose(statistics)}${own(statistics).length < ENOUGH ? nothing : others(statistics)}
</div>`;

/** @param {Statistics} statistics */
const others = (
  statistics,
) => html`${choice("level", statistics, [all(""), ...kinds().map((kind) => ({ value: kind, name: t(`kind-${kind}`) }))])}
  ${ofOptions(statistics)}
  ${choice("seats", statistics, [all(0), ...catalogue.seats.map((seats) => ({ value: seats, name: String(seats) }))])}
  ${choice("days", statistics, [all(0), ...SPANS.map((days) => ({ value: days, name: t("statistics-days", { days }) }))])}`;
