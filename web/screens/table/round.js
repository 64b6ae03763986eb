/** A banner at every new round. It blocks nothing and leaves by itself; the announcer reads the event instead. */
import { html, nothing } from "lit-html";
import { game } from "../../games/index.js";
import { whenNew } from "../../parts/drawn.js";
import { state } from "../../state/store.js";

/** @typedef {import("../../types").Table} Table */

/** The time on show, in turns of computer players. */
const TURNS = 3;

/** Only a round that has just begun is news, not one of a resumed game. @param {HTMLElement} banner */
function show(banner) {
  if (state.table && game().table.status(state.table).begins)
    banner.animate({ visibility: ["visible", "visible"] }, TURNS * state.settings.pace);
}

/** In lessons the coach announces a round; without pauses nobody could read a banner. @param {Table} table */
export const round = (table) =>
  table.over || table.coach || !state.settings.pace
    ? nothing
    : html`<div class="round" aria-hidden="true" ${whenNew(show, `${table.save.id} ${table.era}`)}>${game().table.banner(table)}</div>`;
