/** Replaces the network in the worker: `fetch` reads the texts at the head of the worker's script. */

const fetchText = self.fetch;

/** @param {string} name */
async function packed(name) {
  const text = PARTS[name];
  if (text === undefined) throw new TypeError(`There is no ${name} in this file.`);
  return fetchText(`data:application/gzip;base64,${text}`);
}

/** @param {Response} response */
function unzipped({ body }) {
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  const headers = { "content-type": "application/wasm" };
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** @param {RequestInfo | URL} address */
self.fetch = async (address) => {
  const name = String(address).split("/").at(-1) ?? "";
  return name.endsWith(".wasm") ? unzipped(await packed(name)) : packed(name);
};
