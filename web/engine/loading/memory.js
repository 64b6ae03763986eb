/**
 * Python's memory right after its first start, kept for the next visit, which then starts
 * from it. Storage may be forbidden or full: then every visit starts from scratch.
 */
import { decoded, encoded } from "./sparse.js";

/** The store of earlier versions: one for all sites of an origin. */
const EARLIER = "sanjuan-memory";

const SITE = new URL("../", import.meta.url).href;

const STORE = `${EARLIER} ${SITE}`;

/** Another build or another browser must not start from this memory. */
const KEY = new URL(`memory-${RUNTIME.hash}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/** In milliseconds: so long Python waits for a store, then it starts as if there were none. */
const PATIENCE = 5000;

/**
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
const inTime = (answer) =>
  new Promise((done, fail) => {
    const late = setTimeout(fail, PATIENCE, new Error("the store does not answer"));
    answer.then(done, fail).finally(() => clearTimeout(late));
  });

const match = async () => (await caches.open(STORE)).match(KEY);

const drop = async () => caches.delete(STORE);

/** @returns {Promise<Response | undefined>} */
export async function keptMemory() {
  try {
    return await inTime(match());
  } catch {
    return undefined;
  }
}

/**
 * What a kept memory holds; fails where some of that is missing.
 * @param {Response} memory
 */
export const wholeOf = async (memory) => decoded(await memory.arrayBuffer());

/** Drops the memory that an earlier version of this site kept; that of another site stays. */
async function dropEarlier() {
  if (!(await caches.has(EARLIER))) return;
  const kept = await (await caches.open(EARLIER)).keys();
  if (kept.some(({ url }) => url.startsWith(SITE))) await caches.delete(EARLIER);
}

export async function dropMemory() {
  try {
    await inTime(drop());
  } catch {
    // Plain http from another machine has no storage, so nothing was kept either.
  }
}

/**
 * @param {Uint8Array} head what Pyodide writes before the heap
 * @param {Uint8Array} heap
 */
export async function keepMemory(head, heap) {
  const content = encoded(head, heap);
  try {
    await caches.delete(STORE);
    await dropEarlier();
    await (await caches.open(STORE)).put(KEY, new Response(content));
  } catch {
    await dropMemory();
  }
}
