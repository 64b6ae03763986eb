/** Checks the commitment of a serious game, by the browser's own means and not by the game's. */
import { change } from "../state/store.js";

/** @typedef {import("../types").Commitment} Commitment */

/** So many letters of a fingerprint are enough to know it by. */
const ENOUGH = 8;

/** Browsers reckon fingerprints only where nobody can have changed the page on its way. */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} text */
async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a fingerprint is made of. @param {Commitment} commitment */
export const text = ({ deal, salt }) => `${deal} ${salt}`;

/**
 * Says whether deal and salt make the fingerprint that somebody has noted, or its beginning; without one, that on show.
 * @param {Commitment} commitment
 * @param {string} noted
 */
export async function check(commitment, noted) {
  const wanted = noted.replace(/\s/g, "").toLowerCase() || commitment.fingerprint;
  const made = await sha256(text(commitment));
  change({ dialog: { name: "commitment", fits: wanted.length >= ENOUGH && made.startsWith(wanted) } });
}
