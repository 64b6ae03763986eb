// A lazy script that came damaged comes once more, under another address; the scripts that need it find the good one.
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";

globalThis.location = new URL("https://host/games/");
const { late } = await import("../../web/site/late.js");

let file = "";
let address = "";

/** Puts the content of the host's file in its place, as a `fetch` past all caches does. */
const renew = async (url, { cache }) => {
  assert.deepEqual([url, cache], [address, "reload"]);
  writeFileSync(file, "export const name = 'toy';");
};

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "late")), "game-toy-1A2B.mjs");
  address = pathToFileURL(file).href;
  performance.getEntriesByType = () => [{ name: address }];
  globalThis.fetch = renew;
});

const load = () => import(address);

test("a script that came whole is loaded once", async () => {
  writeFileSync(file, "export const name = 'whole';");
  const script = await late("game-toy", load);
  assert.deepEqual([script.name, sanJuan.loaded["game-toy"]], ["whole", script]);
  assert.equal(await load(), script);
});

test("after a damaged script, others find the one that came in its place", async () => {
  writeFileSync(file, "}{");
  const script = await late("game-toy", load);
  assert.deepEqual([script.name, sanJuan.loaded["game-toy"]], ["toy", script]);
  await assert.rejects(load(), SyntaxError); // its address stays damaged
});

test("a script that was never asked for stays lost", async () => {
  performance.getEntriesByType = () => [];
  await assert.rejects(late("game-toy", load));
});
