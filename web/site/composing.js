/**
 * Whether a key belongs to an input method, which uses Enter to confirm a word. WebKit ends the word before it reports
 * that key, and marks the key by its number alone (WebKit bug 165004).
 * @param {KeyboardEvent} event
 */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;
