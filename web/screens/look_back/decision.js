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
import { games } from "../../state/look_back.js";
import { person } from "../../state/people.js";
import { language, t } from "../../words/fluent.js";

/** @typedef {import("../../types").Candidate} Candidate */
/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").Table} Table */

/**
 * The given answer as a sentence, with its round.
 * @param {Table} table
 * @param {Decision} decision
 */
const given = (table, decision) =>
  t("look-back-given", {
    era: t("era", { era: decision.round }),
    given: game().words.given(decision, person(table, decision.seat)),
  });

/**
 * The best answer instead of a costly one, and the chances with both.
 * @param {Decision} decision
 */
function better({ seat, stage, candidates, chosen, loss }) {
  if (!loss) return nothing;
  const [best, own] = [candidates[0], candidates[chosen]];
  const facts = { best: game().words.answerSaid(stage, best.names), from: percent(best.chances[seat]) };
  return html`<span class="soft small">${t("look-back-better", { ...facts, to: percent(own.chances[seat]) })}</span>`;
}

/**
 * @param {Decision} decision
 * @param {Candidate} candidate
 * @param {number} place
 */
const candidate = ({ seat, stage, chosen }, { names, chances, reasons }, place) => html`<li
  ?data-chosen=${place === chosen}
>
  ${place ? html`<span class="ico"></span>` : icon("hint")}
  <b>${game().words.answer(stage, names)}${place === chosen ? html` <span class="tag">${t("look-back-chosen")}</span>` : nothing}</b>
  <span class="num">${percent(chances[seat])}</span>
  <span class="meter"><i ${styled({ width: `${100 * chances[seat]}%` })}></i></span>
  <span class="because small">${game().words.reason(reasons)}</span>
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
    <span class="deed"><b>${given(table, decision)}</b><span class="row">${judged(decision)}${better(decision)}</span></span>
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
