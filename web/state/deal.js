/** Recognises a shared deal in the form and at a table. */
import { state } from "./store.js";

/** @typedef {import("../types").Form} Form */

/**
 * The key of a deal: the same cards against the same player kinds are the same deal.
 * @param {Pick<Form, "seats" | "players" | "edition" | "expansion" | "choose_four" | "seed">} of
 */
export const marksOf = ({ seats, players, edition, expansion, choose_four, seed }) =>
  [...players.slice(0, seats).map(({ kind }) => kind), edition, expansion, choose_four, seed].join(" ");

/** @param {import("../types").Table} table */
export const marksAt = ({ view, players, seed }) => marksOf({ ...view.options, players, seed: String(seed) });

/** The shared deal that filled in the form, unless the form has changed since. */
export const dealtInForm = () => (state.deal?.marks === marksOf(state.form) ? state.deal : null);
