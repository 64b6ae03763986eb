/** Checks of stored data, which may be older than this page or damaged: the page uses only the valid parts. */

/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
export const isText = (value) => typeof value === "string";

/** @param {number} most letters @returns {Check} */
export const textOf = (most) => (value) => isText(value) && String(value).length <= most;

/** An id, such as that of a level or a card; a later version may have others. @type {Check} */
export const isName = (value) => isText(value) && /^[\w-]{1,60}$/.test(String(value));

/** @type {Check} */
export const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** An integer that JavaScript stores exactly. @type {Check} */
export const isNumber = (value) => Number.isSafeInteger(value);

/** The last millisecond since 1970 that a date can have. */
const LATEST = 8.64e15;

/** In milliseconds since 1970. @type {Check} */
export const isTime = (value) => isCount(value) && Number(value) <= LATEST;

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

/** Whether no value is there twice. @param {readonly unknown[]} values */
export const areDistinct = (values) => new Set(values).size === values.length;

/**
 * Some of these values, each at most once.
 * @param {readonly unknown[]} values
 * @returns {Check}
 */
export const someOf = (values) => (value) => Array.isArray(value) && areDistinct(value) && value.every(oneOf(values));

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The most names in a record of things by name: no game has as many. */
const NAMES = 200;

/**
 * Things by name, such as counts.
 * @param {Check} check of each thing
 * @returns {Check}
 */
export const byName = (check) => (value) =>
  isRecord(value) &&
  Object.keys(value).length <= NAMES &&
  Object.entries(value).every(([name, one]) => isName(name) && check(one));

/**
 * The entry of a record under a name from outside: inherited keys such as `toString` are none.
 * @template T
 * @param {Record<string, T>} record
 * @param {string} name
 * @returns {T | undefined}
 */
export const entryOf = (record, name) => (Object.hasOwn(record, name) ? record[name] : undefined);

/**
 * A count of a record, 0 if it has none.
 * @param {Record<string, number>} counts
 * @param {string} name
 */
export const countIn = (counts, name) => entryOf(counts, name) ?? 0;

/**
 * Any value as a record, so that reading a key never throws.
 * @param {unknown} value
 */
const asRecord = (value) => /** @type {Record<string, unknown>} */ (Object(value));

/**
 * The defaults, replaced key by key by the valid values of a record.
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
 * A record that needs every key.
 * @param {Record<string, Check>} checks
 * @returns {Check}
 */
export const recordOf = (checks) => (value) =>
  Object.entries(checks).every(([key, check]) => check(asRecord(value)[key]));
