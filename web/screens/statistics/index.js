/** Statistics of the games finished in this browser. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { partOf } from "../../actions/guard.js";
import { closeStatistics, everything } from "../../actions/statistics.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { kinds } from "../../state/people.js";
import { state } from "../../state/store.js";
import { language, t } from "../../words/fluent.js";
import { deeds, points } from "./deeds.js";
import { feats } from "./feats.js";
import { files } from "./files.js";
import { chosen } from "./filter.js";
import { filters } from "./filters.js";
import { list, records } from "./games.js";
import { ENOUGH } from "./goals.js";
import { greeting } from "./greeting.js";
import { wins } from "./wins.js";

export const name = /** @type {const} */ ("statistics");

export const withoutTable = true;

export const title = () => t("statistics-title");

/** @typedef {import("../../state/state").Statistics} Statistics */

/** @param {Statistics} statistics */
const warnings = ({ refused, others, damaged }) =>
  html`${warning("refused", Number(refused))}${warning("others", others)}${warning("damaged", damaged)}`;

/**
 * @param {"refused" | "others" | "damaged"} what
 * @param {number} count
 */
const warning = (what, count) =>
  count ? html`<p class="sheet" role="status">${t(`statistics-${what}`, { count })}</p>` : nothing;

const terms = () => ({ kinds: kinds(), now: Date.now(), variantOf: game().statistics.variantOf });

/** Whether the player in question has too few games for shares, whatever the other choices. @param {Statistics} statistics */
const isNew = ({ games, filter: { game, who } }) =>
  chosen(games, { ...everything(), game, who }, terms()).length < ENOUGH;

/** A section of the figures. @typedef {(entries: import("./figures.js").Entry[]) => unknown} Section */

/** @type {Section[]} */
const FIRST = [greeting, feats, points];

/** @returns {Section[]} */
function full() {
  const [first, ...others] = game().statistics.deeds.map(
    (kind, place) => /** @type {Section} */ ((entries) => deeds(entries, kind, place === 0)),
  );
  return [wins, records, feats, ...(first ? [first] : []), points, ...others];
}

/** @param {Statistics} statistics */
function figures(statistics) {
  const entries = chosen(statistics.games, statistics.filter, terms());
  if (!entries.length) return html`<p class="sheet" role="status">${t("statistics-none-fit")}</p>`;
  const sections = [...(isNew(statistics) ? FIRST : full()), () => list(entries, statistics.listed)];
  return html`${sections.map((section) => partOf(() => section(entries)))}`;
}

/** @param {Statistics} statistics */
const counted = (statistics) =>
  statistics.games.length
    ? html`${partOf(() => filters(statistics))}${guard([statistics.games, statistics.filter, statistics.listed, state.ready, language()], () => partOf(() => figures(statistics)))}`
    : html`<p class="sheet">${t("statistics-none")}</p>${partOf(() => greeting([]))}`;

export const draw = () => html`<div class="end">
  <main class="look-back statistics" data-screen=${name}>
    <header class="row wrap">
      <h1 data-focus tabindex="-1">${t("statistics-title")}</h1>
      <button type="button" class="button push" data-action="close-statistics" @click=${closeStatistics}>
        ${icon("chev")}<span>${t("statistics-close")}</span>
      </button>
    </header>
    ${state.statistics ? html`${warnings(state.statistics)}${counted(state.statistics)}${files(state.statistics)}` : nothing}
  </main>
</div>`;
