/** The settings of the whole origin, and the last form of this shelf. */
import * as preferences from "./preferences.js";
import { record } from "./record.js";

const own = record("form");

/** Earlier versions stored one form beside the settings; a shelf without a form gets that one. */
export function read() {
  const { settings, form } = preferences.read() ?? {};
  return { settings, form: { ...Object(form), ...Object(own.read()) } };
}

/**
 * Leaves settings that only a later version knows.
 * @param {{ settings?: object, form?: object }} record
 */
export function write({ settings, form = {} }) {
  const kept = preferences.read();
  preferences.write({ ...kept, settings: { ...Object(kept?.settings), ...settings } });
  own.write(form);
}
