/** The options of a game as its catalogue declares them: one list for the form, addresses, deals and records. */
import { catalogue } from "./catalogue.js";
import { isRecord, isSwitch, oneOf, withSound } from "./stored.js";

/** @typedef {import("../types").OptionValues} OptionValues */

export const OPTIONS = catalogue.options;

/** The value of each option at a first visit. @returns {OptionValues} */
export const usualOptions = () => Object.fromEntries(OPTIONS.map(({ name, default: usual }) => [name, usual]));

/** @type {Record<string, import("./stored.js").Check>} */
const CHECKS = Object.fromEntries(OPTIONS.map(({ name, values }) => [name, values ? oneOf(values) : isSwitch]));

/** The declared options among the keys of a record. @param {object} record @returns {OptionValues} */
export const optionsIn = (record) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(CHECKS, name)));

/** @param {object} record */
export const withoutOptions = (record) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(CHECKS, name)));

/** The valid options of a record; those of earlier versions lie beside its other keys. @param {unknown} stored @returns {OptionValues} */
export function soundOptions(stored) {
  const { options = stored } = /** @type {{ options?: unknown }} */ (Object(stored));
  return withSound({}, options, CHECKS);
}

/** Whether no declared option of a record has a value that this page does not know. @param {unknown} value */
export const areOptions = (value) =>
  isRecord(value) && Object.entries(optionsIn(value)).every(([name, one]) => CHECKS[name](one));
