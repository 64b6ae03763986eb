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
 * Whether nobody may be told of a game yet.
 * @param {{ serious: boolean, over: boolean }} table
 */
export const isSecret = ({ serious, over }) => serious && !over;
