/**
 * What is begun before anybody waits for it. Pyodide compiles its WebAssembly only once its script and the memory are
 * there; here it is fetched at once, and compiled as it comes.
 */
import { UNSHARED } from "../protocol.js";

/** By address. @type {Map<string, Promise<Response>>} */
const fetched = new Map();

/** @type {WeakMap<Response, Promise<WebAssembly.Module>>} */
const compiled = new WeakMap();

/**
 * A promise that is awaited later; until then its failure is no unhandled one.
 * @template T
 * @param {Promise<T>} promise
 */
export function later(promise) {
  promise.catch(() => {});
  return promise;
}

/** Fetches a file that will be asked for. @param {string} address */
export function fetchAhead(address) {
  fetched.set(address, later(fetch(address)));
}

/** What was fetched ahead from there; it can be taken once. @param {string} address */
export function takeFetched(address) {
  const response = fetched.get(address);
  fetched.delete(address);
  return response;
}

/** A section without a name or content. */
const NOTHING = Uint8Array.of(0, 1, 0);

/**
 * The same WebAssembly in other bytes. Workers share what is compiled of the same bytes: most of that would be optimised
 * before a rehearsal, which would then add too little for the browser to keep it.
 * @param {Response} response
 */
function withOtherBytes({ body, headers }) {
  const longer = new TransformStream({ flush: (controller) => controller.enqueue(NOTHING) });
  return new Response(/** @type {ReadableStream} */ (body).pipeThrough(longer), { headers });
}

/** Compiles WebAssembly for whoever instantiates that response. @param {Response} response */
export function compileAhead(response) {
  const module = WebAssembly.compileStreaming(self.name === UNSHARED ? withOtherBytes(response) : response);
  compiled.set(response, module);
  return module;
}

const { instantiateStreaming } = WebAssembly;

/** Pyodide calls this with the response that `fetch` gave it. */
WebAssembly.instantiateStreaming = async (source, imports) => {
  const response = await source;
  const module = await compiled.get(response);
  if (!module) return instantiateStreaming(response, imports);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
