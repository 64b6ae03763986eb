/** Readers of single values in addresses and codes. */
import { areDistinct } from "./stored.js";

/** Returns undefined for a wrong text. @typedef {(text: string) => unknown} Reader */

/** @typedef {import("../types").DeclaredOption} DeclaredOption */

/** @param {Record<string, unknown>} meanings @returns {Reader} */
export const meant = (meanings) => (text) => (Object.hasOwn(meanings, text) ? meanings[text] : undefined);

/** @typedef {readonly (string | number)[]} Values */

/** @param {Values} values @param {string} text */
const spelt = (values, text) => values.find((value) => String(value) === text);

/** @param {Values} values @returns {Reader} */
export const oneOf = (values) => (text) => spelt(values, text);

export const onOff = meant({ "": true, 1: true, true: true, on: true, 0: false, false: false, off: false });

/** Reads some of these values, each at most once, with a hyphen between two as codes have them, or a comma. @param {Values} values @returns {Reader} */
const someOf = (values) => (text) => {
  const found = text ? text.split(/[-,]/).map((one) => spelt(values, one)) : [];
  return !found.includes(undefined) && areDistinct(found) ? found : undefined;
};

/** @param {DeclaredOption} option */
export function readerOf({ values, default: usual }) {
  if (!values) return onOff;
  return Array.isArray(usual) ? someOf(values) : oneOf(values);
}

/** Reads a number and ignores the punctuation of a sentence after it. @param {number} most digits @returns {Reader} */
export function number(most) {
  const written = new RegExp(`^(\\d{1,${most}})[\\W_]*$`);
  return (text) => (written.test(text) ? Number(written.exec(text)?.[1]) : undefined);
}
