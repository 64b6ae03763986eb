/** What others made of deals that they have shared, by what each deal is known by; only the latest are kept. */

const KEY = "san-juan-beat";

const MOST = 20;

/** @returns {[marks: string, points: number][]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found.filter(Array.isArray);
  } catch {
    return [];
  }
}

/**
 * @param {string} marks
 * @param {number} points
 */
export function noteBeat(marks, points) {
  try {
    const others = kept().filter(([one]) => one !== marks);
    localStorage.setItem(KEY, JSON.stringify([[marks, points], ...others].slice(0, MOST)));
  } catch {
    /* it is not told after the game */
  }
}

/** @param {string} marks @returns {number | undefined} */
export function beatOf(marks) {
  const points = new Map(kept()).get(marks);
  return Number.isInteger(points) ? points : undefined;
}
