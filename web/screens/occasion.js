/** The occasion of a table, in the bar: the puzzle on show, or the deal of a day. */
import { html, nothing } from "lit-html";
import { parOf, wantPar } from "../actions/day.js";
import { onceDrawn } from "../parts/drawn.js";
import { dayOn } from "../state/days.js";
import { mine } from "../state/people.js";
import { numberOf, ofGrade } from "../state/puzzles.js";
import { state } from "../state/store.js";
import { commas, dayInYear, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/** `Puzzle · Easy 1/79`. @param {import("../types").Puzzle} puzzle */
const puzzleWords = (puzzle) =>
  t("puzzle-place", {
    grade: t(`puzzle-grade-${puzzle.grade}`),
    place: String(numberOf(puzzle)),
    count: String(ofGrade(puzzle.grade).length),
  });

/** The opponents by level: `2 × Hard, 1 × Medium`. @param {Table} table */
function opponents(table) {
  const kinds = table.players.filter((_, seat) => seat !== mine(table)).map(({ kind }) => kind);
  return commas(
    [...new Set(kinds)].map((kind) =>
      t("day-opponents", { count: kinds.filter((one) => one === kind).length, level: t(`kind-${kind}.short`) }),
    ),
  );
}

/** `Deal of 26 November · against 3 × Hard · par 27`; only the day in narrow windows. @param {Table} table @param {string} day */
function dayWords(table, day) {
  onceDrawn(() => wantPar(day));
  const told = t("day-of", { day: dayInYear(day, "long"), opponents: opponents(table) });
  return html`<b class="occasion"><span class="full">${[told, parOf(day)].filter(Boolean).join(" · ")}</span
    ><span class="short">${dayInYear(day, "short")}</span></b>`;
}

/** @param {Table} table */
export function occasion(table) {
  if (state.puzzle) return html`<b class="occasion">${puzzleWords(state.puzzle)}</b>`;
  const day = dayOn(table);
  return day ? dayWords(table, day) : nothing;
}
