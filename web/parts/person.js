/** The name of a player, isolated from the direction of the text around it and closed to translators. */
import { html } from "lit-html";
import { isYou, nameOf } from "../state/people.js";

/**
 * @param {import("../types").Table} table
 * @param {number} seat
 */
export const named = (table, seat) =>
  html`<bdi translate=${isYou(table, seat) ? "yes" : "no"}>${nameOf(table, seat)}</bdi>`;
