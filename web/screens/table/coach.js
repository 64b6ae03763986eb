/** The words of the coach, the reason of a step, and the ways onward from a step that is only read. */
import { html, nothing } from "lit-html";
import { beginNext, endLesson } from "../../actions/lessons.js";
import { readOn } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { coachReason, coachWords, isWhyOpen, lessonTitle, newsBefore, stepAt } from "../../parts/coach.js";
import { icon } from "../../parts/icon.js";
import { change, state } from "../../state/store.js";
import { dashed, has, t } from "../../words/fluent.js";

/** @typedef {import("../../types").Table} Table */
/** @typedef {import("../../types").Asked} Asked */
/** @typedef {import("../../types").Coach} Coach */

/** Whether the step of the lesson is only read. @param {Table} table */
export const isReading = ({ coach }) => coach?.next === true;

/** The lesson and its step, in words. @param {Table} table */
export function lessonAt({ coach }) {
  if (!coach) return "";
  const lesson = lessonTitle(coach.lesson);
  return coach.by_need ? lesson : t("coach-of", { lesson, step: (coach.step ?? 0) + 1, steps: coach.steps });
}

/** Whether the coach says the last words of the lesson. @param {Table} table */
export const isLast = ({ coach }) => coach?.step === Number(coach?.steps) - 1;

/**
 * A button that Enter presses.
 * @param {string} label
 * @param {() => unknown} act
 */
const onward = (label, act) => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  aria-disabled=${state.sent ? "true" : "false"}
  @click=${act}
>
  ${icon("play")}<span>${label}</span>
</button>`;

/** The name of the way to the next lesson. @param {string} lesson */
function thenLabel(lesson) {
  const own = `lesson-${dashed(lesson)}.then`;
  return t(has(own) ? own : "coach-then");
}

/** The ways from the end of a lesson: the next one, or the list. @param {Coach} coach */
function endButtons({ lesson }) {
  const { all, load } = game().lessons;
  const next = all[all.indexOf(lesson) + 1];
  if (!next) return onward(t("coach-end"), endLesson);
  return html`<button type="button" class="button" data-action="lessons" @click=${endLesson}>${t("coach-end")}</button>
    ${onward(thenLabel(lesson), () => beginNext(load(next)))}`;
}

/** The buttons of a step that is only read. @param {Table} table */
export const nextButtons = (table) =>
  table.coach && isLast(table) ? endButtons(table.coach) : onward(t("coach-next"), readOn);

/** @param {Table} table */
const askWhy = (table) => () => change({ whyAt: isWhyOpen(table) ? "" : stepAt(table) });

/** The button that shows the reason of a step, or hides it again. @param {Table} table */
export const whyButton = (table) =>
  table.coach?.why
    ? html`<button
        type="button"
        class="button"
        data-action="why"
        aria-expanded=${isWhyOpen(table)}
        @click=${askWhy(table)}
      >
        ${t("coach-why")}
      </button>`
    : nothing;

/** Marks the part of the table, or the row of points, that the lesson explains. @param {Table} table */
export function point({ coach }) {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-place], [data-part]")))
    one.toggleAttribute("data-pointed", coach != null && (one.dataset.place ?? one.dataset.part) === coach.place);
}

/**
 * The reason of the step, with the rule behind it.
 * @param {Table} table
 * @param {Asked | null} question
 */
const grounds = (table, question) =>
  html`<span class="grounds">${coachReason(table)} ${game().ask.rule(question, true)}</span>`;

/**
 * The reason if the learner asked for it, and the effect of the picked card.
 * @param {Table} table
 * @param {Asked | null} question
 */
const reason = (table, question) =>
  html`${isWhyOpen(table) ? grounds(table, question) : nothing} <span class="effect">${game().ask.effect(question, table)}</span>`;

/**
 * @param {Table} table
 * @param {Asked | null} question
 */
function lately(table, question) {
  const told = newsBefore(table, game().ask.lately(table, question), game().ask.effect(question, table));
  return told ? html`<span class="lately soft">${told}</span>` : nothing;
}

/**
 * The coach's words. They replace the instruction, so that they cover nothing. The announcer reads them, too.
 * @param {Table} table
 * @param {Asked | null} question
 */
export function coach(table, question) {
  const words = coachWords(table);
  return words
    ? html`<p class="instruction coach" data-refused=${table.coach?.refused ?? 0}>${lately(table, question)}<span data-words>${isLast(table) ? icon("laurel") : nothing}${words}</span> ${reason(table, question)}</p>`
    : null;
}
