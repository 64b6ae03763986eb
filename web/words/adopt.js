/** Fetches the sentences of a language on demand. */

import { language, say, speak } from "./fluent.js";
import { fileOf } from "./languages.js";

let wanted = "";

/** The files to fetch for each language: the main one, and those of opened parts of the page. @type {import("./languages.js").File[]} */
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
 * Switches to a language; throws if it cannot fetch the sentences, and stays with the old language.
 * @param {string} tag one of `languages`
 * @returns {Promise<boolean>} false: a person has chosen another meanwhile
 */
export async function adopt(tag) {
  wanted = tag;
  if (tag === language()) return true;
  const texts = await Promise.all(files.map((file) => textOf(tag, file)));
  if (wanted !== tag) return false;
  if (texts.length < files.length) return adopt(tag); // a person has opened a part meanwhile
  speak(tag, texts.join("\n"));
  return true;
}

/**
 * Adds the sentences of a part of the page, in every language from now on; throws if it cannot fetch them.
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
