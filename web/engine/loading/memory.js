/**
 * Python's memory right after its first start, kept for the next visit, which then starts
 * from it. Storage may be forbidden or full: then every visit starts from scratch.
 */

const STORE = "sanjuan-memory";

/** Another build or another browser must not start from this memory. */
const KEY = new URL(`memory-${RUNTIME.hash}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/** How many bytes it has is kept with it. */
const LENGTH = "x-length";

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
 * What a kept memory holds; fails where some of that is missing: from half of it Python may come to no end of starting.
 * @param {Response} memory
 */
export async function wholeOf(memory) {
  const content = await memory.arrayBuffer();
  if (memory.headers.get(LENGTH) !== String(content.byteLength)) throw new Error("some of the memory is missing");
  return content;
}

export async function dropMemory() {
  try {
    await inTime(drop());
  } catch {
    // Plain http from another machine has no storage, so nothing was kept either.
  }
}

/** @param {Uint8Array} memory */
export async function keepMemory(memory) {
  try {
    await caches.delete(STORE);
    const headers = { [LENGTH]: String(memory.byteLength) };
    await (await caches.open(STORE)).put(KEY, new Response(/** @type {BodyInit} */ (memory), { headers }));
  } catch {
    await dropMemory();
  }
}
