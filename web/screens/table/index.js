/** The whole table. What does not change with a choice is drawn once for each table that arrives. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { city } from "../../games/san_juan/city.js";
import { hand } from "../../games/san_juan/hand.js";
import { market } from "../../games/san_juan/market.js";
import { offer } from "../../games/san_juan/offer.js";
import { rivals } from "../../games/san_juan/rivals.js";
import { roles } from "../../games/san_juan/roles.js";
import { scores } from "../../games/san_juan/scores.js";
import { tray } from "../../games/san_juan/tray.js";
import { handOpen } from "../../state/people.js";
import { state } from "../../state/store.js";
import { language } from "../../words/fluent.js";
import { bar } from "../bar.js";
import { ask } from "./ask.js";
import { log } from "./log.js";

/**
 * All that the parts which nobody chooses from are drawn of.
 * @param {import("../../types").Table} shown
 */
const given = (shown) => [shown, state.settings, language(), handOpen(shown)];

/** @param {import("../../types").Table} shown */
export const table = (shown) => html`<div class="table">
  ${bar(shown)}
  <main class="board" data-ply=${shown.view.ply} ?data-over=${shown.over}>
    ${guard(given(shown), () => rivals(shown))}${roles(shown)}${tray(shown)}${offer(shown)}${guard(given(shown), () => market(shown))}${city(shown)}${ask(shown)}${hand(shown)}
    <aside class="side">${guard(given(shown), () => scores(shown))}${guard([...given(shown), state.whole], () => log(shown))}</aside>
  </main>
</div>`;
