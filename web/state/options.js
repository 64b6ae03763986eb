/** The options of a game as its catalogue declares them: one list for the form, addresses, deals and records. */
import { catalogue } from "./catalogue.js";
import { isRecord, isSwitch, listOf, oneOf, withSound } from "./stored.js";

/** @typedef {import("../types").OptionValues} OptionValues */

export const declared = () => catalogue.options;

/** The value of each option at a first visit. @returns {OptionValues} */
export const usualOptions = () => Object.fromEntries(declared().map(({ name, default: usual }) => [name, usual]));

/** The check of an option: some of its values, one of them, or a switch. @param {ReturnType<typeof declared>[number]} option */
function checkOf({ values, default: usual }) {
  if (!values) return isSwitch;
  return Array.isArray(usual) ? listOf(0, values.length, oneOf(values)) : oneOf(values);
}

/** @returns {Record<string, import("./stored.js").Check>} */
const checks = () => Object.fromEntries(declared().map((option) => [option.name, checkOf(option)]));

const isDeclared = (/** @type {string} */ name) => declared().some((one) => one.name === name);

/** The declared options among the keys of a record. @param {object} record @returns {OptionValues} */
export const optionsIn = (record) => Object.fromEntries(Object.entries(record).filter(([name]) => isDeclared(name)));

/** @param {object} record */
export const withoutOptions = (record) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isDeclared(name)));

/** The valid options of a record; those of earlier versions lie beside its other keys. @param {unknown} stored @returns {OptionValues} */
export function soundOptions(stored) {
  const { options = stored } = /** @type {{ options?: unknown }} */ (Object(stored));
  return withSound({}, options, checks());
}

/** Whether no declared option of a record has a value that this page does not know. @param {unknown} value */
export function areOptions(value) {
  const known = checks();
  return isRecord(value) && Object.entries(optionsIn(value)).every(([name, one]) => known[name](one));
}
