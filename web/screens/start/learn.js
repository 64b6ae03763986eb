/** The way to the lessons: first of all for a newcomer and while a lesson is open, then among the cards, then a link. */
import { html, nothing } from "lit-html";
import { beginLesson, openLessons } from "../../actions/lessons.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { isOpen, progressOf } from "../../state/lessons.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** Whether this browser has no games, lessons and days yet. */
const isNew = () => !state.saved.length && !Object.keys({ ...state.lessons, ...state.calendar.days }).length;

/** The lesson to offer; undefined: both are finished. */
const due = () => game().lessons.course.find((lesson) => !progressOf(lesson).finished);

/** Whether a lesson comes before a game: for a newcomer, and once it has begun. @param {boolean} goesOn whether a game is open */
export const learnsFirst = (goesOn) => Boolean(due()) && (isNew() || (!goesOn && isOpen(progressOf(due() ?? ""))));

/** @param {string} lesson @param {string} look @param {string} label */
const button = (lesson, look, label) => html`<button
  type="button"
  class="button ${look}"
  data-action="learn"
  ?disabled=${state.wanted}
  @click=${() => beginLesson(game().lessons.load(lesson))}
>
  ${icon("play")}<span>${label}</span>
</button>`;

/** @param {string} label */
const lessons = (label) =>
  html`<button type="button" class="link" data-action="lessons" @click=${openLessons}>${label}</button>`;

/** @param {string} lesson */
const welcome = (lesson) => html`<section class="sheet learn" aria-labelledby="learn">
  <h2 id="learn">${t("learn-new")}</h2>
  <p class="soft">${t("learn-note")}</p>
  ${button(lesson, "main big", t("learn-title"))}${lessons(t("learn-all"))}
</section>`;

/** @param {string} lesson */
function standing(lesson) {
  const { done, steps, by_need } = progressOf(lesson);
  return by_need ? t("lesson-is-open") : t("lesson-step", { step: Math.min(done.length + 1, steps), steps });
}

/** @param {string} lesson @param {string} look */
function course(lesson, look) {
  const isBegun = isOpen(progressOf(lesson));
  return html`<section class="sheet course" aria-labelledby="learn">
    <h2 id="learn">${t(`learn-${lesson}`)}</h2>
    <p class="soft small">${isBegun ? standing(lesson) : t(`learn-${lesson}.about`)}</p>
    ${button(lesson, look, t(isBegun ? "lesson-go-on" : "lesson-begin"))}
  </section>`;
}

/** The card of the lesson that is due. @param {string} [look] of its button */
export function learn(look = "") {
  const lesson = due();
  if (!lesson) return nothing;
  return isNew() ? welcome(lesson) : course(lesson, look);
}

/** The link to all lessons, for all but newcomers, whose card has one. */
export const lessonsLink = () => (isNew() || !game().lessons.all.length ? nothing : lessons(t("lessons-title")));
