/** Judgements of decisions, each with its chess annotation, and the accuracy of each player. */
import { html, nothing } from "lit-html";
import { house } from "../state/catalogue.js";
import { nameOf } from "../state/people.js";
import { t } from "../words/fluent.js";
import { seal } from "./seal.js";

/** @typedef {import("../types").LookBack} LookBack */
/** @typedef {NonNullable<import("../types").Decision["judgement"]>} Judgement */

/** @type {Record<Judgement, string>} */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

const JUDGEMENTS = /** @type {Judgement[]} */ (Object.keys(SIGNS));

/** @param {Judgement} judgement */
export const sign = (judgement) =>
  html`<span class="judgement" data-judgement=${judgement} aria-hidden="true">${SIGNS[judgement]}</span>`;

/**
 * The fewest lost games in a hundred that earn a decision this judgement.
 * @param {Judgement} judgement
 */
const least = (judgement) => Math.round(100 * house.judgements[judgement]);

/** @param {Judgement} judgement */
const called = (judgement) => html`<li class="row">
  ${sign(judgement)} ${t("judgement-from", { judgement: t(`judgement-${judgement}`), games: least(judgement) })}
</li>`;

/**
 * @param {LookBack} found
 * @param {number} seat
 */
function accuracyOf({ table, accuracy }, seat) {
  const { mean, judged } = accuracy[seat];
  const facts = { name: nameOf(table, seat), accuracy: Math.round(mean ?? 0), ...judged };
  return html`<li class="row" data-seat=${seat + 1}>
    ${seal(seat, "small")}<bdi aria-hidden="true">${nameOf(table, seat)}</bdi>
    <b class="num" aria-hidden="true">${mean === null ? "–" : t("percent", { percent: Math.round(mean) })}</b>
    <span class="row soft small" aria-hidden="true">
      ${JUDGEMENTS.map((name) => (judged[name] ? html`<span>${SIGNS[name]} ${judged[name]}</span>` : nothing))}
    </span>
    <span class="sr">${mean === null ? t("accuracy-unknown", facts) : t("accuracy-of", facts)}</span>
  </li>`;
}

/**
 * The accuracy of each player with judged decisions, and its formula in words behind a press.
 * @param {LookBack} found
 */
export const accuracy = (found) => html`<ul class="accuracy">
    ${found.accuracy.map((_, seat) => accuracyOf(found, seat))}
  </ul>
  <details class="how">
    <summary class="small">${t("accuracy-how")}</summary>
    <p class="soft small">${t("accuracy-note")}</p>
  </details>`;

/** The meaning of each mark. */
export const legend = () => html`<ul class="judgements soft small">
  ${JUDGEMENTS.map(called)}
</ul>`;
