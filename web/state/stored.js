/** What a browser has kept may be older than this page, or spoiled: only what is as it should be is taken over. */

/** @typedef {(value: any) => boolean} Check */

/** @type {Check} */
export const isText = (value) => typeof value === "string";

/** @type {Check} */
export const isCount = (value) => Number.isInteger(value) && value >= 0;

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
 * What is sound of a record, key by key; anything else counts as an empty one.
 * @template {string} Key
 * @param {any} stored
 * @param {Record<Key, Check>} checks
 * @returns {Partial<Record<Key, any>>}
 */
export function validParts(stored, checks) {
  const keys = /** @type {Key[]} */ (Object.keys(checks)).filter((key) => checks[key](stored?.[key]));
  return /** @type {Partial<Record<Key, any>>} */ (Object.fromEntries(keys.map((key) => [key, stored[key]])));
}

/**
 * A record of which every key is needed.
 * @param {Record<string, Check>} checks
 * @returns {Check}
 */
export const recordOf = (checks) => (value) => Object.entries(checks).every(([key, check]) => check(value?.[key]));
