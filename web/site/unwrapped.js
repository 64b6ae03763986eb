/**
 * Undoes all that mail, chat, redirectors and copying do to a link: one list, which grows.
 * py/tabletop/table/unwrapped.py does the same; tests/wrappings.py wraps links for both.
 */

/** The most wrappings in each other: each redirector around a link may add one. */
const MOST = 8;

/** The most letters that are read; a mail around a link is shorter. */
const LONGEST = 200_000;

const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** @param {string} hex pairs of digits, with a sign before each */
const ofBytes = (hex) =>
  UTF8.decode(Uint8Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16)));

/** @param {string} text */
const percent = (text) => text.replace(/(?:%[\da-f]{2})+/gi, ofBytes);

/** Base64, also that of addresses; empty if it is none. @param {string} text */
function ofBase64(text) {
  try {
    return UTF8.decode(
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)),
    );
  } catch {
    return "";
  }
}

/** Mail as it travels: it is in this encoding if it has an encoded `=`, or if a line ends with `=` that is no part of a link. @param {string} text */
function quotedPrintable(text) {
  if (/=3D/i.test(text)) return text.replace(/=[ \t]*\n/g, "").replace(/(?:=[\dA-F]{2})+/g, ofBytes);
  return text.replace(/(?<!\b(?:deal|game|play))=\n/g, "");
}

/** The lengths of runs that Proofpoint replaces by two stars and a letter. */
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Proofpoint, version 3: the replaced letters come after the link. @param {string} _ @param {string} link @param {string} replaced */
function proofpoint(_, link, replaced) {
  const letters = Array.from(ofBase64(replaced));
  const next = (/** @type {string} */ token) => letters.splice(0, token[2] ? RUNS.indexOf(token[2]) + 2 : 1).join("");
  return ` ${link.replace(/\*(?:\*[\w-])?/g, next)} `;
}

/** Proofpoint, version 2. @param {string} _ @param {string} link */
const earlyProofpoint = (_, link) => ` ${percent(link.replaceAll("-", "%").replaceAll("_", "/"))} `;

/** @type {Record<string, string>} */
const ENTITIES = {
  ...{ amp: "&", equals: "=", num: "#", quest: "?", lowbar: "_", period: ".", hyphen: "-", dash: "-", percnt: "%" },
  ...{
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    colon: ":",
    sol: "/",
    shy: "",
    zwj: "",
    zwnj: "",
    NewLine: "\n",
  },
};

/** @param {string} whole @param {string} name */
function entity(whole, name) {
  if (name[0] !== "#") return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : whole;
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Letters and marks that nobody sees, which copying adds. */
const UNSEEN = /\p{Cf}|[\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F]/gu;

/** Signs that a program or a keyboard writes in place of those of a code. @type {[RegExp, string][]} */
const SIGNS = [
  [/[\u2010-\u2013\u2212\uFE58\uFE63\uFF0D]/g, "-"],
  [/[\u2014\u2015]/g, "--"],
  [/[\u02DC\u2053\u223C\u301C\uFF5E]/g, "~"],
  [/[\u2024\u3002\uFE52\uFF0E\uFF61]/g, "."],
  [/[\u2017\uFF3F]/g, "_"],
];

/** All that is undone, in this order, again and again. @type {((text: string) => string)[]} */
const STEPS = [
  (text) => text.replace(/(?:\r\n|[\n\r\v\f\x85\u2028\u2029])/g, "\n"),
  (text) => text.replace(/<\/?(?:wbr|b|i|u|em|strong|span|font|code)\b[^<>]{0,200}>/gi, ""),
  (text) => text.replace(/<br\b[^<>]{0,200}>/gi, "\n"),
  quotedPrintable,
  (text) => text.replace(/\burldefense\.proofpoint\.com\/v2\/url\?u=([\w.-]+)/g, earlyProofpoint),
  (text) => text.replace(/\/v3\/__([^\s<>"]{1,4000}?)__;([\w-]*)[!$]/g, proofpoint),
  (text) => text.replace(/\baHR0c(?:HM6Ly|DovL)[\w+/-]+/g, (packed) => ` ${ofBase64(packed)} `),
  percent,
  (text) => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, entity),
  (text) => text.replace(/\\u00([2-7][\da-f])/gi, (_, hex) => ofBytes(hex)),
  (text) => text.replace(/\\(?=[_~.*/&=#-])/g, ""),
  (text) => text.replace(UNSEEN, ""),
  (text) => SIGNS.reduce((now, [signs, sign]) => now.replace(signs, sign), text).normalize("NFKC"),
  (text) => text.replace(/(?<![ \t])[ \t]*\n(?:[ \t]*[>|])*[ \t]*/g, "\n"),
];

/** @param {string} text */
export function unwrapped(text) {
  let [plain, before] = [text.slice(0, LONGEST), ""];
  for (let times = 0; times < MOST && plain !== before; times++) {
    before = plain;
    plain = STEPS.reduce((now, step) => step(now), plain);
  }
  return plain;
}
