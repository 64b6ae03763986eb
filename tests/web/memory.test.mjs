// What is kept of Python's memory, where a page has no storage: plain http from another machine.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.RUNTIME = { hash: "1" };
globalThis.navigator ??= { userAgent: "any" };
delete globalThis.caches;

const { dropMemory, keepMemory, keptMemory } = await import("../../web/engine/loading/memory.js");

test("without storage nothing is kept, and nothing fails", async () => {
  await keepMemory(new Uint8Array(1));
  assert.equal(await keptMemory(), undefined);
  await dropMemory();
});
