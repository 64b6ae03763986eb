/** Checks the commitment of a serious game with the browser's own hash function, not the game's. */
import { change } from "../state/store.js";

/** @typedef {import("../types").Commitment} Commitment */

/** The result of a check: whether the deal fits the fingerprint. @typedef {{ fits: boolean }} Checked */

/** The fewest letters that identify a fingerprint. */
const ENOUGH = 8;

/** Whether the browser computes hashes, which it does only in a secure context. */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} text */
async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The text behind a fingerprint. @param {Commitment} commitment */
export const text = ({ deal, salt }) => `${deal} ${salt}`;

/**
 * Reports whether deal and salt make a noted fingerprint, or its beginning; without one, the fingerprint on show.
 * @param {Commitment} commitment
 * @param {string} noted
 */
export async function check(commitment, noted) {
  const wanted = noted.replace(/\s/g, "").toLowerCase() || commitment.fingerprint;
  const made = await sha256(text(commitment));
  /** @type {Checked} */
  const about = { fits: wanted.length >= ENOUGH && made.startsWith(wanted) };
  change({ dialog: { name: "commitment", about } });
}
