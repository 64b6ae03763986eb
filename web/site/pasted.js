/**
 * Reads a pasted text: a link or a bare code, with all that mail, chat and redirectors put around it.
 * py/tabletop/table/pasted.py does the same; tests/pasted.json and tests/wrappings.py test both.
 */
import { unwrapped } from "./unwrapped.js";

/** The sign before answers, which only the code of a game has. */
const ANSWERS = /~a/;

/** A bare code with blanks in it. */
const WITH_BLANKS = /(?<![\w.~-])_*([a-z][a-z_]{0,40}-\d{1,3}\.(?:\s{0,8}[\w.~-])*)/dg;

/**
 * The beginnings of a code and all letters after it, by how sure they are: behind a parameter anything may be broken; a
 * bare code may be broken over lines; blanks in a bare code come last. Each has the code as its group.
 */
const RUNS = [
  /(?<!\w)(?:deal|game)\s{0,8}=\s{0,8}([a-z](?:\s{0,8}[a-z_]){0,40}\s{0,8}-\s{0,8}\d{1,3}\s{0,8}\.(?:\s{0,8}[\w.~-])*)/dg,
  /(?<![\w.~-])_*([a-z][a-z_]{0,40}-\d{1,3}\.(?:\n?[\w.~-])*)/dg,
  WITH_BLANKS,
];

const CHECK = /~\s{0,8}c(?:\s{0,8}\w){8}(?!_*[A-Za-z\d]|~c)/;

/** A later beginning within a run whose blanks may be those of a sentence. */
const LATER = /(?<=\s)[a-z][a-z_]{0,40}-\d{1,3}\./g;

/** The parameters of a link before a code. */
const BEFORE = /(?:^|[#?])((?:[^#?&\s]*&)*)(deal|game)\s{0,8}=\s{0,8}$/;

/** The parameters after it; a line may break within a name or before a value. */
const AFTER = /^\s{0,8}(?:&[^\s<>()[\]{}"'`|“”„«»‘’‚]*)?/;
const BROKEN = /&(?:a|at=?|b|be|bea|beat=?)?$/;
const REST = /^\n([^\s<>()[\]{}"'`|“”„«»‘’‚]*)/;

/** Punctuation and Markdown emphasis after an address. */
const END = /[.,;:!?…*_~]+$/;

/** @typedef {{ from: number, to: number, code: string }} Place */

/** The beginning of a code with blanks in it: the last one before its check. @param {string} run */
const laterIn = (run) => [...run.matchAll(LATER)].map(({ index }) => index).pop() ?? 0;

/** @param {RegExpMatchArray} found @param {boolean} hasBlanks @returns {Place | undefined} */
function placeIn(found, hasBlanks) {
  const [run, [start]] = [found[1], found.indices?.[1] ?? [0]];
  const check = CHECK.exec(run);
  if (!check) return undefined;
  const end = check.index + check[0].length;
  const from = hasBlanks ? laterIn(run.slice(0, end)) : 0;
  return { from: start + from, to: start + end, code: run.slice(from, end).replace(/\s/g, "") };
}

/** The place of the first whole code in a text; undefined: there is none. @param {string} text */
function found(text) {
  for (const run of RUNS)
    for (const one of text.matchAll(run)) {
      const place = placeIn(one, run === WITH_BLANKS);
      if (place) return place;
    }
}

/** The first whole code in a text; the text itself if there is none. @param {string} text */
export const codeIn = (text) => found(unwrapped(text))?.code ?? text;

/** Whether there is a whole code in a text. @param {string} text */
export const hasCode = (text) => found(unwrapped(text)) !== undefined;

/** The parameters after a code. @param {string} text that begins there */
function after(text) {
  const [whole] = AFTER.exec(text) ?? [""];
  const [, rest = ""] = (BROKEN.test(whole) && REST.exec(text.slice(whole.length))) || [];
  return (whole.trim() + rest).replace(END, "");
}

/** @param {string} text @param {Place} place */
function linkIn(text, { from, to, code }) {
  const [, said = "", of = ANSWERS.test(code) ? "game" : "deal"] = BEFORE.exec(text.slice(0, from)) ?? [];
  return `${said}${of}=${code}${after(text.slice(to))}`;
}

/** The query for a text without a whole code; Python reports the error in it. @param {string} pasted */
function behindBroken(pasted) {
  const behind = pasted.slice(pasted.indexOf("#") + 1);
  if (/(?:^|&)(?:deal|game)=/.test(behind)) return behind;
  return `${ANSWERS.test(pasted) ? "game" : "deal"}=${pasted}`;
}

/**
 * The hash of the link that a person meant.
 * @param {string} text
 */
export function behindPasted(text) {
  const plain = unwrapped(text).trim();
  const place = found(plain);
  return place ? linkIn(plain, place) : behindBroken(plain);
}

/** An address with a query or a hash, to the next blank or quotation mark, and the line after it. */
const ADDRESS = /[?#][^\s<>()[\]{}"'`|“”„«»‘’‚]+(?=(\n[^\s<>()[\]{}"'`|“”„«»‘’‚]+)?)/g;

/**
 * The queries and hashes of all addresses in a text, as one address of this page would have them; each a second time with
 * the line after it, which a line break may have cut off.
 * @param {string} text
 */
export const addressesIn = (text) =>
  [...unwrapped(text).matchAll(ADDRESS)]
    .flatMap(([address, next = ""]) => [address, address + next.trim()])
    .map((address) => address.slice(1).replace(/[?#]/g, "&").replace(END, ""));
