// What is kept of Python's memory where a page has no storage, or one that hangs.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.RUNTIME = { hash: "1" };
globalThis.navigator ??= { userAgent: "any" };
delete globalThis.caches;

const { dropMemory, keepMemory, keptMemory } = await import("../../web/engine/loading/memory.js");

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
