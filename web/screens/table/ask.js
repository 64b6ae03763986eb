/** The prompt: the question and its player, the number of cards still to pick, and the buttons that answer. */

import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { isThinking } from "../../actions/advice.js";
import { answer, confirm, playHere, skip, undo } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { headline } from "../../parts/winner.js";
import { answersByPress, asked, isReady, picking, preselection } from "../../state/choice.js";
import { calledAt, isYou } from "../../state/people.js";
import { change, state } from "../../state/store.js";
import { dashed, either, t } from "../../words/fluent.js";
import { advice, hintButton } from "./advice.js";
import { coach, isReading, lessonAt, nextButtons, whyButton } from "./coach.js";
import { undrawn } from "./undrawn.js";

/** @typedef {import("../../types").Table} Table */
/** @typedef {import("../../types").Asked} Asked */

/** The heading while the page has no question to ask: the latest event, unless something stops the game. */
function status() {
  const { table, late, elsewhere } = state;
  if (!table) return "";
  if (isReading(table)) return lessonAt(table);
  if (elsewhere) return t("status-elsewhere");
  if (late) return t("status-sent");
  if (table.over) return headline(table);
  return game().ask.instruction(table, null) || next(table);
}

/**
 * The player to decide next; nobody while the page shows the player's own act.
 * @param {Table} table
 */
function next(table) {
  const seat = table.actor ?? 0;
  const name = calledAt(table, seat);
  if (!state.behind)
    return table.players[seat].kind === "person" ? t("prompt-other", { name }) : t("status-thinking", { name });
  if (table.events.at(-1)?.args.seat === seat) return "";
  return isYou(table, seat) ? t("status-yours") : t("status-showing", { name });
}

/** Whether the heading tells the latest event. @param {Table} table */
const isTelling = (table) => !(isReading(table) || state.elsewhere || state.late || table.over);

/** @param {Asked} question */
function countWords({ low, high }) {
  const picked = state.picks.length;
  if (picked < low) return t("count-to-go", { picked, left: low - picked });
  return picked === high ? t("count-ready", { picked }) : t("count-up-to", { picked, high });
}

/** @param {Asked} question */
export const count = (question) => html`<p class="count" data-what="count" ?data-one=${question.high === 1}>
  <b class="num" aria-hidden="true" translate="no">${state.picks.length}/${question.high}</b
  ><span class="sr" id="count" role="status">${countWords(question)}</span>
</p>`;

/** @param {Asked} question */
const pass = ({
  name,
  form,
}) => html`<button type="button" class="button pass" data-action="pass" @click=${() => answer([])}>
  ${either(`prompt-${dashed(name)}.pass`, form === "consent" ? t("consent-no") : t("choose-nothing"))}
</button>`;

const goAhead = () => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  aria-disabled=${isReady() ? "false" : "true"}
  aria-describedby=${picking() ? "outcome count" : nothing}
  @click=${confirm}
>
  ${icon("check")}<span>${t("confirm")}</span>
</button>`;

/**
 * The yes of a yes-or-no question.
 * @param {Asked} question
 */
const accept = ({ name, options }) => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  @click=${() => answer(options)}
>
  ${icon("check")}<span>${either(`prompt-${dashed(name)}.confirm`, t("consent-yes"))}</span>
</button>`;

/**
 * The buttons that answer, after the game's help with the question.
 * @param {Table} table
 * @param {Asked | null} question
 */
export function answers(table, question) {
  if (isReading(table)) return nextButtons(table);
  return question ? html`${help(question)}${answering(table, question)}` : nothing;
}

/**
 * A picked option replaces the pass button by the confirm button; preselected options show both.
 * @param {Table} table
 * @param {Asked} question
 */
function answering(table, question) {
  if (question.form === "consent") return html`${pass(question)}${accept(question)}`;
  if (answersByPress()) return nothing;
  if (question.low > 0) return goAhead();
  if (preselection(table).length) return html`${pass(question)}${goAhead()}`;
  return state.picks.length ? goAhead() : pass(question);
}

/** @param {Asked} question */
function help(question) {
  const found = game().ask.help(question);
  return found ? html`<button type="button" class="button" @click=${found.open}>${found.title}</button>` : nothing;
}

/** Whether the table leaves out a part. @param {Table} table @param {string} part */
const isHidden = (table, part) => game().table.hidden(table).includes(part);

/** @param {Table} table */
const undoButton = (table) =>
  table.serious || isHidden(table, "undo")
    ? nothing
    : html`<button
        type="button"
        class="button"
        data-action="undo"
        aria-disabled=${!table.can_undo || state.busy || state.elsewhere ? "true" : "false"}
        title=${ifDefined(table.can_undo ? undefined : t("undo-none"))}
        @click=${undo}
      >
        ${icon("undo")}<span>${t("undo")}</span>
      </button>`;

const skipButton = () =>
  state.behind
    ? html`<button type="button" class="button" data-action="skip" @click=${skip}>
        ${icon("skip")}<span>${t("skip")}</span>
      </button>`
    : nothing;

const playHereButton = () =>
  state.elsewhere
    ? html`<button type="button" class="button main" data-action="play-here" @click=${playHere}>${t("play-here")}</button>`
    : nothing;

const finalButton = () => html`<button
  type="button"
  class="button main"
  data-action="final"
  @click=${() => change({ screen: "end" })}
>
  ${t("show-final")}
</button>`;

/**
 * The price or sale in question, and the outcome of the choice.
 * @param {Table} table
 * @param {Asked} question
 */
export const asking = (table, question) => game().ask.detail(table, question);

/**
 * The event that led to the question, its instruction, and the effect of the picked card.
 * @param {Table} table
 * @param {Asked | null} question
 */
function explanation(table, question) {
  if (isThinking()) return t("advice-thinking");
  if (!question && isTelling(table)) return next(table);
  return html`${game().ask.lately(table, question)} ${game().ask.instruction(table, question)} <span class="effect">${game().ask.effect(question, table)}</span> ${game().ask.rule(question)}`;
}

/** @param {Table} table */
export function ask(table) {
  const question = asked();
  return html`<section class="ask" data-place="ask" aria-label=${t("ask-label")} data-question=${state.sent ? nothing : (question?.name ?? nothing)} ?data-idle=${!question}>
    <div class="head">
      <h2 data-focus tabindex="-1">${question ? game().ask.prompt(table, question) : status()}</h2>
      ${picking() && question ? count(question) : nothing}
    </div>
    ${question ? asking(table, question) : nothing}
    ${coach(table, question) ?? html`<p class="instruction small soft"><span>${explanation(table, question)}</span></p>`}
    ${undrawn()}
    <div class="row acts">
      ${playHereButton()}${undoButton(table)}${isHidden(table, "hint") ? nothing : hintButton(question)}${skipButton()}${whyButton(table)}${answers(table, question)}${table.over ? finalButton() : nothing}
    </div>
    ${advice(question)}
  </section>`;
}
