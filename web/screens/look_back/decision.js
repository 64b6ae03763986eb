/** A decision of a finished game: the answer, the other candidates, and the reasons. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { toggleDecision } from "../../actions/look_back.js";
import { openDecision } from "../../actions/review.js";
import { game } from "../../games/index.js";
import { percent } from "../../parts/chance.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { sign } from "../../parts/judgement.js";
import { seal } from "../../parts/seal.js";
import { styled } from "../../parts/styled.js";
import { intoView } from "../../parts/view.js";
import { againButton } from "../../parts/what_if.js";
import { nameOf, person } from "../../state/people.js";
import { dashed, language, t } from "../../words/fluent.js";

/** @typedef {import("../../types").Candidate} Candidate */
/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").Table} Table */

/** @param {Decision} decision */
const given = ({ stage, candidates, chosen }) => game().answerName(stage, candidates[chosen].names);

/**
 * The subject of a decision: `Payment: Library`.
 * @param {Decision} decision
 */
function about({ stage, source }) {
  const what = t(`stage-${dashed(stage)}`);
  return typeof source === "number" ? t("stage-for", { stage: what, card: game().nameOf(source) }) : what;
}

/** A change of the chance of winning, as games in a hundred. @param {number} share */
export const games = (share) => Math.round(Math.abs(share) * 100);

/**
 * A costly decision, in a sentence.
 * @param {Table} table
 * @param {Decision} decision
 */
export const turn = (table, decision) =>
  t("look-back-turn", {
    ...person(table, decision.seat),
    round: decision.round,
    stage: about(decision),
    given: given(decision),
    best: game().answerName(decision.stage, decision.candidates[0].names),
    games: games(decision.loss),
  });

/**
 * @param {Decision} decision
 * @param {Candidate} candidate
 * @param {number} place
 */
const candidate = ({ seat, stage, chosen }, { names, chances, reasons }, place) => html`<li
  ?data-chosen=${place === chosen}
>
  ${place ? html`<span class="ico"></span>` : icon("hint")}
  <b>${game().answerName(stage, names)}${place === chosen ? html` <span class="tag">${t("look-back-chosen")}</span>` : nothing}</b>
  <span class="num">${percent(chances[seat])}</span>
  <span class="meter"><i ${styled({ width: `${100 * chances[seat]}%` })}></i></span>
  <span class="because small">${game().reason(reasons)}</span>
</li>`;

/** @param {Decision} decision */
const candidates = (decision) => html`<ol class="candidates">
  ${decision.candidates.map((one, place) => candidate(decision, one, place))}
</ol>`;

/** @param {Decision} decision */
const ways = ({ ply, seat }) => html`<p class="row wrap">
  <button type="button" class="link small" data-replay=${ply} @click=${() => openDecision(ply)}>
    ${t("replay-there")}
  </button>
  ${againButton({ ply, seat })}
</p>`;

/** @param {number} loss */
const cost = (loss) =>
  loss
    ? html`<span class="cost"
        ><span aria-hidden="true">−${games(loss)}</span><span class="sr">${t("look-back-cost", { games: games(loss) })}</span></span
      >`
    : html`<span class="cost" data-zero></span>`;

/** @param {Decision} decision */
const judged = ({ judgement }) =>
  judgement
    ? html`${sign(judgement)} <span class="sr">${t("comma", { text: t(`judgement-${judgement}`) })}</span>`
    : nothing;

/**
 * @param {Table} table
 * @param {Decision} decision
 * @param {boolean} open
 */
const drawn = (table, decision, open) => html`<button
    type="button"
    aria-expanded=${open ? "true" : "false"}
    @click=${() => toggleDecision(decision.ply)}
  >
    ${seal(decision.seat, "small")}
    <span class="what">
      <span class="sr">${t("comma", { text: nameOf(table, decision.seat) })}</span>
      <b>${given(decision)}</b><span class="soft small">${judged(decision)}${about(decision)}</span>
    </span>
    <span class="num">${percent(decision.candidates[decision.chosen].chances[decision.seat])}</span>
    ${cost(decision.loss)}${icon("chev", "ico chev")}
  </button>
  ${open ? html`${candidates(decision)}${ways(decision)}` : nothing}`;

/** @param {Element} entry the target */
function goTo(entry) {
  const button = entry.querySelector("button");
  button?.focus({ preventScroll: true });
  intoView(button, "center");
}

/**
 * @param {import("../../types").LookBack} found
 * @param {Decision} decision
 */
export function entry({ table, open: all, goal }, decision) {
  const { ply, seat } = decision;
  const open = all.includes(ply);
  return html`<li class="decision" data-decision=${ply} data-seat=${seat + 1} ${goal?.ply === ply ? whenNew(goTo, goal) : nothing}>
    ${guard([decision, open, language()], () => drawn(table, decision, open))}
  </li>`;
}
