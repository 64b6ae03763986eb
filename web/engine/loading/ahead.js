/**
 * Starts downloads and compilation early. Pyodide compiles its WebAssembly only once its script and the snapshot are
 * there; this module fetches it at once, and compiles it as it arrives.
 */
import { UNSHARED } from "../protocol.js";

/** By address. @type {Map<string, Promise<Response>>} */
const fetched = new Map();

/** @type {WeakMap<Response, Promise<WebAssembly.Module>>} */
const compiled = new WeakMap();

/**
 * Prevents the report of an unhandled rejection for a promise that is awaited later.
 * @template T
 * @param {Promise<T>} promise
 */
export function later(promise) {
  promise.catch(() => {});
  return promise;
}

/** Fetches a file before Pyodide asks for it. @param {string} address */
export function fetchAhead(address) {
  fetched.set(address, later(fetch(address)));
}

/** Takes the early response for an address; each can be taken once. @param {string} address */
export function takeFetched(address) {
  const response = fetched.get(address);
  fetched.delete(address);
  return response;
}

/** A WebAssembly section without a name or content. */
const NOTHING = Uint8Array.of(0, 1, 0);

/**
 * The same WebAssembly in other bytes. Workers share the compiled code of equal bytes, so most of it would be optimised
 * before a warm-up, which would then add too little for the browser to cache it.
 * @param {Response} response
 */
function withOtherBytes({ body, headers }) {
  const longer = new TransformStream({ flush: (controller) => controller.enqueue(NOTHING) });
  return new Response(/** @type {ReadableStream} */ (body).pipeThrough(longer), { headers });
}

/** Compiles WebAssembly before Pyodide instantiates that response. @param {Response} response */
export function compileAhead(response) {
  const module = WebAssembly.compileStreaming(self.name.startsWith(UNSHARED) ? withOtherBytes(response) : response);
  compiled.set(response, module);
  return module;
}

/** A browser without WebAssembly has none of this; the start of Python then gives the reason. */
const { instantiateStreaming } = globalThis.WebAssembly ?? {};

/** @param {Response} response @param {WebAssembly.Imports} [imports] */
async function instantiated(response, imports) {
  const module = await compiled.get(response);
  if (!module) return instantiateStreaming(response, imports);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/** @type {(error: unknown) => void} */
let report = () => {};

/** Pyodide never settles if its WebAssembly fails, so this reports the error. @param {typeof report} listener */
export function watchWasm(listener) {
  report = listener;
}

/** Pyodide calls this with the response that `fetch` gave it. @type {typeof WebAssembly.instantiateStreaming} */
async function instantiateEarly(source, imports) {
  const response = await source;
  try {
    return await instantiated(response, imports);
  } catch (error) {
    report(error);
    throw error;
  }
}

if (globalThis.WebAssembly) WebAssembly.instantiateStreaming = instantiateEarly;
