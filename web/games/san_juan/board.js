/** The board: all that lies on the table, and what is asked in the middle of it. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { city } from "./city.js";
import { hand } from "./hand.js";
import { market } from "./market.js";
import { offer } from "./offer.js";
import { rivals } from "./rivals.js";
import { roles } from "./roles.js";
import { tray } from "./tray.js";

/**
 * @param {import("../../types").Table} shown
 * @param {unknown[]} given what the parts without a choice depend on
 * @param {unknown} ask what is asked
 */
export const board = (shown, given, ask) => html`
  ${guard(given, () => rivals(shown))}${roles(shown)}${tray(shown)}
  ${guard(given, () => market(shown))}${city(shown)}${ask}
  <div class="held">${offer(shown)}${hand(shown)}</div>
`;
