/** Fetches the sentences of a language when it is wanted; the others stay where they are. */

import { language, say, speak } from "./fluent.js";
import { fileOf } from "./languages.js";

let wanted = "";

/** What is wanted of each language: what a part of the page says once it is opened. @type {import("./languages.js").File[]} */
const files = ["file"];

/**
 * @param {string} tag
 * @param {import("./languages.js").File} file
 */
async function textOf(tag, file) {
  const response = await fetch(fileOf(tag, file));
  if (!response.ok) throw new Error(`${response.status} for ${tag}`);
  return response.text();
}

/**
 * Speaks a language from now on; throws if its sentences cannot be had, and keeps the old one.
 * @param {string} tag one of `languages`
 * @returns {Promise<boolean>} false: another was wanted meanwhile
 */
export async function adopt(tag) {
  wanted = tag;
  if (tag === language()) return true;
  const texts = await Promise.all(files.map((file) => textOf(tag, file)));
  if (wanted !== tag) return false;
  if (texts.length < files.length) return adopt(tag); // a part was opened meanwhile
  speak(tag, texts.join("\n"));
  return true;
}

/**
 * Speaks the sentences of a part of the page too, in every language from now on; throws if they cannot be had.
 * @param {import("./languages.js").File} part
 */
export async function adoptPart(part) {
  if (files.includes(part)) return;
  const tag = language();
  const text = await textOf(tag, part);
  if (tag !== language()) return adoptPart(part);
  files.push(part);
  say(text);
}
