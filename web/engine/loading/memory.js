/**
 * The snapshot: Python's memory right after its first start, stored so that the next visit starts from it. Storage may
 * be forbidden or full; then every visit starts from scratch.
 */
import { HOUSE_WORD } from "../../site/names.js";
import { decoded, encoded } from "./sparse.js";

/** The cache of earlier versions, which all sites of an origin shared. */
const EARLIER = `${HOUSE_WORD}-memory`;

const SITE = new URL("../", import.meta.url).href;

const STORE = `${EARLIER} ${SITE}`;

/** Another build or another browser must not start from this snapshot. */
const KEY = new URL(`memory-${RUNTIME.hash}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/** Milliseconds that Python waits for the cache before it starts without it. */
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
 * The content of a snapshot; throws if a part is missing.
 * @param {Response} memory
 */
export const wholeOf = async (memory) => decoded(await memory.arrayBuffer());

/** Drops the snapshot that an earlier version of this site stored; that of another site stays. */
async function dropEarlier() {
  if (!(await caches.has(EARLIER))) return;
  const kept = await (await caches.open(EARLIER)).keys();
  if (kept.some(({ url }) => url.startsWith(SITE))) await caches.delete(EARLIER);
}

export async function dropMemory() {
  try {
    await inTime(drop());
  } catch {
    // Plain http from another machine has no cache, and so no snapshot.
  }
}

/**
 * @param {Uint8Array} head the bytes that Pyodide writes before the heap
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
