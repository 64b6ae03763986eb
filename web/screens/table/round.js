/** A banner at every new round. It blocks nothing and leaves by itself; the announcer reads the event instead. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { game } from "../../games/index.js";
import { styled } from "../../parts/styled.js";
import { state } from "../../state/store.js";

/** The time on show, in turns of computer players. */
const TURNS = 3;

/** In lessons the coach announces a round; without pauses nobody could read a banner. @param {import("../../types").Table} table */
export const round = (table) =>
  table.over || table.coach || !state.settings.pace
    ? nothing
    : keyed(
        `${table.save.id} ${table.view.round}`,
        html`<p class="round" aria-hidden="true" ${styled({ "animation-duration": `${TURNS * state.settings.pace}ms` })}>${game().roundBegun(table)}</p>`,
      );
