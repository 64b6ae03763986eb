/** The game that a visit begins with, known before anything of a game is loaded. */
import { behind, parametersOf, parted } from "./address.js";

/** A game of this site: its folder, and the name with which its codes begin. @typedef {{ id: string, code: string }} Known */

/** The letters of names in a text that was passed on, without brackets, blanks and signs that nobody sees. @param {string | null} text */
const letters = (text) => text?.normalize("NFKC").replace(/[^\w-]/g, "");

/** The name at the beginning of a code. @param {string} code */
const nameIn = (code) => letters(code)?.split("-")[0];

/**
 * The game that an address names, by `play=` or by a code.
 * @template {Known} G
 * @param {readonly G[]} games
 * @param {string} address its query and hash
 */
export function namedGame(games, address) {
  const { code } = parted(address);
  const name = code ? nameIn(code) : letters(parametersOf(address).get("play"))?.replaceAll("-", "_");
  return games.find((one) => [one.id, one.code].includes(name ?? ""));
}

/** The parameter by which an address names a game. @param {Known} game @returns {[string, string]} */
export const played = ({ id }) => ["play", id.replaceAll("_", "-")];

/** The parameters that say nothing of a game. */
export const NEUTRAL = ["lang", "theme", "muted", "save", "continue"];

/** An address without all that it says of a game. @param {string} address */
export const neutral = (address) =>
  String(new URLSearchParams([...parametersOf(address)].filter(([name]) => [...NEUTRAL, "embed"].includes(name))));

/** Whether an address says nothing of a game; any other that names none means the first, as it did before there were others. @param {string} address */
const isBare = (address) => [...parametersOf(address).keys()].every((name) => NEUTRAL.includes(name));

/**
 * The game that the address names; at a bare address the last one played; else the first.
 * @template {Known} G
 * @param {readonly G[]} games
 * @param {unknown} last the name of the last one played
 * @param {string} [address]
 * @returns {G}
 */
export function chosenGame(games, last, address = behind) {
  const named = namedGame(games, address);
  return named ?? (SEVERAL && isBare(address) ? games.find(({ code }) => code === last) : undefined) ?? games[0];
}
