/** The shelves of puzzles: by grade, and the person's own mistakes, each with its results. */
import { html, nothing } from "lit-html";
import { readMistakes, removeMistake } from "../actions/mistakes.js";
import { solve, solveNext } from "../actions/puzzles.js";
import { game } from "../games/index.js";
import { whenNew } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { standingOf } from "../state/practice.js";
import { GRADES, ofGrade, solvedOf } from "../state/puzzles.js";
import { state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { commas, dashed, has, t } from "../words/fluent.js";

/** @typedef {import("../types").Puzzle} Puzzle */
/** @typedef {import("../types").Mistake} Mistake */
/** @typedef {Puzzle["grade"]} Grade */

/** @param {"new" | "again" | "solved"} standing */
const mark = (standing) => (standing === "new" ? nothing : icon(standing === "solved" ? "check" : "undo", "ico mark"));

/** A puzzle by its number. @param {Puzzle} puzzle @param {number} at */
function numbered(puzzle, at) {
  const standing = standingOf(state.practice, puzzle);
  const label = t("puzzle-entry", { place: at + 1, standing });
  return html`<li>
    <button type="button" class="button" aria-label=${label} data-standing=${standing} ?disabled=${!state.ready} @click=${() => solve(puzzle)}>
      <span class="num">${at + 1}</span>${mark(standing)}
    </button>
  </li>`;
}

/** The question of a mistake and its answer; as they stand there, if this version asks no such question. @param {Mistake} mistake */
function questionAndAnswer({ stage, names }) {
  const id = `stage-${dashed(stage)}`;
  return has(id) ? [t(id), game().words.answer(stage, names)] : [stage, commas(names)];
}

/** A mistake in words. @param {Mistake} mistake */
function told(mistake) {
  const [stage, name] = questionAndAnswer(mistake);
  const { round, games, when } = mistake;
  return [t("mistake-entry", { era: t("era", { era: round }), stage, name, games }), t("continue-when", { when })];
}

/** @param {Mistake} mistake */
function mistake(mistake) {
  const standing = standingOf(state.practice, mistake);
  const [what, when] = told(mistake);
  return html`<li>
    <button type="button" class="button" data-standing=${standing} ?disabled=${!state.ready} @click=${() => solve(mistake)}>
      <span>${what} <span class="soft small">${when}</span></span>${mark(standing)}
    </button>
  </li>`;
}

/** @param {Grade} grade */
const entries = (grade) =>
  grade === "own"
    ? html`<ol class="own-mistakes">${state.mistakes.puzzles.map(mistake)}</ol>`
    : html`<ol class="numbered">${ofGrade(grade).map(numbered)}</ol>`;

/** @param {Grade} grade @param {string} name */
function solveButton(grade, name) {
  const isOver = solvedOf(grade) === ofGrade(grade).length;
  return html`<button
    type="button"
    class="button push"
    data-action="solve-${grade}"
    aria-label=${t("puzzle-solve-grade", { grade: name })}
    ?disabled=${isOver || !state.ready}
    @click=${() => solveNext(grade)}
  >
    ${icon(isOver ? "check" : "play")}<span>${t("puzzle-solve")}</span>
  </button>`;
}

/** @param {Grade} grade @param {string} name */
const choice = (grade, name) => html`<details>
  <summary aria-label=${t("titled", { title: t("puzzle-choose"), text: name })}>${t("puzzle-choose")}</summary>
  ${entries(grade)}
</details>`;

/** @param {Grade} grade */
function shelf(grade) {
  const [name, count] = [t(`puzzle-grade-${grade}`), ofGrade(grade).length];
  return html`<li>
    <div class="row">
      <span><b>${name}</b> <span class="soft">${count ? t("puzzle-solved", { done: solvedOf(grade), count }) : t("mistakes-none")}</span></span>
      ${count ? solveButton(grade, name) : nothing}
    </div>
    ${count ? choice(grade, name) : nothing}
  </li>`;
}

/** Whether a shelf can have puzzles: a game may bring none along. @param {Grade} grade */
const isStocked = (grade) => grade === "own" || game().puzzles !== undefined;

/** A mistake that this version cannot replay may go; that of a later version stays. @param {import("../actions/puzzles.js").Closed} closed */
const closed = ({ code, error }) =>
  error.id === "newer_code"
    ? html`<p role="status">${errorWords(error)}</p>`
    : html`<p class="row wrap" role="status">
        <span>${t("mistake-gone")}</span>
        <button type="button" class="link" data-action="remove-mistake" @click=${() => removeMistake(code)}>
          ${t("mistake-remove")}
        </button>
      </p>`;

const lost = () =>
  state.mistakes.lost ? html`<p role="status">${t("mistakes-lost", { count: state.mistakes.lost })}</p>` : nothing;

export const name = /** @type {const} */ ("puzzles");

export const title = () => t("puzzles-title");

/**
 * @param {import("../types").Table} _
 * @param {import("../state/state").Dialog<import("../actions/puzzles.js").Closed>} open
 */
export const draw = (_, { about }) => html`<div class="menu" ${whenNew(readMistakes)}>
  ${about ? closed(about) : nothing}
  <p>${t("puzzles-about")}</p>
  <ul class="grades">
    ${GRADES.filter(isStocked).map(shelf)}
  </ul>
  ${lost()}<small class="note">${t("puzzles-again")}</small>
</div>`;
