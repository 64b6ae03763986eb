/** Measures how deep the lists and objects of a JSON text lie in each other, before anything parses it. */

/** The deepest nesting of a backup; a save in it has half of that. */
export const DEEPEST = 32;

const MARKS = /\\.|["[{\]}]/gs;

/** @type {Record<string, number>} */
const STEPS = { "[": 1, "{": 1, "]": -1, "}": -1 };

/** @param {string} text */
export function isDeep(text) {
  let depth = 0;
  let isInText = false;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '"') isInText = !isInText;
    else if (!isInText) depth += STEPS[mark] ?? 0;
    if (depth > DEEPEST) return true;
  }
  return false;
}
