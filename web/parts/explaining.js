/** Explains a part of the table by the list of a game: its facts, and the rule behind it. */

import { mine, person } from "../state/people.js";
import { openBook } from "./book/link.js";

/** @typedef {import("../types").Args} Args */
/** @typedef {import("../types").Table} Table */

/**
 * One explanation.
 * @template {Table} T
 * @typedef {object} Explanation
 * @property {string} [rule] the number of the rule behind it
 * @property {(table: T, seat: number, of: string) => Args} [facts]
 */

/**
 * An explanation with its facts; the seat is the viewer's if the part belongs to no seat.
 * @template {Table} T
 * @param {Record<string, Explanation<T>>} explanations by the name after `data-what`
 */
export const explaining =
  (explanations) =>
  (/** @type {Table} */ shown, /** @type {Omit<import("../state/state").What, "touring">} */ { id, of, seat }) => {
    const table = /** @type {T} */ (shown);
    const { rule, facts } = explanations[id];
    const whose = seat ?? mine(table);
    const more = rule ? () => openBook(`rule=${rule}`) : null;
    return { args: { ...person(table, whose), ...facts?.(table, whose, of) }, more };
  };
