// What is kept of Python's memory where a page has no storage, or one that hangs.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.RUNTIME = { hash: "1" };
globalThis.navigator ??= { userAgent: "any" };
delete globalThis.caches;

const { dropMemory, keepMemory, keptMemory, wholeOf } = await import("../../web/engine/loading/memory.js");

test("a store that never answers is waited for only so long", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const never = () => new Promise(() => {});
  globalThis.caches = { open: never, delete: never };
  const asked = [keptMemory(), dropMemory()];
  t.mock.timers.tick(5000);
  assert.deepEqual(await Promise.all(asked), [undefined, undefined]);
  delete globalThis.caches;
});

test("without storage nothing is kept, and nothing fails", async () => {
  await keepMemory(new Uint8Array(1));
  assert.equal(await keptMemory(), undefined);
  await dropMemory();
});

/** Stores as a browser has them, each a map of what is kept by its key. */
function stores() {
  const all = new Map();
  const store = (kept) => ({
    match: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
  });
  return {
    all,
    open: async (name) => store(all.get(name) ?? all.set(name, new Map()).get(name)),
    delete: async (name) => all.delete(name),
  };
}

test("the memory of another build is not taken, and gives way to that of this one", async () => {
  globalThis.caches = stores();
  await keepMemory(new Uint8Array([7]));
  const [[key, memory]] = caches.all.get("sanjuan-memory");
  await caches.delete("sanjuan-memory");
  await (await caches.open("sanjuan-memory")).put(key.replace("memory-1", "memory-0"), memory);
  assert.equal(await keptMemory(), undefined);
  await keepMemory(new Uint8Array([8]));
  assert.deepEqual([...caches.all.get("sanjuan-memory").keys()], [key]);
  assert.deepEqual(new Uint8Array(await (await keptMemory()).arrayBuffer()), new Uint8Array([8]));
  delete globalThis.caches;
});

test("a memory is taken whole or not at all", async () => {
  globalThis.caches = stores();
  await keepMemory(new Uint8Array([7, 8]));
  const kept = await keptMemory();
  assert.deepEqual(new Uint8Array(await wholeOf(kept.clone())), new Uint8Array([7, 8]));
  const half = new Response(new Uint8Array([7]), { headers: kept.headers });
  await assert.rejects(wholeOf(half));
  await assert.rejects(wholeOf(new Response(new Uint8Array([7, 8]))));
  delete globalThis.caches;
});
