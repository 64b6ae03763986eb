/** Fetches the sentences of a language when it is wanted; the others stay where they are. */

import { language, speak } from "./fluent.js";
import { fileOf } from "./languages.js";

let wanted = "";

/** @param {string} tag */
async function textOf(tag) {
  const response = await fetch(fileOf(tag));
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
  const text = await textOf(tag);
  if (wanted !== tag) return false;
  speak(tag, text);
  return true;
}
