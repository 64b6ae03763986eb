/** A memory without its empty pages: two thirds of Python's memory are zeros. */

/** The bytes of a page of WebAssembly memory. */
const PAGE = 1 << 16;

/** Numbers that precede those of the pages: the bytes of the head, the bytes of the heap, and the count of pages. */
const FIRST = 3;

const BYTES = Uint32Array.BYTES_PER_ELEMENT;

/**
 * @param {Uint32Array} words
 * @param {number} page
 */
function isEmpty(words, page) {
  const end = ((page + 1) * PAGE) / BYTES;
  for (let at = (page * PAGE) / BYTES; at < end; at += 1) if (words[at]) return false;
  return true;
}

/** @param {Uint8Array} heap */
function fullPages(heap) {
  const words = new Uint32Array(heap.buffer, heap.byteOffset, heap.length / BYTES);
  const pages = Array.from({ length: heap.length / PAGE }, (_, page) => page);
  return pages.filter((page) => !isEmpty(words, page));
}

/**
 * @param {Uint8Array} head the bytes before the heap
 * @param {Uint8Array} heap whole pages
 * @returns {Uint8Array<ArrayBuffer>} the numbers of the full pages, the head, and these pages
 */
export function encoded(head, heap) {
  const pages = fullPages(heap);
  const numbers = Uint32Array.of(head.length, heap.length, pages.length, ...pages);
  const begin = numbers.byteLength + head.length;
  const whole = new Uint8Array(begin + pages.length * PAGE);
  whole.set(new Uint8Array(numbers.buffer));
  whole.set(head, numbers.byteLength);
  for (const [at, page] of pages.entries()) whole.set(heap.subarray(page * PAGE, (page + 1) * PAGE), begin + at * PAGE);
  return whole;
}

/**
 * A decoded memory. `whole` has room for head and heap, but holds only the head; `fill` puts the pages into an empty
 * heap.
 * @typedef {{ whole: Uint8Array, fill: (heap: Uint8Array) => void }} Decoded
 */

/**
 * Throws if a part of the memory is missing: from half of it Python might never finish its start.
 * @param {ArrayBuffer} content
 * @returns {Decoded}
 */
export function decoded(content) {
  const [ahead, length, count] = new Uint32Array(content, 0, FIRST);
  const pages = new Uint32Array(content, FIRST * BYTES, count);
  const head = (FIRST + count) * BYTES;
  const begin = head + ahead;
  if (content.byteLength !== begin + count * PAGE) throw new Error("some of the memory is missing");
  const whole = new Uint8Array(ahead + length);
  whole.set(new Uint8Array(content, head, ahead));
  const fill = (/** @type {Uint8Array} */ heap) => {
    for (const [at, page] of pages.entries()) heap.set(new Uint8Array(content, begin + at * PAGE, PAGE), page * PAGE);
  };
  return { whole, fill };
}
