// The cached snapshot of Python's memory on a page without storage, or with one that hangs.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.RUNTIME = { hash: "1" };
globalThis.navigator ??= { userAgent: "any" };
delete globalThis.caches;

const { dropMemory, keepMemory, keptMemory, wholeOf } = await import("../../web/engine/loading/memory.js");
const { decoded, encoded } = await import("../../web/engine/loading/sparse.js");

const PAGE = 1 << 16;

/** The folder of the site, seen from where these scripts lie. */
const SITE = new URL("../../web/engine/", import.meta.url).href;

const STORE = `sanjuan-memory ${SITE}`;

const HEAD = Uint8Array.from({ length: 48 }, (_, at) => at);

/** A memory of that many pages, zeros but for these bytes. */
function heap(pages, bytes) {
  const whole = new Uint8Array(pages * PAGE);
  for (const [at, byte] of Object.entries(bytes)) whole[at] = byte;
  return whole;
}

/** Fills a memory after its head, as Python does when it restores one. */
function restored({ whole, fill }) {
  fill(whole.subarray(HEAD.length));
  return whole;
}

test("a store that never answers is waited for only so long", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const never = () => new Promise(() => {});
  globalThis.caches = { open: never, delete: never };
  const asked = [keptMemory("chess"), dropMemory()];
  t.mock.timers.tick(5000);
  assert.deepEqual(await Promise.all(asked), [undefined, undefined]);
  delete globalThis.caches;
});

test("without storage nothing is kept, and nothing fails", async () => {
  await keepMemory("chess", HEAD, new Uint8Array(PAGE));
  assert.equal(await keptMemory("chess"), undefined);
  await dropMemory();
});

/** Stores as a browser has them, each a map by key. */
function stores() {
  const all = new Map();
  const store = (kept) => ({
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
    delete: async ({ url }) => kept.delete(url),
  });
  return {
    all,
    open: async (name) => store(all.get(name) ?? all.set(name, new Map()).get(name)),
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
  };
}

test("the memory of another build is not taken, and gives way to that of this one", async () => {
  globalThis.caches = stores();
  await keepMemory("chess", HEAD, heap(1, { 0: 7 }));
  const [[key, memory]] = caches.all.get(STORE);
  await caches.delete(STORE);
  await (await caches.open(STORE)).put(key.replace("memory-1", "memory-0"), memory);
  assert.equal(await keptMemory("chess"), undefined);
  await keepMemory("chess", HEAD, heap(1, { 0: 8 }));
  assert.deepEqual([...caches.all.get(STORE).keys()], [key]);
  assert.equal(restored(await wholeOf(await keptMemory("chess")))[HEAD.length], 8);
  delete globalThis.caches;
});

test("each game has its own memory", async () => {
  globalThis.caches = stores();
  await keepMemory("chess", HEAD, heap(1, { 0: 7 }));
  assert.equal(await keptMemory("go"), undefined);
  await keepMemory("go", HEAD, heap(1, { 0: 8 }));
  for (const [game, byte] of [
    ["chess", 7],
    ["go", 8],
  ])
    assert.equal(restored(await wholeOf(await keptMemory(game)))[HEAD.length], byte);
  delete globalThis.caches;
});

test("a memory of an earlier version gives way if it is of this site, and stays if it is of another one", async () => {
  for (const [site, stays] of [
    [SITE, false],
    ["https://a.host/beta/", true],
  ]) {
    globalThis.caches = stores();
    await (await caches.open("sanjuan-memory")).put(`${site}assets/memory-0`, new Response(""));
    await keepMemory("chess", HEAD, heap(1, { 0: 7 }));
    assert.deepEqual([caches.all.has("sanjuan-memory"), caches.all.has(STORE)], [stays, true]);
  }
  delete globalThis.caches;
});

test("empty pages are not kept, and are there again", () => {
  for (const bytes of [{}, { 0: 1 }, { 5: 1, [3 * PAGE - 1]: 2, [7 * PAGE]: 3, [10 * PAGE - 1]: 4 }]) {
    const kept = encoded(HEAD, heap(10, bytes));
    assert.ok(kept.length < 5 * PAGE);
    assert.deepEqual(Buffer.from(restored(decoded(kept.buffer))), Buffer.concat([HEAD, heap(10, bytes)]));
  }
});

test("a memory is taken whole or not at all", () => {
  const content = encoded(HEAD, heap(4, { 70000: 1 })).buffer;
  for (const length of [0, 4, 8, 12, 16, 20, content.byteLength / 2, content.byteLength - 1])
    assert.throws(() => decoded(content.slice(0, length)), `${length}`);
});
