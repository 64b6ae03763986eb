/** The settings, which hold for the whole origin, and the form as this shelf left it last. */
import * as preferences from "./preferences.js";
import { record } from "./record.js";

const own = record("form");

/** Earlier versions kept one form beside the settings: it fills in a shelf that has none yet. */
export function read() {
  const { settings, form } = preferences.read() ?? {};
  return { settings, form: { ...Object(form), ...Object(own.read()) } };
}

/**
 * Settings that only a later version knows stay.
 * @param {{ settings?: object, form?: object }} record
 */
export function write({ settings, form = {} }) {
  const kept = preferences.read();
  preferences.write({ ...kept, settings: { ...Object(kept?.settings), ...settings } });
  own.write(form);
}
