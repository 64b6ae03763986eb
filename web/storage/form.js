/** The settings of the whole origin, and the last form of this shelf for each game. */
import { FIRST_GAME } from "../site/names.js";
import * as preferences from "./preferences.js";
import { record } from "./record.js";

const own = record("form");

export const { others } = own;

/** Earlier versions stored one form beside the settings; a shelf without a form gets that one. @param {string} game */
export function read(game) {
  const { settings, form } = preferences.read() ?? {};
  return { settings, form: { ...(game === FIRST_GAME && Object(form)), ...Object(own.read(game)) } };
}

/**
 * Leaves settings that only a later version knows.
 * @param {string} game
 * @param {{ settings?: object, form?: object }} record
 */
export function write(game, { settings, form = {} }) {
  const kept = preferences.read();
  preferences.write({ ...kept, settings: { ...Object(kept?.settings), ...settings } });
  own.write(game, form);
}
