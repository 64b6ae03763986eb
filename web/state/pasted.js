/** What somebody has pasted: a link, or the bare code of a deal or of a game. */

/** A game tells of answers, a deal does not; some who pass codes on spell the sign before them out. */
const ANSWERS = /(?:~|%7e)a/i;

/**
 * What stands behind the address of such a link.
 * @param {string} text
 */
export function behindPasted(text) {
  const pasted = text.trim();
  const behind = pasted.slice(pasted.indexOf("#") + 1);
  if (/(?:^|&)(?:deal|game)=/.test(behind)) return behind;
  return `${ANSWERS.test(pasted) ? "game" : "deal"}=${pasted}`;
}
