// The service worker, with a browser's caches in a few lines and hosts that answer everything.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const SCOPE = "https://host/a/";
const STORE = `sanjuan-site ${SCOPE}`;

let stores;

const cache = (store) => ({
  match: async (url) => store.get(url),
  put: async (url, response) => store.set(url, response),
  keys: async () => [...store.keys()],
  delete: async (url) => store.delete(url),
});

globalThis.caches = {
  open: async (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    return cache(stores.get(name));
  },
  delete: async (name) => stores.delete(name),
  keys: async () => [...stores.keys()],
};
globalThis.fetch = async (request) => ({ ok: true, fetched: request.url ?? request });
globalThis.self = { location: { href: `${SCOPE}service-worker.js` }, registration: {} };
globalThis.SITE = { files: ["./", "./assets/app-1.js", "./licences/notice.txt"], hash: "1" };

await import("../../web/offline/service-worker.js");

const { self } = globalThis;

/** What the service worker does at an event, to its end. */
async function at(event) {
  let done;
  self[`on${event}`]({ waitUntil: (work) => (done = work) });
  await done;
}

async function answerTo(request) {
  let answer;
  self.onfetch({ request, respondWith: (work) => (answer = work) });
  return (await answer).fetched;
}

beforeEach(() => {
  stores = new Map();
  self.registration = {};
});

test("an update that takes over drops those that never did, and nothing of others", async () => {
  const others = ["sanjuan-memory", `sanjuan-site ${SCOPE}b/`, `sanjuan-site ${SCOPE}b/ 0`];
  for (const name of [...others, `${STORE} 0`, `${STORE} 00`]) await caches.open(name);
  await at("install");
  await at("activate");
  assert.deepEqual(new Set(await caches.keys()), new Set([...others, STORE]));
  assert.equal(stores.get(STORE).size, SITE.files.length);
});

test("what a newer update has gathered stays while it is on its way", async () => {
  await at("install");
  await caches.open(`${STORE} 2`);
  self.registration = { waiting: {} };
  await at("activate");
  assert.deepEqual(new Set(await caches.keys()), new Set([STORE, `${STORE} 2`]));
});

test("only the start page is answered with itself, whatever follows its address", async () => {
  const open = (path) => answerTo({ mode: "navigate", url: SCOPE + path });
  for (const path of ["", "?a", "#b", "index.html", "index.html?a"]) {
    stores.clear();
    await at("install");
    await at("activate");
    stores.get(STORE).get(SCOPE).fetched = "the game";
    assert.equal(await open(path), "the game");
  }
  for (const path of ["b/", "b/index.html", "other.html"]) assert.equal(await open(path), SCOPE + path);
});

test("an update fetches anew what keeps its name, and no asset it has", async () => {
  await at("install");
  await at("activate");
  const asked = [];
  globalThis.fetch = async (url) => asked.push(url) && { ok: true };
  await at("install");
  assert.deepEqual(asked, [SCOPE, `${SCOPE}licences/notice.txt`]);
});
