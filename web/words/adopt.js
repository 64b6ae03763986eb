/** Fetches the sentences of a language on demand: those of the house, of one game, and of parts that are opened. */

import { LostFile } from "../site/lost_file.js";
import { language, say, speak } from "./fluent.js";
import { fileOf, HOUSE, hasFile } from "./languages.js";

let wanted = "";

/** The game whose sentences come after those of the house; empty before the first game. */
let game = "";

/** The files of the opened parts. @type {string[]} */
let opened = [];

/** Whether a file is of the house or of a game. @param {string} file @param {string} id */
const isOf = (file, id) => !file.includes("-") || file.startsWith(`${id}-`);

/** The files of the house, of a game, and of the opened parts but those of other games. @param {string} id */
const filesWith = (id) => [HOUSE, id, ...opened.filter((file) => isOf(file, id))];

const files = () => filesWith(game).filter(Boolean);

/**
 * @param {string} tag
 * @param {string} file
 */
async function textOf(tag, file) {
  const address = fileOf(tag, file);
  try {
    const response = await fetch(address);
    if (response.ok) return await response.text();
  } catch (error) {
    throw new LostFile(address, error);
  }
  throw new LostFile(address);
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
 * Fetches the words of a game; throws if it cannot.
 * @param {string} id the folder of the game
 */
export async function wordsOf(id) {
  const [tag, names] = [language(), filesWith(id)];
  const texts = await Promise.all(names.map((file) => textOf(tag, file)));
  return {
    /** Whether the language and the opened parts are still the same. */
    areRight: () => tag === language() && names.join() === filesWith(id).join(),
    /** Speaks these words instead of those of the game before. */
    use() {
      [game, wanted] = [id, tag];
      opened = names.slice(2);
      speak(tag, texts.join("\n"));
    },
  };
}

/** Notes the game whose words come with the first language. @param {string} id its folder */
export function beginWords(id) {
  game = id;
}

/** The file of a part: the game's, if it has one, else the house's. @param {string} part @param {string} id */
const partFile = (part, id) => (hasFile(`${id}-${part}`) ? `${id}-${part}` : part);

/**
 * Adds the sentences of a part of the page, in every language from now on; throws if it cannot fetch them. Those of a
 * game that is not on show yet come with its other words.
 * @param {import("./languages.js").Part} part
 * @param {string} [owner] the game whose part it is, by its folder; else the game on show
 */
export async function adoptPart(part, owner) {
  const file = partFile(part, owner ?? game);
  if (opened.includes(file)) return;
  const tag = language();
  const text = await textOf(tag, file);
  if (tag !== language() || file !== partFile(part, owner ?? game)) return adoptPart(part, owner);
  opened.push(file);
  if (isOf(file, game)) say(text);
}
