/** The deal of the day, in a quiet line: to play, to resume, or its result. */
import { html } from "lit-html";
import { begunToday, playToday, resultOf, row } from "../../actions/day.js";
import { dayWords, shareDayButton } from "../../parts/day.js";
import { icon } from "../../parts/icon.js";
import { today } from "../../state/days.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

const play = () => html`<button
  type="button"
  class="button"
  data-action="day"
  ?disabled=${state.wanted}
  @click=${playToday}
>
  ${icon("play")}<span>${t(begunToday() ? "day-go-on" : "day-play")}</span>
</button>`;

export function day() {
  const isOver = resultOf(today()) !== "";
  const words = isOver ? dayWords(today()) : [t("day-note"), row()].filter(Boolean).join(" · ");
  return html`<section class="sheet day" data-place="day" aria-labelledby="day">
    <div>
      <h2 id="day">${t("day-title")}</h2>
      <p class="soft small">${words}</p>
    </div>
    <p class="row">${isOver ? shareDayButton(today()) : play()}</p>
  </section>`;
}
