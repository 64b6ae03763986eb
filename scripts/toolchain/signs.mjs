/**
 * Writes py/tabletop/base/sign_ranges.py: the letters at which signs (grapheme clusters) join, by the Unicode of this Node.
 * Ranges of unassigned letters between two of them join them: so the table is short, and no newer Unicode splits a range.
 *
 *     node scripts/toolchain/signs.mjs
 */
import { writeFileSync } from "node:fs";

const FILE = new URL("../../py/tabletop/base/sign_ranges.py", import.meta.url);
const LAST = 0x10ffff;
const GAP = 64;
const WIDTH = 80;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** @param {string} text */
const isOne = (text) => [...segmenter.segment(text)].length === 1;

/** @param {string} text */
const joinsBefore = (text) => isOne(`a${text}`);

/** By name: its sentence, and whether a letter belongs to it. @type {Record<string, [string, (text: string) => boolean]>} */
const TABLES = {
  JOINS: ["Letters and marks that belong to the sign before them.", joinsBefore],
  LEADS: ["Letters that belong to the sign after them.", (text) => !joinsBefore(text) && isOne(`${text}a`)],
  CONSONANTS: [
    "Letters that a linker joins to a letter before them.",
    (text) => !joinsBefore(text) && isOne(`\u0915\u094D${text}`),
  ],
  LINKERS: ["Marks that join two consonants.", (text) => joinsBefore(text) && isOne(`\u0915${text}\u0915`)],
};

/** @param {number} from @param {number} to */
function isUnassigned(from, to) {
  for (let code = from; code < to; code++) if (!/\p{Cn}/u.test(String.fromCodePoint(code))) return false;
  return to - from < GAP;
}

/** @param {(text: string) => boolean} belongs */
function rangesOf(belongs) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (let code = 0x20; code <= LAST; code++) {
    if ((code >= 0xd800 && code < 0xe000) || !belongs(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last && isUnassigned(last[1] + 1, code)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Each range as the distance from the last one, and its length if it is no single letter. @param {[number, number][]} ranges */
function coded(ranges) {
  let at = 0;
  return ranges.map(([from, to]) => {
    const text = (from - at).toString(36) + (to > from ? `.${(to - from).toString(36)}` : "");
    at = to;
    return text;
  });
}

/** A text in brackets, unless it is one line. @param {string[]} words */
function literal(words) {
  const found = lines(words);
  return found.length > 1 ? `(\n${found.map((line) => `    ${line}`).join("\n")}\n)` : found[0];
}

/** @param {string[]} words */
function lines(words) {
  /** @type {string[]} */
  const found = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.map((line, n) => `"${line}${n < found.length - 1 ? " " : ""}"`);
}

const tables = Object.entries(TABLES).map(
  ([name, [sentence, belongs]]) => `${name}: Final = ${literal(coded(rangesOf(belongs)))}\n"""${sentence}"""\n`,
);
writeFileSync(
  FILE,
  `"""The letters at which signs join, by \`node scripts/toolchain/signs.mjs\`.

Each word is a range in base 36: the distance of its first letter from the end of the
range before, and after a dot the number of letters that follow.
"""

from typing import Final

${tables.join("\n")}`,
);
