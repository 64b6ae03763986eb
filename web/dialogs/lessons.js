/** All lessons, each with its progress. */
import { html, nothing } from "lit-html";
import { beginLesson } from "../actions/lessons.js";
import { game } from "../games/index.js";
import { lessonAbout, lessonTitle } from "../parts/coach.js";
import { icon } from "../parts/icon.js";
import { isOpen, progressOf } from "../state/lessons.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/**
 * @param {string} lesson
 * @param {string} action
 * @param {string} look
 * @param {string} label
 */
const button = (lesson, action, look, label) => html`<button
  type="button"
  class="button ${look}"
  data-action="lesson-${action}"
  data-lesson=${lesson}
  aria-describedby="lesson-${lesson}"
  ?disabled=${state.wanted}
  @click=${() => beginLesson(game().lessons.load(lesson), action === "anew")}
>
  ${label}
</button>`;

/** The first unfinished lesson, which is offered before the others. */
const next = () => game().lessons.all.find((lesson) => !progressOf(lesson).finished);

/** @param {string} lesson */
function buttons(lesson) {
  const progress = progressOf(lesson);
  const look = lesson === next() ? "main" : "";
  if (isOpen(progress))
    return html`${button(lesson, "anew", "", t("lesson-anew"))}${button(lesson, "go-on", look, t("lesson-go-on"))}`;
  return button(lesson, "begin", look, t(progress.finished ? "lesson-again" : "lesson-begin"));
}

/** @param {string} lesson */
function standing(lesson) {
  const progress = progressOf(lesson);
  const { done, steps, by_need, finished } = progress;
  const step = Math.min(done.length + 1, steps);
  if (isOpen(progress))
    return html`<p class="soft small">${by_need ? t("lesson-is-open") : t("lesson-step", { step, steps })}</p>`;
  return finished ? html`<p class="soft small">${icon("check")}${t("lesson-is-done")}</p>` : nothing;
}

/** @param {string} lesson */
const part = (lesson) => html`<li ?data-next=${lesson === next()}>
  <h3 id="lesson-${lesson}">${lessonTitle(lesson)}</h3>
  <p class="soft">${lessonAbout(lesson)}</p>
  ${standing(lesson)}
  <div class="row wrap">${buttons(lesson)}</div>
</li>`;

export const name = /** @type {const} */ ("lessons");

export const title = () => t("learn-title");

export const draw = () => html`<ol class="lessons">${game().lessons.all.map(part)}</ol>`;
