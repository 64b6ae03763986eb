/** The verdict on an answer to a puzzle: the best answer and the given one with their reasons, then all with losses. */
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
  if (!verdict) return t("puzzle-judging");
  return t(isRight(verdict) ? "puzzle-right" : "puzzle-wrong");
}

/** @param {PuzzleOnShow} puzzle @param {Judged} judged */
const nameOf = ({ table }, { names }) => game().words.answerSaid(table.view.question?.name ?? "", names);

/** @param {PuzzleOnShow} puzzle @param {Judged} judged */
const named = (puzzle, judged) =>
  t(judged === puzzle.verdict?.answers[0] ? "puzzle-best-is" : "puzzle-given-is", { name: nameOf(puzzle, judged) });

/** The games lost, in a sentence. @param {Judged} judged */
const cost = ({ loss }) => (loss ? t("puzzle-cost", { games: loss }) : "");

/** The reasons in sentences, then the games lost. @param {Judged} judged */
const because = (judged) => [game().words.reason(judged.reasons), cost(judged)].filter(Boolean).join(" ");

/** The answers to explain: the best, and the given one if it is another. @param {Verdict} verdict */
const explained = ({ answers, given }) => [...new Set([answers[0], answers[given]])];

/** @param {PuzzleOnShow} puzzle @param {Judged} judged */
const explanation = (puzzle, judged) => html`<div class="explained" ?data-marked=${!judged.loss}>
  <b>${named(puzzle, judged)}</b>
  <p class="because"><span>${game().words.reason(judged.reasons)}</span> ${cost(judged)}</p>
</div>`;

/** @param {Judged} judged */
const worth = ({ loss }) => (loss ? t("puzzle-loss", { games: loss }) : t("puzzle-best"));

/** @param {PuzzleOnShow} puzzle @param {Judged} judged @param {boolean} isGiven */
const line = (puzzle, judged, isGiven) => html`<li
  class="advised-answer"
  ?data-marked=${!judged.loss}
  ?data-given=${isGiven}
>
  ${judged.loss ? html`<span class="ico"></span>` : icon("check")}
  <b>${nameOf(puzzle, judged)} ${isGiven ? html`<span class="soft small">${t("puzzle-given")}</span>` : nothing}</b>
  <span class="chance">${worth(judged)}</span>
</li>`;

/** A sentence with its mark at the end. @param {string} text */
const ended = (text) => (/[.!?]$/.test(text) ? text : t("full-stop", { text }));

/**
 * The verdict and the explained answers, to read out; the whole list follows it on the page.
 * @param {PuzzleOnShow} puzzle
 */
function said(puzzle) {
  const { verdict } = puzzle;
  if (!verdict || verdict.done < 1) return "";
  const told = explained(verdict).map((one) => `${t("full-stop", { text: named(puzzle, one) })} ${because(one)}`);
  return [ended(verdictTitle(puzzle)), ...told].join(" ");
}

/** @param {PuzzleOnShow} puzzle @param {Verdict} verdict */
const shown = (puzzle, verdict) => html`<section class="advice" aria-labelledby="answers" ${whenNew(intoView)}>
  <div class="answers" role="group" tabindex="0" aria-labelledby="answers">
    ${explained(verdict).map((one) => explanation(puzzle, one))}
    <h3 id="answers">${t("puzzle-answers")}</h3>
    <ol>
      ${verdict.answers.map((one, place) => line(puzzle, one, place === verdict.given))}
    </ol>
  </div>
</section>`;

/** @param {PuzzleOnShow} puzzle */
export const verdict = (puzzle) => html`<p class="sr" role="status" data-said="verdict">${said(puzzle)}</p>
  ${puzzle.verdict ? shown(puzzle, puzzle.verdict) : nothing}`;
