/** Removes invisible and bidi characters from names, like py/tabletop/base/sanitize.py; tests/names.json tests both. */

/** Letters that draw nothing, but no unassigned ones: a newer Unicode may draw these. */
const UNSEEN = [
  "\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0\\x00-\\x08\\x0E-\\x1B\\x7F-\\x84\\x86-\\x9F\\xAD",
  "\\u0600-\\u0605\\u061C\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E",
  "\\u2060-\\u206F\\uD800-\\uF8FF\\uFDD0-\\uFDEF\\uFE00-\\uFE0F\\uFEFF\\uFFF0-\\uFFFB\\uFFFE\\uFFFF\\u{110BD}",
  "\\u{110CD}\\u{13430}-\\u{1343F}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}",
  "\\u{F0000}-\\u{10FFFF}\\u{1FFFE}\\u{1FFFF}\\u{2FFFE}\\u{2FFFF}\\u{3FFFE}\\u{3FFFF}\\u{4FFFE}\\u{4FFFF}",
  "\\u{5FFFE}\\u{5FFFF}\\u{6FFFE}\\u{6FFFF}\\u{7FFFE}\\u{7FFFF}\\u{8FFFE}\\u{8FFFF}\\u{9FFFE}\\u{9FFFF}\\u{AFFFE}",
  "\\u{AFFFF}\\u{BFFFE}\\u{BFFFF}\\u{CFFFE}\\u{CFFFF}\\u{DFFFE}\\u{DFFFF}\\u{EFFFE}\\u{EFFFF}",
].join("");

/** The scripts in which letters join or have variants; not those of Europe. */
const LETTERS = [
  "\\u0591-\\u05FF\\u0606-\\u061B\\u061D-\\u06DC\\u06DE-\\u070E\\u0710-\\u088F\\u0892-\\u08E1\\u08E3-\\u109F",
  "\\u1100-\\u115E\\u1161-\\u139F\\u1400-\\u167F\\u1681-\\u17B3\\u17B6-\\u180A\\u1810-\\u1C7F\\u1CD0-\\u1CFF",
  "\\u2D30-\\u2DDF\\u3005-\\u3029\\u302E-\\u302F\\u3031-\\u303C\\u3041-\\u3163\\u3165-\\u31FF\\u3400-\\u4DBF",
  "\\u4E00-\\uA63F\\uA6A0-\\uA6FF\\uA800-\\uAB2F\\uABC0-\\uD7FF\\uF900-\\uFAFF\\uFB1D-\\uFDCF\\uFDF0-\\uFDFF",
  "\\uFE70-\\uFEFC\\uFF66-\\uFF9F\\uFFA1-\\uFFDC\\u{10000}-\\u{103FF}\\u{10450}-\\u{110BC}\\u{110BE}-\\u{110CC}",
  "\\u{110CE}-\\u{1342F}\\u{13440}-\\u{1BC9F}\\u{1E000}-\\u{1EFFF}\\u{20000}-\\u{3FFFD}",
].join("");

/** Emoji and other drawn signs, also those to come. */
const EMOJI = [
  "\\xA9\\xAE\\u203C\\u2049\\u2100-\\u27FF\\u2900-\\u2BFF\\u3030\\u303D\\u3200-\\u33FF\\u{1F000}-\\u{1FAFF}",
  "\\u{1FC00}-\\u{1FFFD}",
].join("");

/** Marks of India after which a joiner may end a word. */
const VIRAMA = "[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]";

/** Invisible marks that join letters or emoji, or choose how one is drawn. */
const JOINED = [
  `(?<=${VIRAMA})[\\u200C\\u200D]`,
  `(?<=[${LETTERS}])[\\u200C\\u200D](?=[${LETTERS}])`,
  `(?<=[${EMOJI}]\\uFE0F?)\\u200D(?=[${EMOJI}])`,
  `(?<=[${EMOJI}])[\\uFE0E\\uFE0F]`,
  "(?<=[0-9#*])\\uFE0F(?=\\u20E3)",
  `(?<=[${LETTERS}])[\\u180B-\\u180D\\u180F\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]`,
  "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E007A}]{2,6}\\u{E007F}",
].join("|");

const MARKS = new RegExp(`(${JOINED})|[${UNSEEN}]`, "gu");

/** Letters that are blanks to Python alone. */
const SEPARATORS = "\\x1C-\\x1F\\x85";

/** Blanks of all widths, and ends of lines. */
const SPACES = new RegExp(`[\\s${SEPARATORS}]+`, "g");

/**
 * The visible part of the text, in one line; it may be empty.
 * @param {string} text
 */
export const clean = (text) => text.replace(MARKS, "$1").replace(SPACES, " ").replace(/^ | $/g, "");

/** @template {{ name: string }} Named @param {Named} named @returns {Named} */
const withCleanName = (named) => ({ ...named, name: clean(named.name) });

/** @template {{ players: { name: string }[] }} Players @param {Players} one @returns {Players} */
export const withCleanNames = (one) => ({ ...one, players: one.players.map(withCleanName) });

/** @template {{ seats: { name: string }[] }} Seats @param {Seats} one @returns {Seats} */
export const withCleanSeats = (one) => ({ ...one, seats: one.seats.map(withCleanName) });
