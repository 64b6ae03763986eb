/** The whole table. */
import { html } from "lit-html";
import { ask } from "./ask.js";
import { bar } from "./bar.js";
import { city } from "./city.js";
import { hand } from "./hand.js";
import { log } from "./log.js";
import { market } from "./market.js";
import { offer } from "./offer.js";
import { rivals } from "./rivals.js";
import { roles } from "./roles.js";
import { scores } from "./scores.js";

/** @param {import("../types").Table} shown */
export const table = (shown) => html`<div class="table">
  ${bar(shown)}
  <main class="board" data-ply=${shown.view.ply}>
    ${rivals(shown)}${roles(shown)}${offer(shown)}${market(shown)}${city(shown)}${ask(shown)}${hand(shown)}
    <aside class="side">${scores(shown)}${log(shown)}</aside>
  </main>
</div>`;
