/** The choices of the share dialog, and the link that they make. */

/**
 * @typedef {object} Sharing
 * @property {"deal" | "game"} of
 * @property {number} at the ply at which the game opens
 * @property {number | null} beat the sharer's points, if the link states them
 * @property {{ deal: string, game: string } | null} codes once they are known
 * @property {{ path: string, size: number } | null} picture of the link as a QR code, on request
 * @property {"copied" | "marked" | null} done the last action with the link
 */

/**
 * The link; empty until the codes are known.
 * @param {Sharing} sharing
 * @param {string} page its address; a query and a hash are dropped
 */
export function linkOf({ of, at, beat, codes }, page) {
  if (!codes) return "";
  const rest = of === "game" ? `&at=${at}` : beat === null ? "" : `&beat=${beat}`;
  return `${page.split(/[?#]/)[0]}#${of}=${codes[of]}${rest}`;
}

/**
 * The reason for a game's lack of codes; null: it has codes.
 * @param {{ serious: boolean, over: boolean, save: { game: Record<string, unknown> } }} table
 */
export function codeless({ serious, over, save }) {
  if (serious && !over) return "serious_code";
  return "dealt_anew" in save.game ? "dealt_anew_code" : null;
}
