/** Finds the shortcut of a key, on every keyboard. */

/** The signs at some places of an American keyboard, alone and with Shift: many keyboards type others there. */
const SIGNS = /** @type {Record<string, readonly [string, string]>} */ ({
  BracketLeft: ["[", ""],
  BracketRight: ["]", ""],
  Comma: [",", "<"],
  Period: ["", ">"],
  Slash: ["", "?"],
});

/** The one letter key that types a sign of English on a keyboard of another script: the W of Hebrew. */
const HEBREW_W = { code: "KeyW", key: "'" };

const LETTER = /\p{L}/u;
const ENGLISH = /^[a-z0-9 ]$/i;
const NAME = /^[a-z0-9]{2,}$/i;
const SIGN = /^[!-~]$/;

/** Whether Option types signs: on a Mac, an iPad and an iPhone. */
const onMac = () => /^(Mac|iP)/.test(navigator.platform);

/** Whether AltGr, or Option alone, types another sign of the key. @param {KeyboardEvent} event @param {boolean} isMac */
const isThirdLevel = (event, isMac) =>
  event.getModifierState("AltGraph") || (isMac && event.altKey && !event.ctrlKey && !event.metaKey);

/**
 * Whether a modifier makes the key a command; Windows reports AltGr as Control and Alt.
 * @param {KeyboardEvent} event
 * @param {boolean} [isMac]
 */
export const isModified = (event, isMac = onMac()) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !(SIGN.test(event.key) && isThirdLevel(event, isMac)));

/** The sign of a key, a letter in capitals; full-width signs are those of English. @param {string} key */
const signOf = (key) => key.normalize("NFKC").toUpperCase();

/**
 * The letter, digit or sign at a place.
 * @param {KeyboardEvent} event
 */
function signAt({ code, shiftKey, key }) {
  const sign = SIGNS[code]?.[shiftKey ? 1 : 0] ?? "";
  if (shiftKey || sign) return sign;
  const isForeign = !SIGN.test(signOf(key)) || (code === HEBREW_W.code && key === HEBREW_W.key);
  return isForeign ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? "") : "";
}

/**
 * The shortcut that a key types, or else the one at its place; letters of English count by what they are, and none counts
 * with Shift. Digits of the upper row always count by place, because some keyboards need Shift for them.
 * @param {KeyboardEvent} event
 * @param {ReadonlySet<string>} shortcuts all signs with an effect
 * @param {boolean} [isMac]
 */
export function characterOf(event, shortcuts, isMac = onMac()) {
  const { code, key, shiftKey } = event;
  const isThird = isThirdLevel(event, isMac);
  if (NAME.test(key)) return "";
  if (/^Digit\d$/.test(code) && !shiftKey && !isThird) return code.slice(-1);
  const typed = signOf(key);
  if (shortcuts.has(typed) && !(LETTER.test(typed) && (shiftKey || isThird))) return typed;
  const placed = isThird || ENGLISH.test(typed) ? "" : signAt(event);
  return shortcuts.has(placed) ? placed : "";
}
