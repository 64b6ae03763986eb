/** The log: each event in a sentence, the newest last. It is a dialog if the window has no room beside the table. */

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
import { language, spoken, t } from "../words/fluent.js";
import { plain } from "../words/mentions.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */

/**
 * Makes a line of a replay lead to its moment, by keyboard too.
 * @param {string} label
 * @param {unknown} drawn
 */
const wayTo = (label, drawn) => html`<button
  type="button"
  title=${t("log-moment")}
  aria-label=${spoken(label)}
>
  ${drawn}
</button>`;

/**
 * @param {Table} table
 * @param {Event} event
 */
function entry(table, event) {
  const told = game().words.event(table, event);
  const words = rich(told);
  const way = (/** @type {unknown} */ drawn) => (state.replay ? wayTo(plain(told), drawn) : drawn);
  if (event.mark === "era") return html`<li class="era" data-happened=${event.ply}>${way(words)}</li>`;
  const seat = event.args.seat;
  return html`<li ?data-phase=${event.mark === "phase"} data-event=${event.id} data-happened=${event.ply}>
    ${way(typeof seat === "number" ? seal(seat, "small") : html`<span aria-hidden="true">${state.replay ? "›" : nothing}</span>`)}<span>${words}</span>
  </li>`;
}

/**
 * The place where the previous round begins, or whatever the game counts. Older events stay out: a long log would slow the page down.
 * @param {Event[]} events
 */
function recent(events) {
  const eras = events.flatMap(({ mark }, place) => (mark === "era" ? [place] : []));
  return eras.at(-2) ?? 0;
}

/**
 * Opens the card that was pressed; in a replay, goes to the moment of the line.
 * @param {MouseEvent} event
 */
function lookUp({ target }) {
  const one = target instanceof Element ? target.closest("[data-named], li") : null;
  if (!(one instanceof HTMLElement)) return;
  const { named, happened } = one.dataset;
  if (named) game().thing?.open(Number(named));
  else goTo(Number(happened));
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
        (event) =>
          guard([JSON.stringify(event), table.viewer, handOpen(table), language(), state.replay !== null], () =>
            entry(table, event),
          ),
      )}
    </ol>`;
}

export const name = /** @type {const} */ ("log");

export const title = () => t("log-label");

/** @param {Element} log */
const toNewest = (log) => intoView(log.querySelector("li:last-child"));

/** @param {Table} table */
export const draw = (table) => html`<div ${whenNew(toNewest)}>${entries(table)}</div>`;
