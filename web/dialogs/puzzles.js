/** The number of puzzles of each grade, in all and solved. */
import { html } from "lit-html";
import { solveNext } from "../actions/puzzles.js";
import { icon } from "../parts/icon.js";
import { GRADES, ofGrade, solvedOf } from "../state/puzzles.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @param {import("../types").Puzzle["grade"]} grade */
function line(grade) {
  const [done, count] = [solvedOf(grade), ofGrade(grade).length];
  const name = t(`puzzle-grade-${grade}`);
  return html`<li class="row">
    <span><b>${name}</b> <span class="soft">${t("puzzle-solved", { done, count })}</span></span>
    <button
      type="button"
      class="button push"
      data-action="solve-${grade}"
      aria-label=${t("puzzle-solve-grade", { grade: name })}
      ?disabled=${done === count || !state.ready}
      @click=${() => solveNext(grade)}
    >
      ${icon(done === count ? "check" : "play")}<span>${t("puzzle-solve")}</span>
    </button>
  </li>`;
}

export const name = /** @type {const} */ ("puzzles");

export const title = () => t("puzzles-title");

export const draw = () => html`<div class="menu">
  <p>${t("puzzles-about")}</p>
  <ul class="grades">
    ${GRADES.map(line)}
  </ul>
  <small class="note">${t("puzzles-again")}</small>
</div>`;
