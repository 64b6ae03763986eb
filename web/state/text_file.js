/** The text in a file, in the encodings that editors write. */

/** The first bytes of a file that name its encoding. @type {[bytes: number[], encoding: string][]} */
const MARKS = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** The bytes at a beginning that tell UTF-16 without a mark: every second one is zero in a text of Latin letters. */
const LOOKED_AT = 64;

/** @param {Uint8Array} bytes @param {number} place 0: even places; 1: odd ones */
const areZero = (bytes, place) =>
  bytes.length > 1 && bytes.subarray(0, LOOKED_AT).every((byte, at) => (byte === 0) === (at % 2 === place));

/** @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[1];
  return areZero(bytes, 1) ? "utf-16le" : areZero(bytes, 0) ? "utf-16be" : "utf-8";
}

/**
 * The text that bytes spell; undefined: they are no text.
 * @param {ArrayBuffer} buffer
 */
export function textIn(buffer) {
  const bytes = new Uint8Array(buffer);
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
