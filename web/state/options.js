/** The options of a game as its catalogue declares them: one list for the form, addresses, deals and records. */
import { catalogue, catalogueOf } from "./catalogue.js";
import { areDistinct, isCount, isName, isRecord, isSwitch, listOf, oneOf, someOf, withSound } from "./stored.js";

/** @typedef {import("../types").OptionValues} OptionValues */
/** @typedef {ReturnType<typeof declared>[number]} Declared */
/** @typedef {import("./stored.js").Check} Check */

/** The options of a game, by default of the one on show; none of a game that is not loaded. @param {string} [game] */
export const declared = (game = catalogue.game) => catalogueOf(game)?.options ?? [];

/** The value of each option at a first visit. @param {string} [game] @returns {OptionValues} */
export const usualOptions = (game) =>
  Object.fromEntries(declared(game).map(({ name, default: usual }) => [name, usual]));

/** The check of an option: some of its values, one of them, or a switch. @param {Declared} option @returns {Check} */
function checkOf({ values, default: usual }) {
  if (!values) return isSwitch;
  return Array.isArray(usual) ? someOf(values) : oneOf(values);
}

/** @param {string | undefined} game @param {(option: Declared) => Check} checkOf @returns {Record<string, Check>} */
const checksBy = (game, checkOf) => Object.fromEntries(declared(game).map((option) => [option.name, checkOf(option)]));

/** @param {string} [game] */
const checks = (game) => checksBy(game, checkOf);

/** The most options of any game, and the most values of one. */
const MANY = 50;

/** A value that an option of any game may have, if it takes one alone. @type {Check} */
const isValue = (value) => isSwitch(value) || isCount(value) || isName(value);

/** @type {Check} */
const areValues = (value) => listOf(0, MANY, isValue)(value) && areDistinct(/** @type {unknown[]} */ (value));

/** A check that lets the values pass that a later version may add to an option. @param {Declared} option @returns {Check} */
function laterCheckOf({ values, default: usual }) {
  if (!values) return isSwitch;
  return Array.isArray(usual) ? areValues : (value) => isValue(value) && !isSwitch(value);
}

/** @param {Record<string, unknown>} options @param {string} game @param {(option: Declared) => Check} checkOf */
function pass(options, game, checkOf) {
  const known = checksBy(game, checkOf);
  return Object.entries(optionsIn(options, game)).every(([name, one]) => known[name](one));
}

/**
 * Whether this version or a later one may have written the options of a record: each declared option has a value of its
 * kind. Those of a game that is not loaded are small, at least.
 * @param {unknown} value
 * @param {string} game
 */
export const mayBeOptions = (value, game) =>
  isRecord(value) &&
  Object.keys(value).length <= MANY &&
  Object.values(value).every((one) => isValue(one) || areValues(one)) &&
  pass(value, game, laterCheckOf);

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
export const areOptions = (value, game) => isRecord(value) && pass(value, game, checkOf);

/** A record with the usual values of options that it lacks, since an earlier version wrote it. @template {{ game: string, options: OptionValues }} R @param {R} record @returns {R} */
export const withAllOptions = (record) => ({
  ...record,
  options: { ...usualOptions(record.game), ...record.options },
});
