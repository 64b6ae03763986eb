/** The review beside the controls of a replay: the judgement of the decision on show, and better answers. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { showAnswer, stepMistake, toLookBack } from "../../actions/review.js";
import { game } from "../../games/index.js";
import { percent } from "../../parts/chance.js";
import { icon } from "../../parts/icon.js";
import { sign } from "../../parts/judgement.js";
import { styled } from "../../parts/styled.js";
import { games } from "../../state/look_back.js";
import { mistakes, nextMistake, placeShown, review, reviewed } from "../../state/review.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Candidate} Candidate */
/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").LookBack} LookBack */

/** Only wide windows have room for the answers beside the table. */
const roomy = matchMedia("(min-width: 68rem)");

/**
 * The judgement in a sentence, also if it is still to come.
 * @param {Decision | undefined} decision
 */
function said(decision) {
  if (!decision) return t(state.table?.over ? "review-over" : "review-waiting");
  const { stage, candidates, loss, judgement, chosen } = decision;
  if (!judgement) return t(chosen ? "review-good" : "review-best");
  const facts = { best: game().words.answerSaid(stage, candidates[0].names), games: games(loss) };
  return t("review-lost", { ...facts, judgement: t(`judgement-${judgement}`) });
}

/** The judgement of the moment on show, to read out; empty without a review. */
export const reviewSaid = () => (review() ? said(reviewed()) : "");

/**
 * @param {Decision} decision
 * @param {Candidate} candidate
 * @param {number} place
 */
function answer(decision, { names, chances, reasons }, place) {
  const shown = place === placeShown(decision);
  const { seat, stage, chosen } = decision;
  return html`<li>
    <button
      type="button"
      class="advised-answer"
      aria-pressed=${shown ? "true" : "false"}
      ?data-marked=${shown}
      @click=${() => showAnswer(place)}
    >
      ${shown ? icon("hint") : html`<span class="ico"></span>`}
      <b
        >${game().words.answerSaid(stage, names)}${place === chosen ? html` <span class="tag">${t("look-back-chosen")}</span>` : nothing}</b
      ><span class="chance">${t("advice-chance", { chance: percent(chances[seat]) })}</span>
      <span class="because small">${game().words.reason(reasons)}</span>
    </button>
  </li>`;
}

/** @param {Decision} decision */
const answers = (decision) => html`<h3>${t("advice-title")}</h3>
  <ol>
    ${repeat(
      decision.candidates,
      (_, place) => `${decision.ply} ${place}`,
      (one, place) => answer(decision, one, place),
    )}
  </ol>`;

/** @param {LookBack} found */
const progress = ({ done, of, decisions }) =>
  done < 1
    ? html`<p class="small">${t(of ? "look-back-progress" : "look-back-begun", { looked: decisions.length, count: of })}</p>`
    : nothing;

/**
 * @param {LookBack} found
 * @param {Decision | undefined} decision
 */
const details = (found, decision) => html`<div class="advice">
  <div class="answers">
    ${decision ? answers(decision) : nothing}
    ${progress(found)}
    <button type="button" class="link" data-action="look-back" @click=${toLookBack}>${t("look-back-button")}</button>
  </div>
</div>`;

/**
 * @param {"mistake-back" | "mistake-on"} action its action, which also names its words
 * @param {1 | -1} way
 */
const toMistake = (action, way) => html`<button
  type="button"
  class="button"
  data-action=${action}
  aria-label=${t(`replay-${action}`)}
  title=${t(`replay-${action}`)}
  aria-disabled=${nextMistake(way) === undefined ? "true" : "false"}
  @click=${() => stepMistake(way)}
>
  ${way < 0 ? icon("step", "ico flip") : nothing}${icon("mistake")}<span class="named" aria-hidden="true">${t(`replay-${action}`)}</span>${way > 0 ? icon("step") : nothing}
</button>`;

/** The judgement of the decision on show, between buttons to the previous and the next mistake. */
export function judgement() {
  const found = review();
  const decision = reviewed();
  if (!found) return nothing;
  return html`<div class="judged row">
    ${toMistake("mistake-back", -1)}
    <details ?open=${roomy.matches}>
      <summary class="row">
        ${decision?.judgement ? sign(decision.judgement) : nothing}<span>${said(decision)}</span>${icon("chev", "ico chev")}
      </summary>
      ${details(found, decision)}
    </details>
    ${toMistake("mistake-on", 1)}
  </div>`;
}

/** Marks above the slider, at the mistakes found so far. */
export const places = () => html`<div class="mistakes" aria-hidden="true">
  ${mistakes().map(
    ({ ply, seat, judgement: judged }) =>
      html`<i
        data-seat=${seat + 1}
        data-judgement=${judged ?? nothing}
        ${styled({ left: `${(100 * ply) / Math.max(1, state.replay?.last ?? 1)}%` })}
      ></i>`,
  )}
</div>`;
