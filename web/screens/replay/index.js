/** The replay: the table at a moment of the game, with controls that step between moments. */
import { html, nothing } from "lit-html";
import { closeReplay, goTo, seeAs, step, stepRound, togglePlaying } from "../../actions/replay.js";
import { toggleReview } from "../../actions/review.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { shareButton } from "../../parts/share.js";
import { whatIfButton } from "../../parts/what_if.js";
import { headline } from "../../parts/winner.js";
import { nameOf } from "../../state/people.js";
import { review } from "../../state/review.js";
import { state } from "../../state/store.js";
import { dashed, t } from "../../words/fluent.js";
import { around } from "../table/index.js";
import { judgement, places, reviewSaid } from "./review.js";

export const name = /** @type {const} */ ("replay");

export { tableTitle as title } from "../title.js";

/** @typedef {import("../../types").Replay} Replay */

/**
 * The decision of the moment, as far as the viewer may know it: `Ada, role: Builder`.
 * @param {Replay} moment
 */
function said({ table, decided }) {
  const question = table.view.question;
  if (!question) return headline(table);
  const facts = { name: nameOf(table, question.seat), stage: t(`stage-${dashed(question.name)}`) };
  if (!decided) return t("replay-asked", facts);
  return t("replay-decided", { ...facts, answer: game().words.answer(question.name, decided.names) });
}

/** @param {Event} event */
const slide = ({ target }) => goTo(Number(/** @type {HTMLInputElement} */ (target).value));

/** @param {Replay} moment */
const slider = (moment) => html`<input
  type="range"
  data-action="moment"
  data-focus
  min="0"
  max=${moment.last}
  .value=${String(moment.ply)}
  aria-label=${t("replay-moment")}
  aria-valuetext=${said(moment)}
  @input=${slide}
/>`;

/**
 * @param {string} action its action, which also names its words
 * @param {() => void} act
 * @param {unknown} drawing
 */
const button = (action, act, drawing) => html`<button
  type="button"
  class="button"
  data-action=${action}
  aria-label=${t(`replay-${action}`)}
  title=${t(`replay-${action}`)}
  @click=${act}
>
  ${drawing}
</button>`;

/** @param {Replay} moment */
const steps = ({ last }) => html`
  ${button("first", () => goTo(0), icon("last", "ico flip"))}
  ${button("round-back", () => stepRound(-1), icon("skip", "ico flip"))}
  ${button("back", () => step(-1), icon("step", "ico flip"))}
  ${button(state.playing ? "pause" : "play", togglePlaying, icon(state.playing ? "pause" : "play"))}
  ${button("on", () => step(1), icon("step"))}
  ${button("round-on", () => stepRound(1), icon("skip"))}
  ${button("last", () => goTo(last), icon("last"))}
`;

/** @param {Event} event */
function choose({ target }) {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  seeAs(value === "decider" ? value : Number(value));
}

/** @param {import("../../types").Table} table */
const eyes = (table) => table.players.map((_, seat) => ({ value: seat, name: nameOf(table, seat) }));

/**
 * Lets the viewer choose a seat once the game is over and all hands are open.
 * @param {Replay} moment
 */
const whose = ({ seat }) =>
  state.life.table?.over
    ? html`<label class="row small"
        ><span class="soft">${t("replay-as")}</span>
        <select data-action="as" aria-label=${t("replay-as")} @change=${choose}>
          ${[...eyes(state.life.table), { value: "decider", name: t("replay-decider") }].map(
            ({ value, name }) => html`<option value=${value} .selected=${value === seat}>${name}</option>`,
          )}
        </select></label
      >`
    : nothing;

/** Switches the review of a finished game on or off. */
const reviewButton = () =>
  state.life.table?.over
    ? html`<button
        type="button"
        class="button"
        data-action="review"
        aria-label=${t("review-button")}
        title=${t("review-button")}
        aria-expanded=${review() ? "true" : "false"}
        @click=${toggleReview}
      >
        ${icon("hint")}<span>${t("review-button")}</span>
      </button>`
    : nothing;

/** @param {Replay} moment */
const panel = (moment) => html`<section class="ask moments" data-place="ask" aria-label=${t("replay-button")}>
  <div class="head">
    <h2>${said(moment)}</h2>
    <p class="count"><b class="num" aria-hidden="true">${moment.ply}/${moment.last}</b></p>
  </div>
  <p class="sr" role="status">
    ${t("replay-at", { ply: moment.ply, last: moment.last })} ${[said(moment), reviewSaid()].filter(Boolean).join(" · ")}
  </p>
  ${slider(moment)}${places()}${judgement()}
  <div class="row wrap acts">
    <span class="steps">${steps(moment)}</span>${reviewButton()}${whose(moment)}${whatIfButton(true)}${shareButton(true)}
    <button type="button" class="button main" data-action="close-replay" @click=${closeReplay}>
      ${t("replay-close")}
    </button>
  </div>
</section>`;

/** @param {import("../../types").Table} shown */
export const draw = (shown) => (state.replay ? around(shown, name, panel(state.replay)) : nothing);
