/** Starts Python with a game in it: from the snapshot of an earlier visit, or from scratch. */
import "./probe.js";
import { loadPyodide } from "pyodide";
import { importRuntime } from "#runtime";
import { causeOfWasm, isOutOfMemory } from "../../site/causes.js";
import { directiveFor } from "../../site/violations.js";
import { fetchAhead, later } from "./ahead.js";
import { bridgeOf, pathOf } from "./bridge.js";
import { asset, lostFile, watchDownloads } from "./download.js";
import { Fault } from "./fault.js";
import { dropMemory, keepMemory, keptMemory, wholeOf } from "./memory.js";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {import("./bridge.js").Bridge} Bridge */
/** @typedef {import("./sparse.js").Decoded} Decoded */
/** @typedef {(step: string, done: number) => void} OnStep */

/**
 * `remember` stores a snapshot for the next visit; call it before any game begins.
 * @typedef {{ bridge: Bridge, remember: () => Promise<void> }} Started
 */

/** The part of Python that every game needs. */
const HOUSE = "tabletop";

/** The share of the progress bar that each step takes. */
const SHARES = { download: 0.6, python: 0.2, game: 0.2 };

/** Compiles the smallest module there is: a page may forbid WebAssembly, and Pyodide would not report that. */
async function needWebAssembly() {
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  try {
    await WebAssembly.compile(empty);
  } catch (error) {
    throw new Fault(causeOfWasm(error, await directiveFor("wasm-eval")));
  }
}

/** Pyodide's own script; `import` loads it, so no watched `fetch` reports its loss. */
async function importScript() {
  try {
    return await importRuntime();
  } catch (error) {
    throw isOutOfMemory(error) ? new Fault("no_memory") : await lostFile(asset(RUNTIME.script));
  }
}

/** Begins the downloads that every start of Python needs; `load` uses the same script and WebAssembly. */
function askForPyodide() {
  later(importScript());
  fetchAhead(asset(RUNTIME.wasm));
}

/** Fetches these parts, and returns the function that writes them to Python's file system. @param {string[]} parts */
function fetchParts(parts) {
  const fetched = parts.map((part) => ({ path: pathOf(part), response: later(fetch(asset(RUNTIME.parts[part]))) }));
  return async (/** @type {{ writeFile: (path: string, content: Uint8Array) => void }} */ FS) => {
    for (const { path, response } of fetched) FS.writeFile(path, new Uint8Array(await (await response).arrayBuffer()));
  };
}

/**
 * @param {string} game
 * @param {object} how
 * @param {(module: Module) => Promise<void>} [prepare] runs before Python begins
 */
function load(game, how, prepare = async () => {}) {
  const script = later(importScript());
  const parts = [HOUSE, game];
  return loadPyodide({
    createPyodideModule: async (settings) => {
      const module = await (await script)(settings);
      await prepare(module);
      return module;
    },
    indexURL: new URL(".", asset(RUNTIME.wasm)).href,
    stdLibURL: asset(RUNTIME.library),
    lockFileContents: RUNTIME.lock,
    env: { PYTHONPATH: parts.map(pathOf).join(":") },
    fsInit: fetchParts(parts),
    ...how,
  });
}

/**
 * The internals of Pyodide that this file uses.
 * @typedef {{ HEAP8: Uint8Array, API: { restoreSnapshot: (snapshot: Uint8Array) => unknown } }} Module
 */

/** @param {object} python @returns {Module} */
const moduleOf = (python) => /** @type {{ _module: Module }} */ (python)._module;

/**
 * Lets Pyodide write or read a snapshot without the heap: Pyodide would copy every page of it, and most are empty.
 * @template T
 * @param {Module} module
 * @param {() => T} work
 */
function withoutHeap(module, work) {
  const { HEAP8 } = module;
  module.HEAP8 = /** @type {any} */ ({ length: 0, set() {} });
  try {
    return work();
  } finally {
    module.HEAP8 = HEAP8;
  }
}

/** @param {Module} module */
const heapOf = (module) => new Uint8Array(module.HEAP8.buffer);

/**
 * @param {Module} module
 * @param {Decoded} memory the memory that the module begins with
 */
function beginWith(module, memory) {
  const { restoreSnapshot } = module.API;
  module.API.restoreSnapshot = (snapshot) => {
    memory.fill(heapOf(module));
    return withoutHeap(module, () => restoreSnapshot(snapshot));
  };
}

/**
 * @param {Response} memory
 * @param {string} game the game that is in it
 */
async function restore(memory, game) {
  const kept = later(wholeOf(memory));
  const snapshot = later(kept.then(({ whole }) => whole));
  const python = await load(game, { _loadSnapshot: snapshot }, async (module) => beginWith(module, await kept));
  python.runPython("import random; random.seed()");
  return bridgeOf(python, game);
}

/**
 * Starts Python for a helper or a warm-up, from the stored snapshot; throws if there is none.
 * @param {string} game
 * @returns {Promise<Bridge>}
 */
export async function startBeside(game) {
  const memory = await keptMemory(game);
  if (!memory) throw new Error("no memory is kept");
  return watchDownloads({ isKept: true }, () => restore(memory, game));
}

/**
 * Starts from the snapshot of an earlier visit. Its files are near, so no progress is counted.
 * @param {string} game
 * @returns {Promise<Started | null>} null: there is no snapshot, or it was useless and is dropped
 */
async function startAgain(game) {
  const memory = await keptMemory(game);
  if (!memory) return null;
  try {
    const bridge = await watchDownloads({ isKept: true }, () => restore(memory, game));
    return { bridge, remember: async () => {} };
  } catch (error) {
    if (error instanceof Fault) throw error;
    await dropMemory();
    return null;
  }
}

/**
 * @param {string} game
 * @param {OnStep} onStep
 * @returns {(bytes: number) => void}
 */
function downloadMeter(game, onStep) {
  let received = 0;
  return (bytes) => {
    received += bytes;
    const share = Math.min(1, received / RUNTIME.bytes[game]);
    onStep(share < 1 ? "download" : "python", share * SHARES.download);
  };
}

/**
 * @param {Pyodide} python
 * @param {string} game
 */
async function remember(python, game) {
  const module = moduleOf(python);
  const head = withoutHeap(module, () => python.makeMemorySnapshot());
  await keepMemory(game, head, heapOf(module));
}

/**
 * @param {string} game
 * @param {OnStep} onStep
 * @param {RequestCache} cache
 * @returns {Promise<Started>}
 */
async function startFromScratch(game, onStep, cache) {
  if (cache === "reload") await fetch(asset(RUNTIME.script), { cache }).catch(() => {}); // fills the cache for `import`
  const watch = { onBytes: downloadMeter(game, onStep), init: { cache } };
  const python = await watchDownloads(watch, () => load(game, { _makeSnapshot: true }));
  onStep("game", SHARES.download + SHARES.python);
  const bridge = bridgeOf(python, game);
  return { bridge, remember: () => remember(python, game) };
}

/**
 * @param {string} game the game that Python imports at once
 * @param {OnStep} onStep
 * @param {boolean} warm whether a stored snapshot and cached files may be used
 * @returns {Promise<Started>}
 */
export async function startPython(game, onStep, warm) {
  onStep("download", 0);
  await needWebAssembly();
  if (warm) askForPyodide();
  if (warm) return (await startAgain(game)) ?? startFromScratch(game, onStep, "default");
  await dropMemory();
  return startFromScratch(game, onStep, "reload");
}
