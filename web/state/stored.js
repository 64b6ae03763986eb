/** What a browser has kept may be older than this page, or spoiled: only what is as it should be is taken over. */

/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
export const isText = (value) => typeof value === "string";

/** @type {Check} */
export const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** @type {Check} */
export const isSwitch = (value) => typeof value === "boolean";

/**
 * @param {readonly unknown[]} values
 * @returns {Check}
 */
export const oneOf = (values) => (value) => values.includes(value);

/**
 * @param {number} low
 * @param {number} high
 * @param {Check} check of each
 * @returns {Check}
 */
export const listOf = (low, high, check) => (value) =>
  Array.isArray(value) && value.length >= low && value.length <= high && value.every(check);

/**
 * Anything as a record; what is none has no keys of its own.
 * @param {unknown} value
 */
const asRecord = (value) => /** @type {Record<string, unknown>} */ (Object(value));

/**
 * The usual, and instead of it what is sound of a record, key by key.
 * @template Usual
 * @param {Usual} usual
 * @param {unknown} stored
 * @param {Record<string, Check>} checks
 * @returns {Usual}
 */
export function withSound(usual, stored, checks) {
  const record = asRecord(stored);
  const keys = Object.keys(checks).filter((key) => checks[key](record[key]));
  return { ...usual, ...Object.fromEntries(keys.map((key) => [key, record[key]])) };
}

/**
 * A record of which every key is needed.
 * @param {Record<string, Check>} checks
 * @returns {Check}
 */
export const recordOf = (checks) => (value) =>
  Object.entries(checks).every(([key, check]) => check(asRecord(value)[key]));
