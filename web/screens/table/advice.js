/** A hint: the button that asks for it, and its best answers with their reasons. */

import { html, nothing } from "lit-html";
import { takeUp } from "../../actions/advice.js";
import { askForHint, closeHint } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { decided, percent } from "../../parts/chance.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { intoView } from "../../parts/view.js";
import { handOpen } from "../../state/people.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Advice} Advice */
/** @typedef {import("../../types").Asked} Asked */

/** @param {Asked | null} question */
export const hintButton = (question) =>
  question && !state.sent && state.table && !state.table.serious && handOpen(state.table)
    ? html`<button
        type="button"
        class="button ask-hint"
        data-action="hint"
        aria-expanded=${state.hint ? "true" : "false"}
        ${styled({ "--done": state.hint?.done ?? 0 })}
        @click=${state.hint ? closeHint : askForHint}
      >
        ${icon(state.hint?.advice.length ? "close" : "hint")}<span>${t("hint-button")}</span>
      </button>`
    : nothing;

/** @param {Advice} advice */
const chanceOf = ({ chance }) => t("advice-chance", { chance: percent(chance) });

/** The sentence that all answers are equally good, if their chances are equal. */
function evenness() {
  const game = decided(state.hint?.advice.map(({ chance }) => chance) ?? []);
  return game && t("advice-even", { game });
}

/**
 * The sentences, then the figures.
 * @param {Advice} advice
 */
const because = ({ reasons }) => html`<span class="because small"
  >${game().words.sentences(reasons)} <span class="soft">${game().words.figures(reasons)}</span></span
>`;

/**
 * @param {Asked} question
 * @param {Advice} advice
 * @param {number} place
 */
const line = (question, advice, place) => html`<li>
  <button type="button" class="advised-answer" ?data-marked=${place === state.advised} @click=${() => takeUp(place)}>
    ${place === state.advised ? icon("hint") : html`<span class="ico"></span>`}
    <b>${game().words.answerSaid(question.name, advice.names)}</b><span class="chance">${chanceOf(advice)}</span>
    ${because(advice)}
  </button>
</li>`;

/**
 * The answer taken up and its reason, below answers that stand side by side; each button says both itself. It opens
 * to its full length in their place.
 * @param {Asked} question
 */
function reasoned(question) {
  const advice = state.hint?.advice[state.advised];
  if (!advice) return nothing;
  const name = game().words.answerSaid(question.name, advice.names);
  const [said, figures] = [game().words.sentences(advice.reasons), game().words.figures(advice.reasons)];
  if (!said && !figures) return html`<p class="reasoned small" aria-hidden="true"><b>${name}</b></p>`;
  const added = said && html`<span class="soft">${figures}</span>`;
  return html`<details class="reasoned small"><summary><b>${name} · </b>${said || figures} ${added}</summary></details>`;
}

/** @param {string} words */
const note = (words) => html`<p class="small">${words}</p>`;

/** @param {Asked} question */
const panel = (question) => html`<section class="advice" aria-label=${t("advice-title")} ${whenNew(intoView)}>
  <h3>${t("advice-title")}</h3>
  <button type="button" class="button plain" data-action="close-hint" aria-label=${t("advice-close")} @click=${closeHint}>
    ${icon("close")}
  </button>
  <div class="answers">
    ${evenness() ? note(evenness()) : nothing}
    <ol>
      ${state.hint?.advice.map((advice, place) => line(question, advice, place))}
    </ol>
    ${reasoned(question)}
  </div>
</section>`;

/** @param {Asked} question */
function said(question) {
  const all = state.hint?.advice ?? [];
  const told = all.map((one) =>
    t("advice-said", {
      name: game().words.answerSaid(question.name, one.names),
      chance: chanceOf(one),
      reason: game().words.reason(one.reasons),
    }),
  );
  return state.hint && !all.length ? t("advice-thinking") : [evenness(), ...told].filter(Boolean).join(" ");
}

/** @param {Asked | null} question */
export const advice = (
  question,
) => html`<p class="sr" role="status" data-said="hint">${question ? said(question) : ""}</p>
  ${question && state.hint?.advice.length ? panel(question) : nothing}`;
