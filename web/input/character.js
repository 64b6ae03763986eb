/** Finds the shortcut character of a key, on every keyboard. */

const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** @param {KeyboardEvent} event */
const isThirdLevel = (event) => event.getModifierState("AltGraph");

/** Whether a modifier makes the key a command; Windows reports AltGr as Control and Alt. @param {KeyboardEvent} event */
export const isModified = (event) => event.metaKey || ((event.ctrlKey || event.altKey) && !isThirdLevel(event));

/**
 * The Latin letter of a key; on a keyboard of another script, the letter at the same place.
 * @param {KeyboardEvent} event
 */
const letterOf = ({ code, key }) => (LATIN.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? ""));

/**
 * The shortcut character. Digits of the upper row count by place, because some keyboards need Shift for them; AltGr
 * makes a sign.
 * @param {KeyboardEvent} event
 */
export function characterOf(event) {
  const { code, key, shiftKey } = event;
  const isPlain = !shiftKey && !isThirdLevel(event);
  if (key.length !== 1) return "";
  if (/^Digit\d$/.test(code) && isPlain) return code.slice(-1);
  if (!LETTER.test(key)) return key;
  return isPlain ? letterOf(event) : "";
}
