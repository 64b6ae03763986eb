/** What is shared of a game, and the address it is shared by. */

/**
 * @typedef {object} Sharing
 * @property {"deal" | "game"} of
 * @property {number} at the moment that the game is opened at
 * @property {number | null} beat one's own points, if they are to be told
 * @property {{ deal: string, game: string } | null} codes once they are known
 * @property {{ path: string, size: number } | null} picture of the link, if it is wanted
 * @property {"copied" | "marked" | null} done with the link
 */

/**
 * The address; nothing before the codes are known.
 * @param {Sharing} sharing
 * @param {string} page its address, whatever stands behind it
 */
export function linkOf({ of, at, beat, codes }, page) {
  if (!codes) return "";
  const rest = of === "game" ? `&at=${at}` : beat === null ? "" : `&beat=${beat}`;
  return `${page.split(/[?#]/)[0]}#${of}=${codes[of]}${rest}`;
}

/**
 * Why a game has no codes; null: it has some.
 * @param {{ serious: boolean, over: boolean, save: { game: Record<string, unknown> } }} table
 */
export function codeless({ serious, over, save }) {
  if (serious && !over) return "serious_code";
  return "dealt_anew" in save.game ? "dealt_anew_code" : null;
}
