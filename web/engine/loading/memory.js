/**
 * The snapshots: Python's memory right after its first start with a game, stored so that the next visit starts from it. Storage may
 * be forbidden or full; then every visit starts from scratch.
 */
import { HOUSE_WORD } from "../../site/names.js";
import { decoded, encoded } from "./sparse.js";

/** The cache of earlier versions, which all sites of an origin shared. */
const EARLIER = `${HOUSE_WORD}-memory`;

const SITE = new URL("../", import.meta.url).href;

const STORE = `${EARLIER} ${SITE}`;

/** The beginning of the keys of this build. */
const KEYS = new URL(`memory-${RUNTIME.hash}`, import.meta.url).href;

/** Another build, another browser or another game must not start from this snapshot. @param {string} game */
const keyOf = (game) => `${KEYS}-${game}?${encodeURIComponent(navigator.userAgent)}`;

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

/** @param {string} game */
const match = async (game) => (await caches.open(STORE)).match(keyOf(game));

const drop = async () => caches.delete(STORE);

/**
 * @param {string} game the game that Python has imported
 * @returns {Promise<Response | undefined>}
 */
export async function keptMemory(game) {
  try {
    return await inTime(match(game));
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

/** Drops the snapshots of other builds; each game has its own. @param {Cache} store */
async function dropOthers(store) {
  const others = (await store.keys()).filter(({ url }) => !url.startsWith(`${KEYS}-`));
  for (const one of others) await store.delete(one);
}

/**
 * @param {string} game the game that Python has imported
 * @param {Uint8Array} head the bytes that Pyodide writes before the heap
 * @param {Uint8Array} heap
 */
export async function keepMemory(game, head, heap) {
  const content = encoded(head, heap);
  try {
    await dropEarlier();
    const store = await caches.open(STORE);
    await dropOthers(store);
    await store.put(keyOf(game), new Response(content));
  } catch {
    await dropMemory();
  }
}
