/** The options of a game as its catalogue declares them: one list for the form, addresses, deals and records. */
import { catalogue, catalogueOf } from "./catalogue.js";
import { isRecord, isSwitch, oneOf, someOf, withSound } from "./stored.js";

/** @typedef {import("../types").OptionValues} OptionValues */

/** The options of a game, by default of the one on show; none of a game that is not loaded. @param {string} [game] */
export const declared = (game = catalogue.game) => catalogueOf(game)?.options ?? [];

/** The value of each option at a first visit. @param {string} [game] @returns {OptionValues} */
export const usualOptions = (game) =>
  Object.fromEntries(declared(game).map(({ name, default: usual }) => [name, usual]));

/** The check of an option: some of its values, one of them, or a switch. @param {ReturnType<typeof declared>[number]} option */
function checkOf({ values, default: usual }) {
  if (!values) return isSwitch;
  return Array.isArray(usual) ? someOf(values) : oneOf(values);
}

/** @param {string} [game] @returns {Record<string, import("./stored.js").Check>} */
const checks = (game) => Object.fromEntries(declared(game).map((option) => [option.name, checkOf(option)]));

/** @param {string} name @param {string} [game] */
const isDeclared = (name, game) => declared(game).some((one) => one.name === name);

/** The declared options among the keys of a record. @param {object} record @param {string} [game] @returns {OptionValues} */
export const optionsIn = (record, game) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isDeclared(name, game)));

/** @param {object} record @param {string} [game] */
export const withoutOptions = (record, game) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isDeclared(name, game)));

/** The valid options of a record; those of earlier versions lie beside its other keys. @param {unknown} stored @returns {OptionValues} */
export function soundOptions(stored) {
  const { options = stored } = /** @type {{ options?: unknown }} */ (Object(stored));
  return withSound({}, options, checks());
}

/** Whether no declared option of a record has a value that this page does not know. @param {unknown} value @param {string} game */
export function areOptions(value, game) {
  const known = checks(game);
  return isRecord(value) && Object.entries(optionsIn(value, game)).every(([name, one]) => known[name](one));
}
