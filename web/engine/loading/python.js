/** Starts Python with the game in it: from the snapshot of an earlier visit, or from scratch. */
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
 * `remember` stores a snapshot for the next visit; call it before any game begins.
 * @typedef {{ bridge: Bridge, remember: () => Promise<void> }} Started
 */

/** The path of the game in Python's file system; Python imports straight from it. */
const GAME = "/lib/sanjuan.zip";

/** The share of the progress bar that each step takes. */
const SHARES = { download: 0.6, python: 0.2, game: 0.2 };

/** Compiles the smallest module there is: a page may forbid WebAssembly, and Pyodide would not report that. */
async function needWebAssembly() {
  const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  await WebAssembly.compile(empty).catch(() => {
    throw new Fault("no_wasm");
  });
}

/** Pyodide's own script; `import` loads it, so no watched `fetch` reports its loss. */
async function importScript() {
  try {
    return await importRuntime();
  } catch {
    throw new Fault("load_file", { file: nameOf(asset(RUNTIME.script)) });
  }
}

/** Begins the downloads that every start of Python needs; `load` uses the same script and WebAssembly. */
function askForPyodide() {
  later(importScript());
  fetchAhead(asset(RUNTIME.wasm));
}

/**
 * @param {object} how
 * @param {(module: Module) => Promise<void>} [prepare] runs before Python begins
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

/** @param {Response} memory */
async function restore(memory) {
  const kept = later(wholeOf(memory));
  const snapshot = later(kept.then(({ whole }) => whole));
  const python = await load({ _loadSnapshot: snapshot }, async (module) => beginWith(module, await kept));
  python.runPython("import random; random.seed()");
  return bridgeOf(python);
}

/**
 * Starts Python for a helper or a warm-up, from the stored snapshot; throws if there is none.
 * @returns {Promise<Bridge>}
 */
export async function startBeside() {
  const memory = await keptMemory();
  if (!memory) throw new Error("no memory is kept");
  return watchDownloads({ isKept: true }, () => restore(memory));
}

/**
 * Starts from the snapshot of an earlier visit. Its files are near, so no progress is counted.
 * @returns {Promise<Started | null>} null: there is no snapshot, or it was useless and is dropped
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
  if (cache === "reload") await fetch(asset(RUNTIME.script), { cache }).catch(() => {}); // fills the cache for `import`
  const watch = { onBytes: downloadMeter(onStep), init: { cache } };
  const python = await watchDownloads(watch, () => load({ _makeSnapshot: true }));
  onStep("game", SHARES.download + SHARES.python);
  const bridge = bridgeOf(python);
  return { bridge, remember: () => remember(python) };
}

/**
 * @param {OnStep} onStep
 * @param {boolean} warm whether a stored snapshot and cached files may be used
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
