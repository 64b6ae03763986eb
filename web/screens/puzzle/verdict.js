/** The verdict on an answer to a puzzle: right or wrong, and all answers with their losses and reasons. */
import { html, nothing } from "lit-html";
import { game } from "../../games/index.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { intoView } from "../../parts/view.js";
import { isRight } from "../../state/puzzles.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").PuzzleOnShow} PuzzleOnShow */
/** @typedef {import("../../types").Verdict} Verdict */
/** @typedef {Verdict["answers"][number]} Judged */

/** @param {PuzzleOnShow} puzzle */
export function verdictTitle({ verdict }) {
  if (!verdict) return t("status-sent");
  return isRight(verdict) ? t("puzzle-right") : t("puzzle-wrong", { games: verdict.answers[verdict.given].loss });
}

/** @param {Judged} judged */
const worth = ({ loss }) => (loss ? t("puzzle-loss", { games: loss }) : t("puzzle-best"));

/**
 * @param {string} stage
 * @param {Judged} judged
 * @param {boolean} isGiven
 */
const line = (
  stage,
  judged,
  isGiven,
) => html`<li class="advised-answer" ?data-marked=${!judged.loss} ?data-given=${isGiven}>
  ${judged.loss ? html`<span class="ico"></span>` : icon("hint")}
  <b>${game().answerSaid(stage, judged.names)} ${isGiven ? html`<span class="soft small">${t("puzzle-given")}</span>` : nothing}</b>
  <span class="chance">${worth(judged)}</span>
  ${judged.reasons.length ? html`<span class="because small">${game().reason(judged.reasons)}</span>` : nothing}
</li>`;

/** @param {PuzzleOnShow} puzzle */
const list = ({ verdict, table }) => {
  const stage = table.view.question?.name ?? "";
  return verdict?.answers.map((judged, place) => line(stage, judged, place === verdict.given));
};

/**
 * The verdict, the best answer and its reason, to read out; the whole list follows it on the page.
 * @param {PuzzleOnShow} puzzle
 */
function said(puzzle) {
  const { verdict, table } = puzzle;
  if (!verdict || verdict.done < 1) return "";
  const [best] = verdict.answers;
  const name = game().answerSaid(table.view.question?.name ?? "", best.names);
  return [verdictTitle(puzzle), t("puzzle-said", { name }), game().reason(best.reasons)].join(" ");
}

/** @param {PuzzleOnShow} puzzle */
export const verdict = (puzzle) => html`<p class="sr" role="status" data-said="verdict">${said(puzzle)}</p>
  ${
    puzzle.verdict
      ? html`<section class="advice" aria-labelledby="answers" ${whenNew(intoView)}>
        <h3 id="answers">${t("puzzle-answers")}</h3>
        <div class="answers" role="group" tabindex="0" aria-labelledby="answers">
          <ol>
            ${list(puzzle)}
          </ol>
        </div>
      </section>`
      : nothing
  }`;
