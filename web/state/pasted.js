/**
 * What somebody has pasted: a link, or the bare code of a deal or of a game, as mail, chat and Markdown leave them. Python
 * reads codes likewise (py/tabletop/pasted.py); tests/pasted.json holds both to it.
 */

/** A game tells of answers, a deal does not; some who pass codes on spell the sign before them out. */
const ANSWERS = /(?:~|%7e)a/i;

/** So often an address may have been spelt out: each time for another one around it. */
const SPELT_OUT = 3;

/** What begins like a code, up to what none has; a line may break the name of the game where a link tells it. */
const RUN = /(?:(?<==)[a-z]{1,20}\n?[a-z]{0,20}|(?<![A-Za-z\d.~-])[a-z]{1,20})-\d{1,3}\.(?:\n?[\w.~-])*/g;

const CHECK = /~\n?c(?:\n?\w){8}(?!_*[A-Za-z\d]|~c)/;

/** What a link says of a code before it, and after it. */
const BEFORE = /(?:^|[#?])((?:[^#?&\s]*&)*)(deal|game)=$/;
const AFTER = /^\n?(?:&[^\s<>()[\]{}"'`|“”„«»‘’‚]*)?/;

/** What ends a sentence, or is marked for a stress, is no part of an address. */
const END = /[.,;:!?…*_~]+$/;

/** @param {string} text @param {RegExp} spelt its first group is a number of base 16 */
const read = (text, spelt) => text.replace(spelt, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** As it was before mail spelt out each sign `=`. @param {string} text */
const unmailed = (text) =>
  /=3D|=\r?\n/.test(text) ? read(text.replace(/=\r?\n/g, ""), /=(3D|20|7E|5F|2E|2D)/g) : text;

/** As it was before it was passed on, less what is invisible. @param {string} text */
const unquoted = (text) =>
  unmailed(text.replace(/\p{Cf}/gu, ""))
    .replace(/\\(?=[_~.*-])/g, "")
    .replace(/\r?\n(?:[ \t]*>)*[ \t]*/g, "\n")
    .replaceAll("&amp;", "&");

/**
 * Where the first whole code in a text lies; undefined: there is none.
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
 * A whole code in a text, and what the link around it says; empty: there is none.
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

/** What no whole code is in: the game says why. @param {string} pasted */
function behindBroken(pasted) {
  const behind = pasted.slice(pasted.indexOf("#") + 1);
  if (/(?:^|&)(?:deal|game)=/.test(behind)) return behind;
  return `${ANSWERS.test(pasted) ? "game" : "deal"}=${pasted}`;
}

/**
 * What stands behind the address of such a link.
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
