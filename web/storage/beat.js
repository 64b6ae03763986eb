/** The results to beat: points that others made in a shared deal, by the marks of the deal; only the latest stay. */
import { record } from "./record.js";

const own = record("beat");

const MOST = 20;

/** @returns {[marks: string, points: number][]} */
function kept() {
  const found = own.read();
  return Array.isArray(found) ? /** @type {[marks: string, points: number][]} */ (found.filter(Array.isArray)) : [];
}

/**
 * @param {string} marks
 * @param {number} points
 */
export function noteBeat(marks, points) {
  const others = kept().filter(([one]) => one !== marks);
  own.write([[marks, points], ...others].slice(0, MOST));
}

/** @param {string} marks @returns {number | undefined} */
export function beatOf(marks) {
  const points = new Map(kept()).get(marks);
  return Number.isInteger(points) ? points : undefined;
}

/** All results. @returns {unknown} */
export const read = () => Object.fromEntries(kept());

/** @param {object} record */
export const write = (record) => own.write(Object.entries(record).slice(0, MOST));
