/** A puzzle: a table with the question in its middle, then with the worth of the answer. */
import { html, nothing } from "lit-html";
import { playPuzzle } from "../../actions/play.js";
import { leavePuzzle, solveNext, tryAgain } from "../../actions/puzzles.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { asked, picking } from "../../state/choice.js";
import { ofGrade, solvedOf } from "../../state/puzzles.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { answers, asking, count } from "../table/ask.js";
import { around } from "../table/index.js";
import { undrawn } from "../table/undrawn.js";
import { verdict, verdictTitle } from "./verdict.js";

export const name = /** @type {const} */ ("puzzle");

export const title = () => t("puzzles-title");

/** @typedef {import("../../types").PuzzleOnShow} PuzzleOnShow */
/** @typedef {import("../../types").Table} Table */

const leave = () => html`<button type="button" class="button" data-action="leave" @click=${leavePuzzle}>
  ${icon("ship")}<span>${t("puzzle-leave")}</span>
</button>`;

/** @param {string} action @param {string} look @param {string} drawing @param {() => unknown} act */
const button = (action, look, drawing, act) => html`<button
  type="button"
  class="button ${look}"
  data-action=${action}
  @click=${act}
>
  ${icon(drawing)}<span>${t(`puzzle-${action}`)}</span>
</button>`;

/** @param {PuzzleOnShow} puzzle */
const onwards = ({ grade, code }) => [
  button("again", "", "undo", tryAgain),
  button("play-on", "", "fork", () => playPuzzle(code)),
  button("next", "main", "play", () => solveNext(grade)),
];

/** `3 of 60 solved · Second edition, New Buildings`. @param {PuzzleOnShow} puzzle */
const standing = ({ grade, table }) =>
  [t("puzzle-solved", { done: solvedOf(grade), count: ofGrade(grade).length }), game().start.optionWords(table.options)]
    .filter(Boolean)
    .join(" · ");

/** The one question of all puzzles, then the game's own. @param {Table} table @param {import("../../types").Asked} question */
const heading = (table, question) =>
  html`${t("puzzle-question")} <span class="soft">${game().ask.prompt(table, question)}</span>`;

/** @param {Table} table */
function instruction(table) {
  const question = asked();
  return question
    ? html`${game().ask.instruction(table, question)} <span class="effect">${game().ask.effect(question, table)}</span>`
    : nothing;
}

/** @param {PuzzleOnShow} puzzle */
function panel(puzzle) {
  const [question, choosing, { table }] = [asked(), picking(), puzzle];
  return html`<section class="ask" data-place="ask" aria-label=${t("ask-label")} data-question=${question?.name ?? nothing} ?data-idle=${!question} ?data-pressed=${table.view.question?.form === "one"}>
    <div class="head">
      <h2 data-focus tabindex="-1">${question ? heading(table, question) : verdictTitle(puzzle)}</h2>
      ${choosing ? count(choosing) : nothing}
    </div>
    ${question ? asking(table, question) : nothing}
    <p class="instruction small soft">${instruction(table)} <span class="standing">${standing(puzzle)}</span></p>
    ${undrawn()}
    <div class="row wrap acts">${leave()}${question ? answers(table, question) : onwards(puzzle)}</div>
    ${verdict(puzzle)}
  </section>`;
}

/** @param {Table} shown */
export const draw = (shown) => (state.puzzle ? around(shown, name, panel(state.puzzle)) : nothing);
