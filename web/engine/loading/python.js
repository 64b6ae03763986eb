/** Starts Python with the game in it: from a memory kept by an earlier visit, or from scratch. */
import "./probe.js";
import { loadPyodide } from "pyodide";
import { importRuntime } from "#runtime";
import { fetchAhead, later } from "./ahead.js";
import { bridgeOf } from "./bridge.js";
import { asset, nameOf, watchDownloads } from "./download.js";
import { Fault } from "./fault.js";
import { dropMemory, keepMemory, keptMemory, wholeOf } from "./memory.js";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */
/** @typedef {import("./bridge.js").Bridge} Bridge */
/** @typedef {import("./sparse.js").Decoded} Decoded */
/** @typedef {(step: string, done: number) => void} OnStep */

/**
 * `remember` keeps the memory as it is now for the next visit: to be called before any game
 * is begun.
 * @typedef {{ bridge: Bridge, remember: () => Promise<void> }} Started
 */

/** Where the game lies in Python's file system; Python imports straight from it. */
const GAME = "/lib/sanjuan.zip";

/** How much of the progress bar each step takes. */
const SHARES = { download: 0.6, python: 0.2, game: 0.2 };

/** The smallest module there is: a page may forbid WebAssembly, and Pyodide would not say. */
async function needWebAssembly() {
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  await WebAssembly.compile(empty).catch(() => {
    throw new Fault("no_wasm");
  });
}

/** Pyodide's own script; it comes by `import`, so no watched `fetch` tells of its loss. */
async function importScript() {
  try {
    return await importRuntime();
  } catch {
    throw new Fault("load_file", { file: nameOf(asset(RUNTIME.script)) });
  }
}

/** Whatever Python will start from, Pyodide is on its way meanwhile; `load` gets the same script and WebAssembly. */
function askForPyodide() {
  later(importScript());
  fetchAhead(asset(RUNTIME.wasm));
}

/**
 * @param {object} how
 * @param {(module: Module) => Promise<void>} [prepare] to be done before Python begins
 */
function load(how, prepare = async () => {}) {
  const script = later(importScript());
  const game = later(fetch(asset(RUNTIME.game)));
  return loadPyodide({
    createPyodideModule: async (settings) => {
      const module = await (await script)(settings);
      await prepare(module);
      return module;
    },
    indexURL: new URL(".", asset(RUNTIME.wasm)).href,
    stdLibURL: asset(RUNTIME.library),
    lockFileContents: RUNTIME.lock,
    env: { PYTHONPATH: GAME },
    fsInit: async (FS) => FS.writeFile(GAME, new Uint8Array(await (await game).arrayBuffer())),
    ...how,
  });
}

/**
 * What is used here of Pyodide's inside.
 * @typedef {{ HEAP8: Uint8Array, API: { restoreSnapshot: (snapshot: Uint8Array) => unknown } }} Module
 */

/** @param {object} python @returns {Module} */
const moduleOf = (python) => /** @type {{ _module: Module }} */ (python)._module;

/**
 * Lets Pyodide write or read a snapshot without the heap. It would copy every page of that, and most are empty.
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
 * @param {Decoded} memory that it is to begin with
 */
function beginWith(module, memory) {
  const { restoreSnapshot } = module.API;
  module.API.restoreSnapshot = (snapshot) => {
    memory.fill(heapOf(module));
    return withoutHeap(module, () => restoreSnapshot(snapshot));
  };
}

/** @param {Response} memory */
async function restore(memory) {
  const kept = later(wholeOf(memory));
  const snapshot = later(kept.then(({ whole }) => whole));
  const python = await load({ _loadSnapshot: snapshot }, async (module) => beginWith(module, await kept));
  python.runPython("import random; random.seed()");
  return bridgeOf(python);
}

/**
 * Starts Python beside another one: from the memory that is kept for later visits, or not at all.
 * @returns {Promise<Bridge>}
 */
export async function startBeside() {
  const memory = await keptMemory();
  if (!memory) throw new Error("no memory is kept");
  return watchDownloads({ isKept: true }, () => restore(memory));
}

/**
 * Starts from the memory of an earlier visit. Its files are near, so nobody counts them.
 * @returns {Promise<Started | null>} null: there is none, or it was of no use and is gone
 */
async function startAgain() {
  const memory = await keptMemory();
  if (!memory) return null;
  try {
    const bridge = await watchDownloads({ isKept: true }, () => restore(memory));
    return { bridge, remember: async () => {} };
  } catch (error) {
    if (error instanceof Fault) throw error;
    await dropMemory();
    return null;
  }
}

/**
 * @param {OnStep} onStep
 * @returns {(bytes: number) => void}
 */
function downloadMeter(onStep) {
  let received = 0;
  return (bytes) => {
    received += bytes;
    const share = Math.min(1, received / RUNTIME.bytes);
    onStep(share < 1 ? "download" : "python", share * SHARES.download);
  };
}

/** @param {Pyodide} python */
async function remember(python) {
  const module = moduleOf(python);
  const head = withoutHeap(module, () => python.makeMemorySnapshot());
  await keepMemory(head, heapOf(module));
}

/**
 * @param {OnStep} onStep
 * @param {RequestCache} cache
 * @returns {Promise<Started>}
 */
async function startFromScratch(onStep, cache) {
  if (cache === "reload") await fetch(asset(RUNTIME.script), { cache }).catch(() => {}); // `import` takes it from there
  const watch = { onBytes: downloadMeter(onStep), init: { cache } };
  const python = await watchDownloads(watch, () => load({ _makeSnapshot: true }));
  onStep("game", SHARES.download + SHARES.python);
  const bridge = bridgeOf(python);
  return { bridge, remember: () => remember(python) };
}

/**
 * @param {OnStep} onStep
 * @param {boolean} warm whether a kept memory and cached files may be used
 * @returns {Promise<Started>}
 */
export async function startPython(onStep, warm) {
  onStep("download", 0);
  await needWebAssembly();
  if (warm) askForPyodide();
  if (warm) return (await startAgain()) ?? startFromScratch(onStep, "default");
  await dropMemory();
  return startFromScratch(onStep, "reload");
}
