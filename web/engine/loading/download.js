/** Watches the downloads of Python's start: their progress, and missing files. */
import { causeOfWasm, isOutOfMemory } from "../../site/causes.js";
import { HOUSE_WORD } from "../../site/names.js";
import { directiveFor } from "../../site/violations.js";
import { compileAhead, takeFetched, watchWasm } from "./ahead.js";
import { Fault } from "./fault.js";

/** The address of a request. @param {RequestInfo | URL} input */
const addressOf = (input) => String(input instanceof Request ? input.url : input);

/** @param {RequestInfo | URL} input */
const nameOf = (input) => new URL(addressOf(input)).pathname.split("/").at(-1) ?? "";

/** Browsers stream WebAssembly only from a response of this type. */
const WASM = "application/wasm";

/** @param {Response} response @param {string} file */
const isUsable = (response, file) =>
  response.ok && (!file.endsWith(".wasm") || response.headers.get("content-type")?.startsWith(WASM));

/** The fault of a file that did not come; the page finds its cause. @param {string} address */
export async function lostFile(address) {
  const directive = await directiveFor(address);
  return new Fault("load_file", { file: nameOf(address), address, ...(directive && { directive }) });
}

/** The fault of a file that did not come, or has no room. @param {unknown} error @param {string} address */
const faultOfFile = async (error, address) => (isOutOfMemory(error) ? new Fault("no_memory") : lostFile(address));

/** The fault of WebAssembly that does not compile, or gets no memory. @param {unknown} error */
async function faultOfWasm(error) {
  const directive = await directiveFor("wasm-eval");
  const isDamaged = !isOutOfMemory(error) && !directive;
  return isDamaged ? lostFile(asset(RUNTIME.wasm)) : new Fault(causeOfWasm(error, directive));
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
 * Reports the faults that Pyodide would await for ever.
 * @param {(fault: Fault) => void} report
 * @returns {() => void} ends that
 */
function watchFaults(report) {
  watchWasm((error) => faultOfWasm(error).then(report));
  const onRejection = (/** @type {PromiseRejectionEvent} */ { reason }) =>
    isOutOfMemory(reason) && report(new Fault("no_memory"));
  self.addEventListener("unhandledrejection", onRejection);
  return () => self.removeEventListener("unhandledrejection", onRejection);
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
  const stopWatching = watchFaults((fault) => giveUp(fault));
  /** @param {RequestInfo | URL} input */
  self.fetch = async (input) => {
    const file = nameOf(input);
    const lost = (fault = lostFile(addressOf(input))) => {
      fault.then(giveUp);
      return /** @type {Promise<never>} */ (new Promise(() => {}));
    };
    const lostWasm = (/** @type {unknown} */ error) => lost(faultOfWasm(error));
    try {
      const response = await responseTo(input);
      if (!isUsable(response, file)) return lost();
      if (onBytes) count(response.clone(), onBytes).catch(() => lost());
      if (file.endsWith(".wasm")) compileAhead(response).catch(lostWasm);
      return await unpacked(response, file);
    } catch (error) {
      return lost(faultOfFile(error, addressOf(input)));
    }
  };
  return Promise.race([start(), failure]).finally(() => {
    self.fetch = fetchUnwatched;
    stopWatching();
  });
}

/** @param {string} path */
export const asset = (path) => new URL(path, import.meta.url).href;
