// The service worker installs and updates: whole versions only, from files as they were built.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  APP,
  at,
  BUILT,
  installed,
  kept,
  note,
  OTHER,
  SCOPE,
  SPOKEN,
  STORE,
  STORES,
  scene,
  speak,
  start,
  startEmpty,
  tell,
  visit,
  WORDS,
} from "./cached_site.mjs";

beforeEach(startEmpty);

test("all files are kept, and the stores of other versions go", async () => {
  const others = ["sanjuan-memory", `${STORES}b/`, `${STORES}b/ 0`];
  for (const name of [...others, STORES, `${STORES} 0`, `${STORES} 00`]) await caches.open(name);
  await installed();
  assert.deepEqual(new Set(await caches.keys()), new Set([...others, STORE]));
  assert.deepEqual(await kept(), BUILT);
});

test("it answers at once for the page that brought it", async () => {
  scene.isClaimed = false;
  await installed();
  assert.ok(scene.isClaimed);
});

test("what a newer update has gathered stays while it is on its way", async () => {
  await at("install");
  await caches.open(`${STORES} 2`);
  self.registration = { waiting: {} };
  await at("activate");
  assert.deepEqual(new Set(await caches.keys()), new Set([STORE, `${STORES} 2`]));
});

test("a host that answers with a page for what is missing is not believed, and nothing is left behind", async () => {
  scene.instead[APP] = "a page of the host";
  await assert.rejects(at("install"), /not the file that was built/);
  assert.deepEqual(await caches.keys(), []);
});

test("an installing that fails leaves the version before as it was", async () => {
  await installed();
  globalThis.SITE = { ...SITE, hash: "2" };
  scene.stores.get(STORE).delete(APP);
  for (const wrong of [{ [APP]: null }, { full: true }]) {
    await start();
    scene.instead = wrong;
    await assert.rejects(at("install"));
    assert.deepEqual(await caches.keys(), [STORE]);
  }
  globalThis.SITE = { ...SITE, hash: "1" };
});

test("what the browser holds wrongly of a file is asked for anew", async () => {
  scene.instead[`${APP} default`] = "a page of the host";
  await installed();
  assert.deepEqual(await kept(), BUILT);
  assert.ok(scene.asked.includes(`${APP} reload`));
});

test("an update takes over what has not changed, whatever version kept it, and fetches the rest", async () => {
  const before = await caches.open(STORES);
  await before.put(APP, new Response("the game"));
  await before.put(SCOPE, new Response("the page of yesterday"));
  await at("install");
  assert.deepEqual(new Set(scene.asked), new Set([SCOPE, `${SCOPE}licences/notice.txt`]));
});

test("what was kept wrongly by another version is not taken over", async () => {
  await (await caches.open(STORES)).put(APP, new Response("a page of the host"));
  await installed();
  assert.deepEqual(await kept(), BUILT);
});

test("a browser keeps the games that it has chosen, and the first if it has chosen none", async () => {
  await note("chess");
  await installed();
  const { [APP]: _, ...core } = BUILT;
  assert.deepEqual(await kept(), { ...core, ...OTHER });
});

test("a game that is chosen later is kept beside the others, all of it or nothing", async () => {
  await installed();
  const [first, last] = Object.keys(OTHER);
  scene.instead[last] = null;
  await tell({ keep: "chess" });
  assert.deepEqual(await kept(), BUILT);
  scene.instead = {};
  await tell({ keep: "chess" });
  assert.deepEqual(await kept(), { ...BUILT, ...OTHER });
  scene.stores.get(STORE).delete(first);
  scene.instead[first] = null;
  await tell({ keep: "chess" });
  assert.ok(last in (await kept()));
});

test("an update keeps the games that were chosen, and forgets those that the site has no more", async () => {
  await note("draughts", "chess", "go");
  await installed();
  globalThis.SITE = { ...SITE, hash: "2" };
  scene.asked = [];
  await start();
  await installed();
  assert.deepEqual(await kept(`${STORES} 2`), { ...BUILT, ...OTHER });
  assert.deepEqual(scene.asked, []);
  globalThis.SITE = { ...SITE, hash: "1" };
});

// ------------------------------------------------------------ a first visit

/** Starts the service worker of the site with words. @param {import("node:test").TestContext} t @param {string} hash */
async function startSpoken(t, hash = "1") {
  const before = globalThis.SITE;
  t.after(() => (globalThis.SITE = before));
  globalThis.SITE = { ...SPOKEN, hash };
  await start();
}

const [GERMAN, ENGLISH] = Object.keys(WORDS);
const LICENCE = `${SCOPE}licences/notice.txt`;
const ALL = { ...BUILT, ...WORDS };
const names = (files) => Object.keys(files).sort();
const without = (...left) => names(ALL).filter((url) => !left.includes(url));

test("a first visit keeps the language on show, and neither another one nor licences", async (t) => {
  await startSpoken(t);
  await speak("de");
  await installed();
  assert.deepEqual(names(await kept()), without(ENGLISH, LICENCE));
});

test("the rest is kept when the page asks for all, or by the next visit", async (t) => {
  for (const ask of [() => tell({ keep: "all" }), visit]) {
    await startEmpty();
    await startSpoken(t);
    await speak("en");
    await installed();
    assert.deepEqual(names(await kept()), without(GERMAN, LICENCE));
    await ask();
    assert.deepEqual(await kept(), ALL);
  }
});

test("a rest that does not come is left to the next visit, and nothing is lost", async (t) => {
  await startSpoken(t);
  await speak("en");
  await installed();
  scene.instead = { [GERMAN]: null };
  await tell({ keep: "all" });
  assert.deepEqual(names(await kept()), without(GERMAN));
  scene.instead = {};
  await visit();
  assert.deepEqual(await kept(), ALL);
});

for (const tag of ["", "xx"])
  test(`a first visit without a language of the site keeps all (${tag})`, async (t) => {
    await startSpoken(t);
    if (tag) await speak(tag);
    await installed();
    assert.deepEqual(await kept(), ALL);
  });

test("an update keeps every language: the old one could change it without a network", async (t) => {
  await startSpoken(t);
  await speak("de");
  await installed();
  await startSpoken(t, "2");
  await installed();
  assert.deepEqual(await kept(`${STORES} 2`), ALL);
});

test("files are fetched a few at a time", async (t) => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, k) => [`./assets/${k}.js`, SITE.core["./"]]));
  const before = globalThis.SITE;
  t.after(() => (globalThis.SITE = before));
  globalThis.SITE = { ...SITE, core: many };
  scene.instead = Object.fromEntries(Object.keys(many).map((file) => [new URL(file, SCOPE).href, "the page"]));
  await start();
  await installed();
  assert.equal(Object.keys(await kept()).length, 31);
  assert.ok(scene.most > 1 && scene.most <= 6, `${scene.most}`);
});
