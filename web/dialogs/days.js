/** The calendar of the deals of the day: a month of results, and the deal of the day that is chosen in it. */
import { html, nothing } from "lit-html";
import { begunGame, parOf, playDay, resultOf, row, wantPar } from "../actions/day.js";
import { shareDayButton } from "../parts/day.js";
import { onceDrawn } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { following, lostDays, weeksOf } from "../state/calendar.js";
import { isBetter } from "../state/catalogue.js";
import { today } from "../state/days.js";
import { gameOnShow } from "../state/game_of.js";
import { change, state } from "../state/store.js";
import { read } from "../storage/days.js";
import { dated, language, t } from "../words/fluent.js";

/** The first month with a deal of the day. */
const FIRST = "2026-11";

/** @param {string} day */
const show = (day) => change({ dialog: { name: "days", about: { day } } });

/** @param {string} day */
const monthOf = (day) => day.slice(0, 7);

/** The day that is as far into the month before or after. @param {string} day @param {1 | -1} way */
function inNextMonth(day, way) {
  const edge = following(`${monthOf(day)}-01`, way === 1 ? 31 : -1);
  return way === -1 || edge < today() ? `${monthOf(edge)}-01` : today();
}

/** The standing of a day: won, beside par, played, begun, open, or still to come. @param {string} day */
function standingOf(day) {
  const played = state.calendar.days[day];
  if (day > today()) return "coming";
  if (!played) return "open";
  if (played.points === null) return "begun";
  if (played.place === 1) return "won";
  const par = state.calendar.pars[day];
  return par !== undefined && isBetter(played.points, par) ? "beaten" : "played";
}

/** @type {Record<string, string>} */
const MARKS = { won: "laurel", beaten: "sun", played: "check", begun: "play" };

/** @param {string} day @param {string} chosen */
function cell(day, chosen) {
  const standing = standingOf(day);
  const points = state.calendar.days[day]?.points ?? null;
  const label = t("days-day", {
    day: dated(day),
    standing: t(`days-${standing}`),
    result: [resultOf(day), parOf(day)].filter(Boolean).join(" · ") || "none",
  });
  return html`<button
    type="button"
    class="button"
    data-day=${day}
    data-standing=${standing}
    aria-pressed=${day === chosen ? "true" : "false"}
    aria-current=${day === today() ? "date" : "false"}
    ?disabled=${standing === "coming"}
    @click=${() => show(day)}
  >
    <span class="sr">${label}</span>
    <span class="num" aria-hidden="true">${Number(day.slice(8))}</span>
    <span class="small" aria-hidden="true">${points ?? nothing}${MARKS[standing] ? icon(MARKS[standing]) : nothing}</span>
  </button>`;
}

/** The names of the weekdays, from Monday. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat(language(), { weekday: "short" }).format(new Date(2026, 10, 23 + at)),
  );

/** @param {string} chosen */
const month = (chosen) => html`<table class="month" data-rove="table">
  <thead>
    <tr>
      ${weekdays().map((name) => html`<th scope="col" class="small soft">${name}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${weeksOf(monthOf(chosen)).map(
      (week) => html`<tr>
        ${week.map((day) => html`<td>${day ? cell(day, chosen) : nothing}</td>`)}
      </tr>`,
    )}
  </tbody>
</table>`;

/** @param {string} chosen @param {1 | -1} way */
function turn(chosen, way) {
  const isEnd = way === 1 ? monthOf(chosen) >= monthOf(today()) : monthOf(chosen) <= FIRST;
  const name = t(way === 1 ? "days-next" : "days-previous");
  return html`<button
    type="button"
    class="button plain"
    data-action=${way === 1 ? "next-month" : "previous-month"}
    aria-label=${name}
    ?disabled=${isEnd}
    @click=${() => show(inNextMonth(chosen, way))}
  >
    ${icon("chev")}
  </button>`;
}

/** @param {string} chosen */
const head = (chosen) => html`<div class="row">
  ${turn(chosen, -1)}
  <b aria-live="polite">${new Intl.DateTimeFormat(language(), { month: "long", year: "numeric" }).format(new Date(`${chosen}T12:00`))}</b>
  ${turn(chosen, 1)}
</div>`;

/** @param {string} day */
const playButton = (day) => html`<button
  type="button"
  class="button main"
  data-action="play-day"
  ?disabled=${state.wanted || !state.ready}
  @click=${() => playDay(day)}
>
  ${icon("play")}<span>${t(begunGame(day) ? "day-go-on" : "day-play")}</span>
</button>`;

/** @param {string} day */
function chosenDay(day) {
  const result = resultOf(day);
  onceDrawn(() => wantPar(day));
  const about = result || t(day === today() ? "day-note" : "days-past");
  return html`<section aria-labelledby="day-chosen">
    <h3 id="day-chosen">${dated(day)}</h3>
    <p>${[about, parOf(day)].filter(Boolean).join(" · ")}</p>
    <p class="row wrap">${result ? shareDayButton(day) : playButton(day)}</p>
  </section>`;
}

/** Days that the page cannot read. */
function lost() {
  const count = lostDays(read(gameOnShow()));
  return count ? html`<p role="status">${t("days-lost", { count })}</p>` : nothing;
}

export const name = /** @type {const} */ ("days");

export const title = () => t("days-title");

/**
 * @param {import("../types").Table} _
 * @param {import("../state/state").Dialog<{ day: string }>} open
 */
export function draw(_, { about }) {
  const day = about?.day ?? today();
  const streak = row();
  return html`<div class="menu days">
    ${streak ? html`<p class="row streak">${icon("sun")}${streak}</p>` : nothing}${head(day)}${month(day)}${chosenDay(day)}${lost()}
    <small class="note">${t("days-note")}</small>
  </div>`;
}
