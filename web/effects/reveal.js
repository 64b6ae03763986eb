/** Brings into view what has just opened: a hint, cards drawn. */

const OPENING = ".tray, .advice";

/** @type {Element[]} */
let open = [];

/**
 * To be called after each drawing.
 * @param {HTMLElement} root
 */
export function reveal(root) {
  const now = [...root.querySelectorAll(OPENING)];
  for (const one of now) if (!open.includes(one)) one.scrollIntoView({ block: "nearest" });
  open = now;
}
