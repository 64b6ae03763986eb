/** What has happened, in sentences, the newest last. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { goTo } from "../../actions/replay.js";
import { game } from "../../games/index.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { rich } from "../../parts/mentions.js";
import { seal } from "../../parts/seal.js";
import { intoView } from "../../parts/view.js";
import { handOpen } from "../../state/people.js";
import { change, state } from "../../state/store.js";
import { language, t } from "../../words/fluent.js";
import { plain } from "../../words/mentions.js";

/** @typedef {import("../../types").Table} Table */
/** @typedef {import("../../types").Event} Event */

/**
 * @param {Table} table
 * @param {Event} event
 */
function entry(table, event) {
  const words = rich(game().sentence(table, event));
  if (event.id === "round_started") return html`<li class="era" data-happened=${event.ply}>${words}</li>`;
  const seat = event.args.seat;
  return html`<li ?data-phase=${event.id === "role_taken"} data-event=${event.id} data-happened=${event.ply}>
    ${typeof seat === "number" ? seal(seat, "small") : html`<span></span>`}<span>${words}</span>
  </li>`;
}

/**
 * Where the round before this one begins. Older events are not drawn: the log of a long game would slow the page down.
 * @param {Event[]} events
 */
function recent(events) {
  const rounds = events.flatMap(({ id }, place) => (id === "round_started" ? [place] : []));
  return rounds.at(-2) ?? 0;
}

/**
 * A card that is named can be looked at; in a replay a line is the way to its moment.
 * @param {MouseEvent} event
 */
function lookUp({ target }) {
  if (!(target instanceof HTMLElement)) return;
  if (target.dataset.named) return game().lookAt(Number(target.dataset.named));
  const line = target.closest("li");
  if (line instanceof HTMLElement) goTo(Number(line.dataset.happened));
}

const earlier = () => html`<button
  type="button"
  class="link"
  data-action="earlier"
  @click=${() => change({ fullLog: true })}
>
  ${t("log-earlier")}
</button>`;

/** @param {Table} table */
function entries(table) {
  const from = state.fullLog ? 0 : recent(table.events);
  return html`${from ? earlier() : nothing}
    <ol data-rove="aside" @click=${lookUp}>
      ${repeat(
        table.events.slice(from),
        (_, place) => from + place,
        (event) => guard([JSON.stringify(event), table.viewer, handOpen(table), language()], () => entry(table, event)),
      )}
    </ol>`;
}

/** Only wide windows have room to show it from the start. */
const roomy = matchMedia("(min-width: 37.5rem)");

/** @param {Element} log */
const toEnd = (log) => log.scrollTo({ top: 1e6 });

/**
 * The newest entry is kept in sight: when one comes, and when a hint takes room from the log or gives it back.
 * @param {Table} table
 */
export const followed = ({ events }) => `${events.length} ${Boolean(state.hint?.advice.length)}`;

/** @param {Table} table */
export function log(table) {
  const latest = table.events.at(-1);
  return html`<details class="log" data-place="log" ?open=${roomy.matches} @toggle=${toLatest} ${whenNew(toEnd, followed(table))}>
    <summary>
      ${icon("log")}<b>${t("log-label")}</b>
      <span class="latest soft small">${latest ? plain(game().sentence(table, latest)) : nothing}</span>
      ${icon("chev", "ico chev")}
    </summary>
    ${table.events.length ? entries(table) : html`<p class="soft">${t("log-empty")}</p>`}
  </details>`;
}

/**
 * A log that was just opened shows its newest entry.
 * @param {globalThis.Event} event
 */
function toLatest(event) {
  const log = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  toEnd(log);
  if (log.open && !roomy.matches) intoView(log.querySelector("li:last-child"));
}
