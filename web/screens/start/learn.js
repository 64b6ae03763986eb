/** The way to the lessons, which newcomers see first. */
import { html } from "lit-html";
import { openLessons } from "../../actions/lessons.js";
import { icon } from "../../parts/icon.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** Whether this browser has no games, lessons and days yet. */
export const isNew = () => !state.saved.length && !Object.keys({ ...state.lessons, ...state.calendar.days }).length;

export const learn = () => html`<section class="sheet learn" aria-labelledby="learn">
  <div>
    <h2 id="learn">${t("learn-new")}</h2>
    <p class="soft">${t("learn-note")}</p>
  </div>
  <p class="row wrap">
    <button type="button" class="button main" data-action="learn" @click=${openLessons}>
      ${icon("play")}<span>${t("learn-title")}</span>
    </button>
  </p>
</section>`;

/** The link beside the form, for all but newcomers. */
export const learnLink = () => html`<button type="button" class="link push" data-action="learn" @click=${openLessons}>
  ${t("learn-title")}
</button>`;
