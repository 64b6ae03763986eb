/**
 * Reads a pasted text: a link or a bare code, with the marks that mail, chat and Markdown add.
 * py/tabletop/table/pasted.py does the same; tests/pasted.json tests both.
 */

/** The sign before answers, which only the code of a game has; some services percent-encode it. */
const ANSWERS = /(?:~|%7e)a/i;

/** The most levels of percent-encoding: each redirect around a link may add one. */
const SPELT_OUT = 3;

/** A run of code letters that begins like a code; a line break may split the name of the game only after `=`. */
const RUN = /(?:(?<==)[a-z][a-z_]{0,19}\n?[a-z_]{0,20}|(?<![A-Za-z\d.~-])[a-z][a-z_]{0,19})-\d{1,3}\.(?:\n?[\w.~-])*/g;

const CHECK = /~\n?c(?:\n?\w){8}(?!_*[A-Za-z\d]|~c)/;

/** The parameters of a link before a code, and after it. */
const BEFORE = /(?:^|[#?])((?:[^#?&\s]*&)*)(deal|game)=$/;
const AFTER = /^\n?(?:&[^\s<>()[\]{}"'`|“”„«»‘’‚]*)?/;

/** Punctuation and Markdown emphasis after an address. */
const END = /[.,;:!?…*_~]+$/;

/** @param {string} text @param {RegExp} spelt its first group is a hexadecimal number */
const read = (text, spelt) => text.replace(spelt, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The text decoded from quoted-printable, if it is encoded so. @param {string} text */
const unmailed = (text) =>
  /=3D|=\r?\n/.test(text) ? read(text.replace(/=\r?\n/g, ""), /=(3D|20|7E|5F|2E|2D)/g) : text;

/** The text without the marks of mail, chat and Markdown. @param {string} text */
const unquoted = (text) =>
  unmailed(text.replace(/\p{Cf}/gu, ""))
    .replace(/\\(?=[_~.*-])/g, "")
    .replace(/\r?\n(?:[ \t]*>)*[ \t]*/g, "\n")
    .replaceAll("&amp;", "&");

/**
 * The place of the first whole code in a text; undefined: there is none.
 * @param {string} text
 */
function found(text) {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const check = CHECK.exec(run);
    if (check) return { from: index, to: index + check.index + check[0].length };
  }
}

/** @param {string} text */
const joined = (text) => text.replaceAll("\n", "");

/** The first whole code in a text; the text itself if there is none. @param {string} text */
export function codeIn(text) {
  const plain = unquoted(text);
  const place = found(plain);
  return place ? joined(plain.slice(place.from, place.to)) : text;
}

/**
 * The first whole code in a text with the parameters around it; empty: there is none.
 * @param {string} text
 */
function linkIn(text) {
  const place = found(text);
  if (!place) return "";
  const code = joined(text.slice(place.from, place.to));
  const [, said = "", of = ANSWERS.test(code) ? "game" : "deal"] = BEFORE.exec(text.slice(0, place.from)) ?? [];
  const [after] = AFTER.exec(text.slice(place.to)) ?? [""];
  return `${said}${of}=${code}${after.trim().replace(END, "")}`;
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
  let plain = unquoted(text.trim());
  for (let times = 0; times < SPELT_OUT; times += 1) {
    const link = linkIn(plain);
    if (link) return link;
    plain = read(plain, /%([0-7][0-9a-fA-F])/g);
  }
  return behindBroken(text.trim());
}
