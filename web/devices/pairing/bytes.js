/** Bytes one after the other, and their text in base64url. */
import { PairingError } from "./fault.js";

/** Reads bytes from the front; a read past the end throws. */
export class Bytes {
  #at = 0;

  /** @param {Uint8Array} all */
  constructor(all) {
    this.all = all;
  }

  get left() {
    return this.all.length - this.#at;
  }

  /** @param {number} count */
  take(count) {
    if (count > this.left) throw new PairingError("altered");
    this.#at += count;
    return this.all.subarray(this.#at - count, this.#at);
  }

  /** A whole number, its highest byte first. @param {number} count of its bytes */
  number(count) {
    return this.take(count).reduce((sum, byte) => sum * 256 + byte, 0);
  }
}

/**
 * A whole number as bytes, the highest first.
 * @param {number} value
 * @param {number} count
 */
export const numbered = (value, count) =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * (count - 1 - at))) & 255);

/** @param {string} digits two for each byte */
export const fromHex = (digits) => (digits.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));

/** @param {Iterable<number>} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Iterable<number>} bytes */
export const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");

/** @param {string} text of the letters of base64 alone */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** @param {string} text */
export const urlSafe = (text) => text.replaceAll("+", "-").replaceAll("/", "_");

/** @param {string} text */
export const fromUrlSafe = (text) => text.replaceAll("-", "+").replaceAll("_", "/");

/** The CRC-32 of a text of Latin letters. @param {string} text */
export function checksum(text) {
  let sum = -1;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
