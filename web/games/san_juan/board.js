/** The board: everything on the table, with the prompt in the middle. */
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
 * @param {import("./types").Table} shown
 * @param {unknown[]} given the inputs of the parts that ignore choices
 * @param {unknown} ask the prompt
 */
export const board = (shown, given, ask) => html`
  ${guard(given, () => rivals(shown))}${roles(shown)}${offer(shown)}${tray(shown)}
  ${guard(given, () => market(shown))}${city(shown)}${ask}${hand(shown)}
`;
