/** The words of Lucky Market: options by question, and events. */
import { called, mention, nameOf, state, t, tell } from "../../../../web/games/kit.js";

/** @typedef {import("../../../../web/types").Table} Table */
/** @typedef {import("../../../../web/types").Event} Event */

const BELLS = 6;

/** @param {number} place of the 36 */
export const placeName = (place) => t("place", { row: Math.floor(place / 6) + 1, column: (place % 6) + 1 });

/** @param {number} charm */
export const charmName = (charm) => t("charm", { number: charm, bell: charm < BELLS ? "yes" : "no" });

/** The option in words, by the question that offers it. @type {Record<string, (id: number) => string>} */
const NAMES = {
  build: placeName,
  ring: charmName,
  offer: (seat) => (state.table ? nameOf(state.table, seat) : ""),
  agree: (seat) => (state.table ? nameOf(state.table, seat) : ""),
};

/** @param {string} question @param {import("../../../../web/types").Told} told */
export const option = (question, { id }) => NAMES[question](Number(id));

/** @param {string} question @param {string[]} ids */
export const answer = (question, ids) =>
  t(`answer-${question}`, { what: ids.map((id) => NAMES[question](Number(id))).join(", ") || t("none") });

/** @param {Table} table @param {Event} event */
export function event(table, { id, args }) {
  const who = (/** @type {unknown} */ seat) => called(nameOf(table, Number(seat)));
  const [to] = /** @type {number[]} */ (args.to ?? []);
  return tell(`event-${id}`, {
    name: who(args.seat),
    other: to === undefined && args.other === undefined ? mention(t("none")) : who(args.other ?? to),
    dice: /** @type {number[]} */ (args.dice ?? []).join(" + "),
    count: 6,
  });
}
