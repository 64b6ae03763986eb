/** Searches texts for words, ignoring case and accents. */

/** @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLowerCase();

/**
 * The items whose text contains every word of the search.
 * @template T
 * @param {string} search
 * @param {T[]} all
 * @param {(one: T) => string} textOf
 */
export function found(search, all, textOf) {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const text = folded(textOf(one));
    return words.every((word) => text.includes(word));
  });
}
