/** The stored settings and the name of the last game played, which all sites of an origin share. */
import { HOUSE } from "../site/names.js";
import * as local from "./local.js";

const KEY = `${HOUSE}-settings`;

/** @returns {{ settings?: { language?: unknown }, form?: unknown, game?: unknown } | null} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);

/** The name of the last game played. */
export const lastPlayed = () => read()?.game;

/** @param {string} game */
export function notePlayed(game) {
  const kept = read();
  if (kept?.game !== game) write({ ...kept, game });
}
