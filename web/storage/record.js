/** A record that each shelf stores for itself, one for each game. */
import { FIRST_GAME } from "../site/names.js";
import { takeOver } from "./earlier.js";
import * as local from "./local.js";
import { keyOf } from "./shelf.js";

takeOver();

/** The version of the records that this page writes; version 1 wrote neither number nor game. */
const LATEST = 2;

/** The record of the first game has the key that it had before there were others. @param {string} name @param {string} game */
const keyFor = (name, game) => keyOf(game === FIRST_GAME ? name : `${name}-${game}`);

/** The name of a game in keys. */
const NAME = /^[a-z_]{1,20}$/;

/** @param {string} name @returns {string[]} */
function others(name) {
  const [start, end] = keyFor(name, "*").split("*");
  return local.between(start, end).filter((game) => NAME.test(game));
}

/** @param {string} name */
export const record = (name) => ({
  /** @param {string} game @returns {unknown} */
  read: (game) => local.read(keyFor(name, game)),
  /** @param {string} game @param {object} record */
  write: (game, record) => local.write(keyFor(name, game), { ...record, version: LATEST, game }),
  /** The games after the first that have such a record. */
  others: () => others(name),
});
