/** A puzzle: a table with the question in its middle, then with the worth of the answer. */
import { html, nothing } from "lit-html";
import { leavePuzzle, solveNext } from "../../actions/puzzles.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { asked, picking } from "../../state/choice.js";
import { ofGrade, solvedOf } from "../../state/puzzles.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { answers, asking, count } from "../table/ask.js";
import { around } from "../table/index.js";
import { verdict, verdictTitle } from "./verdict.js";

export const name = /** @type {const} */ ("puzzle");

export const title = () => t("puzzles-title");

/** @typedef {import("../../types").PuzzleOnShow} PuzzleOnShow */
/** @typedef {import("../../types").Table} Table */

const leave = () => html`<button type="button" class="button" data-action="leave" @click=${leavePuzzle}>
  ${icon("ship")}<span>${t("puzzle-leave")}</span>
</button>`;

/** @param {PuzzleOnShow} puzzle */
const onwards = ({ grade }) => html`<button
  type="button"
  class="button main"
  data-action="next"
  @click=${() => solveNext(grade)}
>
  ${icon("play")}<span>${t("puzzle-next")}</span>
</button>`;

/** `Hard · 3 of 60 solved · Second edition, New Buildings`. @param {PuzzleOnShow} puzzle */
const standing = ({ grade, table }) =>
  [
    t(`puzzle-grade-${grade}`),
    t("puzzle-solved", { done: solvedOf(grade), count: ofGrade(grade).length }),
    game().optionWords(table.view.options),
  ].join(" · ");

/** @param {Table} table */
function instruction(table) {
  const question = asked();
  return question
    ? html`${game().instruction(table, question)} <span class="effect">${game().effect(question)}</span>`
    : nothing;
}

/** @param {PuzzleOnShow} puzzle */
function panel(puzzle) {
  const [question, choosing, { table }] = [asked(), picking(), puzzle];
  return html`<section class="ask" data-place="ask" aria-label=${t("ask-label")} data-question=${question?.name ?? nothing} ?data-idle=${!question}>
    <div class="head">
      <h2 data-focus tabindex="-1">${question ? game().promptFor(table, question) : verdictTitle(puzzle)}</h2>
      ${choosing ? count(choosing) : nothing}
    </div>
    ${question ? asking(table, question) : nothing}
    <p class="instruction small soft">${instruction(table)} <span class="standing">${standing(puzzle)}</span></p>
    <div class="row acts">${leave()}${question ? answers(table, question) : onwards(puzzle)}</div>
    ${verdict(puzzle)}
  </section>`;
}

/** @param {Table} shown */
export const draw = (shown) => (state.puzzle ? around(shown, name, panel(state.puzzle)) : nothing);
