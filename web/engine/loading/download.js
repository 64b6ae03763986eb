/** Watches the downloads of Python's start: their progress, and missing files. */
import { HOUSE_WORD } from "../../site/names.js";
import { compileAhead, takeFetched } from "./ahead.js";
import { Fault } from "./fault.js";

/** The address of a request. @param {RequestInfo | URL} input */
const addressOf = (input) => String(input instanceof Request ? input.url : input);

/** @param {RequestInfo | URL} input */
export const nameOf = (input) => new URL(addressOf(input)).pathname.split("/").at(-1) ?? "";

/** Browsers stream WebAssembly only from a response of this type. */
const WASM = "application/wasm";

/**
 * The fault of an unusable response; null: it is usable.
 * @param {Response} response
 * @param {string} file
 */
function faultOf(response, file) {
  if (!response.ok) return new Fault("load_file", { file });
  const type = response.headers.get("content-type") ?? "";
  return file.endsWith(".wasm") && !type.startsWith(WASM) ? new Fault("wrong_type", { file, type }) : null;
}

/**
 * Unzips an archive, which the build has gzipped as a whole, whatever the host compresses. Anything else fails here.
 * @param {Response} response
 * @param {string} file
 */
export async function unpacked(response, file) {
  if (!file.endsWith(".bin")) return response;
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body);
  const content = new Response(packed.pipeThrough(new DecompressionStream("gzip")));
  return new Response(await content.arrayBuffer());
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} onBytes
 */
async function count(response, onBytes) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) onBytes(part.value.length);
}

/** The prefix of the service worker's caches. */
const STORES = `${HOUSE_WORD}-site ${new URL("../", import.meta.url).href}`;

/**
 * A file from the service worker's cache, read in half the time that a request to the service worker takes. WebAssembly
 * is requested all the same: only then does the browser cache its compiled code.
 * @param {RequestInfo | URL} input
 * @returns {Promise<Response | undefined>}
 */
async function keptFile(input) {
  if (nameOf(input).endsWith(".wasm")) return undefined;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(STORES));
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(input)));
    return found.find(Boolean);
  } catch {
    return undefined; // no storage, no service worker
  }
}

/**
 * Runs `start` with a watched `fetch`. Pyodide never settles if its WebAssembly cannot be fetched, so a failed
 * download ends the start from outside.
 * @template T
 * @param {{ onBytes?: (bytes: number) => void, init?: RequestInit, isKept?: boolean }} watch `isKept`: look into the service worker's cache first
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function watchDownloads({ onBytes, init, isKept }, start) {
  const fetchUnwatched = self.fetch;
  /** @type {(fault: Fault) => void} */
  let giveUp;
  const failure = /** @type {Promise<never>} */ (new Promise((_, reject) => (giveUp = reject)));
  /** @param {RequestInfo | URL} input */
  const responseTo = async (input) =>
    (isKept && (await keptFile(input))) || takeFetched(addressOf(input)) || fetchUnwatched(input, init);
  /** @param {RequestInfo | URL} input */
  self.fetch = async (input) => {
    const file = nameOf(input);
    const lost = (fault = new Fault("load_file", { file })) => {
      giveUp(fault);
      return /** @type {Promise<never>} */ (new Promise(() => {}));
    };
    try {
      const response = await responseTo(input);
      const fault = faultOf(response, file);
      if (fault) return lost(fault);
      if (onBytes) count(response.clone(), onBytes).catch(() => lost());
      if (file.endsWith(".wasm")) compileAhead(response).catch(() => lost());
      return await unpacked(response, file);
    } catch {
      return lost();
    }
  };
  return Promise.race([start(), failure]).finally(() => (self.fetch = fetchUnwatched));
}

/** @param {string} path */
export const asset = (path) => new URL(path, import.meta.url).href;
