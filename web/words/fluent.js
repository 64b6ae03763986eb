/** Puts ids into words of the current language. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {import("../types").Args} Args */

/** The unparsed sentences by id: parsing all of them would delay the first drawing. @type {Map<string, string>} */
const unread = new Map();

/** The line break before a sentence. */
const NEXT = /\n(?=-?[a-zA-Z])/;

/** A reference to another sentence. */
const OTHER = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** @type {Intl.ListFormat | null} */
let lists = null;

/** The size of the cache: more sentences than a table has at a time. */
const MANY = 4000;

/** Empty until the page knows its language. */
let bundle = new FluentBundle([]);

/** The cache of formatted sentences, because a redraw repeats most of them. @type {Map<string, string>} */
const worded = new Map();

/** The largest whole number that every language writes alike. */
const PLAIN = 999;

/** A number; a plain one avoids the browser's number formatter, which starts slowly. */
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
 * Sets the facts that every sentence may use in addition to its own.
 * @param {() => Args} facts
 */
export function everywhere(facts) {
  common = facts;
}

/**
 * @param {string} tag the language
 * @param {string} text its sentences in Fluent's syntax
 */
export function speak(tag, text) {
  worded.clear();
  unread.clear();
  lists = null;
  bundle = new FluentBundle(tag, { useIsolating: false });
  say(text);
}

/**
 * Adds sentences of the current language.
 * @param {string} text
 */
export function say(text) {
  worded.clear();
  for (const one of text.split(NEXT)) unread.set(one.slice(0, one.indexOf("=")).trim(), one);
}

/** Parses a sentence and those that it refers to, before their first use. @param {string} id */
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

/** The names of a message's attributes, in order. @param {string} id */
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
 * The words for an id; an id without words appears as it is, so that a test finds it.
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

/** The words that a game has of its own for an id, or else the usual ones. @param {string} id @param {string} usual */
export const either = (id, usual) => (has(id) ? t(id) : usual);

/** @param {string} id */
export const dashed = (id) => id.replaceAll("_", "-");

/** The list formatter, cached because creating one takes longer than using it. */
export function lister() {
  lists ??= new Intl.ListFormat(language(), { type: "conjunction" });
  return lists;
}

/** @param {readonly string[]} names */
export const list = (names) => lister().format(names);

/** `A, B`, without empty ones. @param {string[]} texts */
export function commas(texts) {
  const [text = "", ...others] = texts.filter(Boolean);
  return others.reduce((first, next) => t("commas", { first, next }), text);
}

/** A day such as `2026-11-23`, in words. @param {string} day */
export const dated = (day) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(`${day}T12:00`));

/** A day without its year, in words. @param {string} day @param {"long" | "short"} month */
export const dayInYear = (day, month) =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month }).format(new Date(`${day}T12:00`));

/** Right-to-left letters, and marks that change the direction of the text around them. */
const TURNS =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name for use in a sentence; isolates prevent a right-to-left name from reordering the text around it.
 * @param {string} name
 */
export const isolated = (name) => (TURNS.test(name) ? `\u2068${name}\u2069` : name);

/**
 * A text for screen readers and window titles, without the soft hyphens and isolates of visible text.
 * @param {string} text
 */
export const spoken = (text) => text.replace(/[\u00AD\u2068\u2069]/g, "");
