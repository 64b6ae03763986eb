/** The log, beside the table or folded to a line. */

import { html, nothing } from "lit-html";
import { entries } from "../../dialogs/log.js";
import { game } from "../../games/index.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { intoView } from "../../parts/view.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { plain } from "../../words/mentions.js";

/** @typedef {import("../../types").Table} Table */

/** Windows with room to show the log from the start. */
const roomy = matchMedia("(min-width: 37.5rem)");

/** @param {Element} log */
const toEnd = (log) => log.scrollTo({ top: 1e6 });

/**
 * A key that changes when an entry arrives or a hint resizes the log; the log then scrolls to its newest entry.
 * @param {Table} table
 */
export const followed = ({ events }) => `${events.length} ${Boolean(state.hint?.advice.length)}`;

/** @param {Table} table */
export function log(table) {
  const latest = table.events.at(-1);
  return html`<details class="log" data-place="log" ?open=${roomy.matches} @toggle=${toLatest} ${whenNew(toEnd, followed(table))}>
    <summary>
      ${icon("log")}<b>${t("log-label")}</b>
      <span class="latest soft small">${latest ? plain(game().words.event(table, latest)) : nothing}</span>
      ${icon("chev", "ico chev")}
    </summary>
    ${entries(table)}
  </details>`;
}

/**
 * Scrolls a log that just opened to its newest entry.
 * @param {globalThis.Event} event
 */
function toLatest(event) {
  const log = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  toEnd(log);
  if (log.open && !roomy.matches) intoView(log.querySelector("li:last-child"));
}
