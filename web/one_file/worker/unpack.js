/**
 * Stands at the head of the worker's script, before everything else as gzipped texts, and takes the place of the net:
 * whatever is fetched is looked for among them. Then it runs the worker itself.
 */

const fetchText = self.fetch;
const runScript = self.importScripts;

/** @param {string} name */
async function packed(name) {
  const text = PARTS[name];
  if (text === undefined) throw new TypeError(`There is no ${name} in this file.`);
  return fetchText(`data:application/gzip;base64,${text}`);
}

/** @param {string} name */
async function unpacked(name) {
  const body = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ ((await packed(name)).body);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {RequestInfo | URL} address */
async function answer(address) {
  const name = String(address).split("/").at(-1) ?? "";
  if (!name.endsWith(".wasm")) return packed(name);
  return new Response(await unpacked(name), { headers: { "content-type": "application/wasm" } });
}

/** Pyodide asks by this whether it is in a module, which such a worker may not be. */
function refuse() {
  throw new TypeError("This worker runs one script.");
}

async function run() {
  const script = URL.createObjectURL(new Blob([await unpacked("worker.js")], { type: "text/javascript" }));
  const policy = self.trustedTypes?.createPolicy("san-juan", { createScriptURL: (address) => address });
  self.fetch = answer;
  self.importScripts = refuse;
  runScript.call(self, policy?.createScriptURL(script) ?? script);
}

run();
