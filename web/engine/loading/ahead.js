/**
 * What is begun before anybody waits for it. Pyodide compiles its WebAssembly only once its script and the memory are
 * there; here it is fetched at once, and compiled as it comes.
 */

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

/** Compiles WebAssembly for whoever instantiates that response. @param {Response} response */
export function compileAhead(response) {
  const module = WebAssembly.compileStreaming(response);
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
