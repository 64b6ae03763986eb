/** The greeting of statistics until enough games are played: results in short, and the next goals. */
import { html } from "lit-html";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { catalogue } from "../../state/catalogue.js";
import { t } from "../../words/fluent.js";
import { bests, won } from "./figures.js";
import { goalsOf } from "./goals.js";
import { whole } from "./wins.js";

/** @typedef {import("./figures.js").Entry} Entry */
/** @typedef {import("./goals.js").Goal} Goal */

/** @param {string} drawing @param {string | number} figure @param {string} words */
const tile = (drawing, figure, words) =>
  html`<li>${icon(drawing)}<b class="num">${figure}</b><span class="soft small">${words}</span></li>`;

/** @param {Entry[]} entries */
function results(entries) {
  const { games, wins } = won(entries);
  const best = bests(entries, catalogue.fewest).points?.own.total ?? 0;
  return html`<ul class="results">
    ${tile("ship", games, t("statistics-played"))}${tile("laurel", whole(wins), t("statistics-victories"))}
    ${tile(game().statistics.drawing, best, t(catalogue.fewest ? "statistics-least" : "statistics-best"))}
  </ul>`;
}

/** The icons of goals that points do not make. @type {Record<string, string>} */
const DRAWINGS = { win: "laurel", level: "laurel", games: "ship" };

/** @param {Goal} goal */
const named = ({ id, count, done, level = "" }) =>
  t(`statistics-goal-${id}`, { goal: count, most: done, level: level && t(`kind-${level}.short`) });

/** The share of a goal that is done, in percent; a goal of few points comes nearer from above. @param {Goal} goal */
const nearness = ({ id, count, done }) =>
  Math.max(0, Math.min(100, 100 * (id === "fewest" ? count / done : done / count) || 0));

/** @param {Goal} goal */
const goal = (goal) => html`<li>
  ${icon(DRAWINGS[goal.id] ?? game().statistics.drawing)}<span>${named(goal)}</span>
  <span class="meter" aria-hidden="true"><i ${styled({ width: `${nearness(goal)}%` })}></i></span>
</li>`;

/** @param {Entry[]} entries */
export const greeting = (entries) => html`<section class="sheet" aria-labelledby="wins">
  <h2 id="wins">${icon("ship")}${t("statistics-first")}</h2>
  ${results(entries)}
  <h3>${t("statistics-goals")}</h3>
  <ul class="goals">
    ${goalsOf(entries, catalogue.ladder, { ...game().statistics.goal, fewest: catalogue.fewest }).map(goal)}
  </ul>
</section>`;
