/** Puts ids into words of the language that is spoken. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {import("../types").Args} Args */

/** Sentences that were not asked for yet, as they are written: to read all of them would hold up the first drawing. @type {Map<string, string>} */
const unread = new Map();

/** Where the next sentence begins. */
const NEXT = /\n(?=-?[a-zA-Z])/;

/** Another sentence that one is made with. */
const OTHER = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** @type {Intl.ListFormat | null} */
let lists = null;

/** More sentences than a table has at a time. */
const MANY = 4000;

/** Empty until the page knows what to speak. */
let bundle = new FluentBundle([]);

/** What was worded before in this language: most of a page says again what it said. @type {Map<string, string>} */
const worded = new Map();

/** The last whole number that every language writes alike. */
const PLAIN = 999;

/** A number; a plain one is written without the browser, which takes long to get ready for that. */
class Count extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} [scope] */
  toString(scope) {
    const { value } = this;
    return Number.isInteger(value) && value >= 0 && value <= PLAIN ? String(value) : super.toString(scope);
  }
}

/** @param {Args} facts */
const counted = (facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Count(fact) : fact]),
  );

/** @type {() => Args} */
let common = () => ({});

/**
 * Every sentence may ask for these facts, besides its own.
 * @param {() => Args} facts
 */
export function everywhere(facts) {
  common = facts;
}

/**
 * @param {string} tag the language
 * @param {string} text its sentences, as Fluent writes them
 */
export function speak(tag, text) {
  worded.clear();
  unread.clear();
  lists = null;
  bundle = new FluentBundle(tag, { useIsolating: false });
  say(text);
}

/**
 * More sentences of the language that is spoken.
 * @param {string} text
 */
export function say(text) {
  worded.clear();
  for (const one of text.split(NEXT)) unread.set(one.slice(0, one.indexOf("=")).trim(), one);
}

/** Reads a sentence, and those that it is made with, before it is said. @param {string} id */
function read(id) {
  const written = unread.get(id);
  if (written === undefined) return;
  unread.delete(id);
  for (const [, other] of written.matchAll(OTHER)) read(other);
  bundle.addResource(new FluentResource(written));
}

/** @param {string} id */
function messageOf(id) {
  read(id);
  return bundle.getMessage(id);
}

/** What a message has below it, in its order. @param {string} id */
export const attributesOf = (id) => Object.keys(messageOf(id)?.attributes ?? {});

export const language = () => bundle.locales[0];

/**
 * The pattern of `message` or `message.attribute`.
 * @param {string} id
 */
function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = messageOf(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @param {string} id */
export const has = (id) => pattern(id) != null;

/**
 * The words for an id; an id without words is shown as it is, for the test to find.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const found = pattern(id) ?? id;
  if (typeof found === "string") return found;
  const facts = { ...common(), ...args };
  const key = `${id} ${JSON.stringify(facts)}`;
  const known = worded.get(key) ?? bundle.formatPattern(found, counted(facts), []);
  if (worded.size > MANY) worded.clear();
  worded.set(key, known);
  return known;
}

/** @param {string} id */
export const dashed = (id) => id.replaceAll("_", "-");

/** What puts lists into words; it is kept, as a browser takes longer to make it than to use it. */
export function lister() {
  lists ??= new Intl.ListFormat(language(), { type: "conjunction" });
  return lists;
}

/** @param {readonly string[]} names */
export const list = (names) => lister().format(names);

/** `A, B`. @param {string[]} texts */
export const commas = ([text = "", ...others]) => others.reduce((first, next) => t("commas", { first, next }), text);

/** A day as `2026-11-23`, in words. @param {string} day */
export const dated = (day) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(`${day}T12:00`));

/** Letters written from right to left, and marks that turn what stands around them. */
const TURNS =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name as it stands in a sentence: one written from right to left turns nothing around it.
 * @param {string} name
 */
export const isolated = (name) => (TURNS.test(name) ? `\u2068${name}\u2069` : name);

/**
 * Words as they are read out, and as windows are called: soft hyphens and isolates are for print.
 * @param {string} text
 */
export const spoken = (text) => text.replace(/[\u00AD\u2068\u2069]/g, "");
