/** Reads the texts that the build puts into the page. */

/** @param {string} id */
export const textOf = (id) => document.getElementById(id)?.textContent ?? "";

/** @param {string} id the id of a text that is gzipped and in base64 */
export async function unpacked(id) {
  const { body } = await fetch(`data:application/gzip;base64,${textOf(id)}`);
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
}
