// The service worker answers visits, mends its store, and gets along with stores that fail.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import {
  APP,
  answerTo,
  BUILT,
  cache,
  installed,
  kept,
  SCOPE,
  STORE,
  STORES,
  scene,
  startEmpty,
  visit,
} from "./cached_site.mjs";

beforeEach(startEmpty);

test("only the start page is answered with itself, whatever follows its address", async () => {
  await installed();
  const open = (path) => answerTo({ mode: "navigate", url: SCOPE + path });
  for (const path of ["", "?a", "#b", "index.html", "index.html?a"]) assert.equal(await open(path), "the page");
  for (const path of ["b/", "b/index.html", "other.html"]) assert.equal(await open(path), "a page of the host");
});

test("what is missing or wrong in the store is kept anew some time after a visit began", async () => {
  await installed();
  scene.asked = [];
  const store = scene.stores.get(STORE);
  store.set(APP, new Response("a page of the host"));
  store.delete(SCOPE);
  await visit();
  assert.deepEqual(await kept(), BUILT);
  assert.deepEqual(new Set(scene.asked), new Set([SCOPE, APP]));
});

test("a store that is whole is left as it is, and nothing is fetched", async () => {
  await installed();
  scene.asked = [];
  const before = [...scene.stores.get(STORE).values()];
  await visit();
  assert.deepEqual([scene.asked, [...scene.stores.get(STORE).values()]], [[], before]);
});

test("what is wrong and cannot be had is answered no more; the rest stays without a network", async () => {
  await installed();
  scene.stores.get(STORE).set(APP, new Response("a page of the host"));
  scene.instead = Object.fromEntries(Object.keys(BUILT).map((url) => [url, null]));
  await visit();
  const { [APP]: _, ...rest } = BUILT;
  assert.deepEqual(await kept(), rest);
});

test("a store that the browser threw away is filled again", async () => {
  await installed();
  scene.stores.clear();
  await visit();
  assert.deepEqual(await kept(), BUILT);
});

// ------------------------------------------------------------ broken stores

const START = { mode: "navigate", url: SCOPE };
const broken = (t, name) => t.mock.method(caches, name, () => Promise.reject(new DOMException("damaged")));

for (const name of ["open", "match", "delete", "keys"])
  test(`where “${name}” of the stores fails, the network answers and nothing else fails`, async (t) => {
    await (await caches.open(STORES)).put(APP, new Response("the game"));
    if (name !== "open") broken(t, name);
    await installed();
    broken(t, name);
    await visit();
    assert.equal(await answerTo(START), "the page");
  });

test("a damaged file, or store, comes from the network once more", async (t) => {
  await installed();
  const torn = new ReadableStream({ pull: (controller) => controller.error(new Error("torn")) });
  scene.stores.get(STORE).set(APP, { clone: () => new Response(torn) });
  await visit();
  assert.deepEqual(await kept(), BUILT);
  const [{ open }, damaged] = [caches, scene.stores.get(STORE)];
  t.mock.method(caches, "open", async (name) => (scene.stores.get(name) === damaged ? assert.fail() : open(name)));
  await visit();
  assert.deepEqual(await kept(), BUILT);
});

test("a store that is silent leaves the answer to the network, and is waited for where there is none", async (t) => {
  const silent = cache(new Map([[SCOPE, new Response("kept")]]));
  t.mock.method(caches, "open", () => new Promise((done) => setTimeout(done, 9000, silent)));
  for (const answer of ["the page", "kept"]) {
    const answered = answerTo(START);
    mock.timers.tick(9000);
    assert.equal(await answered, answer);
    scene.instead[SCOPE] = null;
  }
});

test("only pages of its own site hold a new version up", async () => {
  for (const [other, said] of [
    ["https://host/b/", "skipped"],
    [`${SCOPE}?save=bob`, "others"],
  ]) {
    const told = [];
    self.clients.matchAll = async () => [SCOPE, other].map((url) => ({ url }));
    self.skipWaiting = () => told.push("skipped");
    let done;
    const waitUntil = (work) => (done = work);
    self.onmessage({ data: "take-over", source: { postMessage: (word) => told.push(word) }, waitUntil });
    await done;
    assert.deepEqual(told, [said]);
  }
});

test("a page that is asked for afresh comes from the network, and without one from the store", async () => {
  await startEmpty();
  await installed();
  const url = `${SCOPE}?seed=7&fresh`;
  scene.instead[url] = "the next page";
  assert.equal(await answerTo({ mode: "navigate", url }), "the next page");
  scene.instead[url] = null;
  assert.equal(await answerTo({ mode: "navigate", url }), "the page");
  assert.equal(await answerTo({ mode: "navigate", url: `${SCOPE}?refresh` }), "the page");
});

test("a new version takes over if no other page has the game open, whatever host pages there are", async () => {
  const others = [`${SCOPE}examples/game-night.html`, `${SCOPE}licences/notice.txt`, "https://host/b/"];
  for (const [pages, answer] of [
    [[], "took over"],
    [others, "took over"],
    [[`${SCOPE}index.html?play=chess`], "others"],
  ]) {
    scene.pages = [SCOPE, ...pages].map((url) => ({ url }));
    const answers = [];
    self.skipWaiting = () => answers.push("took over");
    let done;
    self.onmessage({
      data: "take-over",
      source: { postMessage: (it) => answers.push(it) },
      waitUntil: (it) => (done = it),
    });
    await done;
    assert.deepEqual(answers, [answer]);
  }
});
