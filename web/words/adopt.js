/** Fetches the sentences of a language on demand: those of the house, of one game, and of parts that are opened. */

import { language, say, speak } from "./fluent.js";
import { fileOf, HOUSE, hasFile } from "./languages.js";

let wanted = "";

/** The game whose sentences come after those of the house; empty before the first game. */
let game = "";

/** The files of the opened parts. @type {string[]} */
let opened = [];

const files = () => [HOUSE, game, ...opened].filter(Boolean);

/**
 * @param {string} tag
 * @param {string} file
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
  return tag === language() || fetchAll(tag);
}

/** @param {string} tag @returns {Promise<boolean>} */
async function fetchAll(tag) {
  const names = files();
  const texts = await Promise.all(names.map((file) => textOf(tag, file)));
  if (wanted !== tag) return false;
  if (names.join() !== files().join()) return fetchAll(tag); // another part or game is open by now
  speak(tag, texts.join("\n"));
  return true;
}

/**
 * Speaks the words of a game instead of those of another; throws if it cannot fetch them, and stays with the old ones.
 * Before the first language this only notes the game.
 * @param {string} id the folder of the game
 */
export async function adoptGame(id) {
  if (id === game) return;
  const before = { game, opened };
  game = id;
  opened = opened.filter((file) => !file.startsWith(`${before.game}-`));
  if (!language()) return;
  try {
    wanted = language();
    await fetchAll(wanted);
  } catch (error) {
    if (game === id) ({ game, opened } = before);
    throw error;
  }
}

/** The file of a part: the game's, if it has one, else the house's. @param {string} part */
const partFile = (part) => (hasFile(`${game}-${part}`) ? `${game}-${part}` : part);

/**
 * Adds the sentences of a part of the page, in every language from now on; throws if it cannot fetch them.
 * @param {import("./languages.js").Part} part
 */
export async function adoptPart(part) {
  const file = partFile(part);
  if (opened.includes(file)) return;
  const tag = language();
  const text = await textOf(tag, file);
  if (tag !== language() || file !== partFile(part)) return adoptPart(part);
  opened.push(file);
  say(text);
}
