/** The results to beat: points that others made in a shared deal, by the marks of the deal; only the latest stay. */
import { FIRST_GAME } from "../site/names.js";
import * as local from "./local.js";
import { keyOf } from "./shelf.js";
import "./record.js"; // first takes over what earlier versions stored

const KEY = keyOf("beat");

const MOST = 20;

/** Marks that begin with their game. Version 1 knew one game. @param {string} marks */
export const withGame = (marks) => (/^\w+: /.test(marks) ? marks : `${FIRST_GAME}: ${marks}`);

/** @returns {[marks: string, points: number][]} */
function kept() {
  const found = local.read(KEY);
  const entries = Array.isArray(found) ? found.filter((one) => Array.isArray(one) && typeof one[0] === "string") : [];
  return entries.map(([marks, points]) => [withGame(marks), points]);
}

/**
 * @param {string} marks
 * @param {number} points
 */
export function noteBeat(marks, points) {
  const others = kept().filter(([one]) => one !== marks);
  local.write(KEY, [[marks, points], ...others].slice(0, MOST));
}

/** @param {string} marks @returns {number | undefined} */
export function beatOf(marks) {
  const points = new Map(kept()).get(marks);
  return Number.isInteger(points) ? points : undefined;
}

/** All results. @returns {unknown} */
export const read = () => Object.fromEntries(kept());

/** @param {object} record */
export const write = (record) =>
  local.write(
    KEY,
    Object.entries(record)
      .map(([marks, points]) => [withGame(marks), points])
      .slice(0, MOST),
  );
