/** The words of the coach, with a button to the next step if this one is only read. */
import { html } from "lit-html";
import { endLesson } from "../../actions/lessons.js";
import { readOn } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { coachWords, lessonTitle } from "../../parts/coach.js";
import { icon } from "../../parts/icon.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Table} Table */

/** Whether the step of the lesson is only read. @param {Table} table */
export const isReading = ({ coach }) => coach?.next === true;

/** The lesson and its step, in words. @param {Table} table */
export const lessonAt = ({ coach }) =>
  coach ? t("coach-of", { lesson: lessonTitle(coach.lesson), step: (coach.step ?? 0) + 1, steps: coach.steps }) : "";

/** @param {Table} table */
const isLast = ({ coach }) => coach?.step === Number(coach?.steps) - 1;

/**
 * The button to the next step, which Enter presses.
 * @param {Table} table
 */
export const nextButton = (table) => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  aria-disabled=${state.sent ? "true" : "false"}
  @click=${isLast(table) ? endLesson : readOn}
>
  ${icon("play")}<span>${isLast(table) ? t("coach-end") : t("coach-next")}</span>
</button>`;

/** Marks the part of the table that the lesson explains. @param {Table} table */
export function point({ coach }) {
  for (const one of document.querySelectorAll("[data-place]"))
    one.toggleAttribute("data-pointed", one instanceof HTMLElement && one.dataset.place === coach?.place);
}

/**
 * The coach's words. They replace the instruction, so that they cover nothing. The announcer reads them, too.
 * @param {Table} table
 * @param {import("../../types").Asked | null} question
 */
export function coach(table, question) {
  const words = coachWords(table);
  return words
    ? html`<p class="instruction coach" data-refused=${table.coach?.refused ?? 0}><span>${words}</span> <span class="effect">${game().effect(question)}</span> ${game().why(question)}</p>`
    : null;
}
