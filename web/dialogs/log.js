/** What has happened, in sentences, the newest last; a dialog where the window has no room for it beside the table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { goTo } from "../actions/replay.js";
import { game } from "../games/index.js";
import { whenNew } from "../parts/drawn.js";
import { rich } from "../parts/mentions.js";
import { seal } from "../parts/seal.js";
import { intoView } from "../parts/view.js";
import { handOpen } from "../state/people.js";
import { change, state } from "../state/store.js";
import { language, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */

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
export function entries(table) {
  if (!table.events.length) return html`<p class="soft">${t("log-empty")}</p>`;
  const from = state.fullLog ? 0 : recent(table.events);
  return html`${from ? earlier() : nothing}
    <ol class="events" data-rove="aside" @click=${lookUp}>
      ${repeat(
        table.events.slice(from),
        (_, place) => from + place,
        (event) => guard([JSON.stringify(event), table.viewer, handOpen(table), language()], () => entry(table, event)),
      )}
    </ol>`;
}

export const name = /** @type {const} */ ("log");

export const title = () => t("log-label");

/** @param {Element} log */
const toNewest = (log) => intoView(log.querySelector("li:last-child"));

/** @param {Table} table */
export const draw = (table) => html`<div ${whenNew(toNewest)}>${entries(table)}</div>`;
