/** The games: the best of them, winning streaks, and a list; each leads to its replay. */
import { html, nothing } from "lit-html";
import { listMore, openFinished } from "../../actions/statistics.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { inARow } from "../../state/calendar.js";
import { catalogue } from "../../state/catalogue.js";
import { today } from "../../state/days.js";
import { kinds } from "../../state/people.js";
import { state } from "../../state/store.js";
import { language, t } from "../../words/fluent.js";
import { accuracy, ahead, bests, place, streaks } from "./figures.js";
import { levelOf } from "./filter.js";

/** @typedef {import("./figures.js").Entry} Entry */

/** @param {number} when */
export const day = (when) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(when);

/** @typedef {keyof ReturnType<typeof bests>} Best */

/** The figure of each personal best. @type {Record<Best, (entry: Entry) => number>} */
const WORTH = { points: ({ own }) => own.total, ahead, rounds: ({ game }) => game.era };

/** The id of the words for a best. @param {Best} id */
const wordsOf = (id) => `statistics-best-${id === "points" && catalogue.fewest ? "fewest" : id}`;

/**
 * @param {Best} id
 * @param {Entry | null} entry
 */
const best = (id, entry) =>
  entry
    ? html`<li><button type="button" class="link" data-best=${id} ?disabled=${!state.ready} @click=${() => openFinished(entry.game)}>
        ${t(wordsOf(id), { count: WORTH[id](entry), when: day(entry.game.when) })}
      </button></li>`
    : nothing;

/** @param {Entry[]} entries */
function facts(entries) {
  const [{ now, most }, known, days] = [streaks(entries), accuracy(entries), inARow(state.calendar, today())];
  return html`<li>${t("statistics-streak", { now, most })}</li>
    ${days ? html`<li>${t("day-row", { days })}</li>` : nothing}
    ${known.games ? html`<li>${t("statistics-accuracy", rounded(known))}</li>` : nothing}
    ${known.earlier.games ? html`<li>${t("statistics-accuracy-earlier", rounded(known.earlier))}</li>` : nothing}`;
}

/** @param {{ games: number, mean: number }} known */
const rounded = ({ games, mean }) => ({ games, mean: Math.round(mean) });

/** @param {Entry[]} entries */
export function records(entries) {
  const all = bests(entries, catalogue.fewest);
  return html`<section class="sheet" aria-labelledby="records">
    <h2 id="records">${icon("flag")}${t("statistics-records")}</h2>
    <ul class="records">
      ${game().statistics.bests.map((id) => best(id, all[id]))}${facts(entries)}
    </ul>
  </section>`;
}

/** @param {Entry} entry */
function told(entry) {
  const { game: one, own } = entry;
  const level = t(`kind-${levelOf(entry, kinds())}`);
  const result = t("day-result", { points: own.total, place: place(entry), seats: one.seats.length });
  return [day(one.when), level, game().start.optionWords(one.options), result].filter(Boolean).join(" · ");
}

/** @param {Entry} entry */
const line = (entry) => html`<li ?data-won=${entry.own.won > 0}>
  <button type="button" class="link" data-action="finished" ?disabled=${!state.ready} @click=${() => openFinished(entry.game)}>
    ${told(entry)}
  </button>
</li>`;

/** @param {number} count */
const more = (count) =>
  html`<button type="button" class="button plain" data-action="list-more" @click=${listMore}>
    ${t("continue-more", { count })}
  </button>`;

/** @param {Entry[]} entries @param {number} listed */
export const list = (entries, listed) => html`<section class="sheet" aria-labelledby="finished">
  <h2 id="finished">${icon("log")}${t("statistics-games")}</h2>
  <ul class="finished">
    ${entries.toReversed().slice(0, listed).map(line)}
  </ul>
  ${entries.length > listed ? more(entries.length - listed) : nothing}
</section>`;
