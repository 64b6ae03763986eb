/** The name of a player, which turns nothing around it and which no translator takes for words. */
import { html } from "lit-html";
import { isYou, nameOf } from "../state/people.js";

/**
 * @param {import("../types").Table} table
 * @param {number} seat
 */
export const named = (table, seat) =>
  html`<bdi translate=${isYou(table, seat) ? "yes" : "no"}>${nameOf(table, seat)}</bdi>`;
