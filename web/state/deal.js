/** Recognises a shared deal in the form and at a table. */
import { gameOnShow } from "./game_of.js";
import { declared } from "./options.js";
import { state } from "./store.js";

/** @typedef {import("../types").Form} Form */

/**
 * The key of a deal after its game: the same cards against the same player kinds are the same deal.
 * @param {Pick<Form, "seats" | "players" | "options" | "seed">} of
 */
const dealOf = ({ seats, players, options, seed }) =>
  [...players.slice(0, seats).map(({ kind }) => kind), ...declared().map(({ name }) => options[name]), seed].join(" ");

/** The key of the deal in a form. @param {Form} form */
export const marksOf = (form) => `${gameOnShow()}: ${dealOf(form)}`;

/** @param {import("../types").Table} table */
export function marksAt(table) {
  const { game, options, players, seed } = table;
  return `${game}: ${dealOf({ seats: players.length, options, players, seed: String(seed) })}`;
}

/** The shared deal that filled in the form, unless the form has changed since. */
export const dealtInForm = () => (state.deal?.marks === marksOf(state.form) ? state.deal : null);
