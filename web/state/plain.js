/** Removes invisible and bidi characters from names, like py/tabletop/base/sanitize.py; tests/names.json tests both. */

/** Letters and marks that draw nothing by themselves. */
const BLANK = "\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}";

/** Letters and marks of scripts in which letters join, without the accents of Latin letters. */
const LETTER = `(?![\\u0300-\\u036F${BLANK}])[\\p{Lo}\\p{Mn}\\p{Mc}]`;

/** Marks of India after which a joiner may end a word. */
const VIRAMA = "[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]";

/** Emoji, skin tones, and the one arrow that is part of an emoji. */
const EMOJI = "[\\p{So}\\u2194\\u{1F3FB}-\\u{1F3FF}]";

/** Invisible marks that join letters or emoji, or select a variant of one. */
const JOINED = [
  `(?<=${VIRAMA})[\\u200C\\u200D]`,
  `(?<=${LETTER})[\\u200C\\u200D](?=${LETTER})`,
  `(?<=${EMOJI}\\uFE0F?)\\u200D(?=${EMOJI})`,
  `(?<=${EMOJI})[\\uFE0E\\uFE0F]`,
  "(?<=[0-9#*])\\uFE0F(?=\\u20E3)",
  "(?<=\\p{Lo})[\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]",
  "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E007A}]{2,6}\\u{E007F}",
].join("|");

/** Controls, bidi and other format characters, lone surrogates, private and blank letters. */
const UNSEEN = `[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}${BLANK}]`;

const MARKS = new RegExp(`(${JOINED})|(?![\\t-\\r])${UNSEEN}`, "gu");

/**
 * The visible part of the text, in one line; it may be empty.
 * @param {string} text
 */
export const clean = (text) => text.replace(MARKS, "$1").replace(/\s+/g, " ").trim();

/** @template {{ name: string }} Named @param {Named} named @returns {Named} */
const withCleanName = (named) => ({ ...named, name: clean(named.name) });

/** @template {{ players: { name: string }[] }} Players @param {Players} one @returns {Players} */
export const withCleanNames = (one) => ({ ...one, players: one.players.map(withCleanName) });

/** @template {{ seats: { name: string }[] }} Seats @param {Seats} one @returns {Seats} */
export const withCleanSeats = (one) => ({ ...one, seats: one.seats.map(withCleanName) });
