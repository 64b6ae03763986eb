/** The signs of a text: what a reader takes for one letter, such as a flag or a family; py/tabletop/base/signs.py counts alike. */

/** Most code points of a sign in a name. */
const LONGEST_SIGN = 12;

/** The most code units of a code point. */
const UNITS = 2;

// Firefox has it since version 125; before, each code point counts.
const segmenter = Intl.Segmenter && new Intl.Segmenter("en", { granularity: "grapheme" });

/** @param {string} text */
export const signsIn = (text) => (segmenter ? Array.from(segmenter.segment(text), (one) => one.segment) : [...text]);

/** Whether a text has at most that many signs. @param {string} text @param {number} most */
export const isShort = (text, most) => text.length <= most || text === shortened(text, most);

/** The first signs of a text, at most that many. @param {string} text @param {number} most */
export const shortened = (text, most) =>
  signsIn(text.slice(0, unitsOf(most) + 1))
    .slice(0, most)
    .map((sign) => [...sign].slice(0, LONGEST_SIGN).join(""))
    .join("");

/** The most code units of that number of signs. @param {number} signs */
export const unitsOf = (signs) => signs * LONGEST_SIGN * UNITS;
