/** The game that a visit begins with, known before anything of a game is loaded. */
import { behind, parametersOf, parted } from "./address.js";

/** A game of this site: its folder, and the name with which its codes begin. @typedef {{ id: string, code: string }} Known */

/** The name at the beginning of a code. @param {string | undefined} code */
const nameIn = (code) => code?.split("-")[0];

/**
 * The game that the address names, by `play=` or by a code; else the first.
 * @template {Known} G
 * @param {readonly G[]} games
 * @param {string} [address]
 * @returns {G}
 */
export function chosenGame(games, address = behind) {
  const { code } = parted(address);
  const name = code ? nameIn(code) : parametersOf(address).get("play")?.replaceAll("-", "_");
  return games.find((one) => [one.id, one.code].includes(name ?? "")) ?? games[0];
}
