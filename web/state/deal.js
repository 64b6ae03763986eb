/** The deal that somebody has shared: whether the form, or a table, is still of it. */
import { state } from "./store.js";

/** @typedef {import("../types").Form} Form */

/**
 * What a deal is known by: whoever plays the same cards against the same players plays the same deal.
 * @param {Pick<Form, "seats" | "players" | "edition" | "expansion" | "choose_four" | "seed">} of
 */
export const marksOf = ({ seats, players, edition, expansion, choose_four, seed }) =>
  [...players.slice(0, seats).map(({ kind }) => kind), edition, expansion, choose_four, seed].join(" ");

/** @param {import("../types").Table} table */
export const marksAt = ({ view, players, seed }) => marksOf({ ...view.options, players, seed: String(seed) });

/** The deal that the form still is, if it was filled in by one. */
export const dealtInForm = () => (state.deal?.marks === marksOf(state.form) ? state.deal : null);
