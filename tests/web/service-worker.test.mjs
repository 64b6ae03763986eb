// The service worker, with a browser's caches in a few lines and hosts that answer everything, rightly or wrongly.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";

const SCOPE = "https://host/a/";
const STORES = `sanjuan-site ${SCOPE}`;
const STORE = `${STORES} 1`;
const APP = `${SCOPE}assets/app-1.js`;

/** The built files, by address. */
const BUILT = { [SCOPE]: "the page", [APP]: "the game", [`${SCOPE}licences/notice.txt`]: "the notice" };
const integrityOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const files = Object.entries(BUILT).map(([url, text]) => [url.replace(SCOPE, "./"), integrityOf(text)]);

let stores;
let asked;
/** The host's answers in place of the built files, by address; null: no answer. */
let instead;

const cache = (store) => ({
  match: async (url) => store.get(url)?.clone(),
  put: async (url, response) => {
    if (instead.full) throw new DOMException("full", "QuotaExceededError");
    store.set(url, response);
  },
  delete: async (url) => store.delete(url),
});

globalThis.caches = {
  open: async (name) => cache(stores.get(name) ?? stores.set(name, new Map()).get(name)),
  match: async (url) =>
    [...stores.values()]
      .find((store) => store.has(url))
      ?.get(url)
      .clone(),
  delete: async (name) => stores.delete(name),
  keys: async () => [...stores.keys()],
};
globalThis.fetch = async (request, { cache = "default", integrity } = {}) => {
  const url = request.url ?? request;
  asked.push(cache === "default" ? url : `${url} ${cache}`);
  const other = instead[`${url} ${cache}`] ?? instead[url];
  if (other === null) throw new TypeError("no network");
  const text = other ?? BUILT[url] ?? "a page of the host";
  if (integrity && integrity !== integrityOf(text)) throw new TypeError("not the file that was built");
  return new Response(text);
};
globalThis.SITE = { files: Object.fromEntries(files), hash: "1" };

mock.timers.enable({ apis: ["setTimeout"] });

let self;
let isClaimed;
let starts = 0;

/** Starts the service worker, as the browser does for each visit. */
async function start() {
  starts += 1;
  const clients = { claim: async () => (isClaimed = true) };
  self = globalThis.self = { location: { href: `${SCOPE}service-worker.js` }, registration: {}, clients };
  await import(`../../web/offline/service-worker.js?${starts}`);
}

/** Sends an event to the service worker, and waits for its work to end. */
async function at(event) {
  let done;
  self[`on${event}`]({ waitUntil: (work) => (done = work) });
  await done;
}

async function answerTo(request) {
  let answer;
  self.onfetch({ request, respondWith: (work) => (answer = work), waitUntil: () => {} });
  return (await answer).text();
}

/** A visit, with the work that follows some time after it began. */
async function visit() {
  await start();
  let done;
  const request = { mode: "navigate", url: SCOPE };
  self.onfetch({ request, respondWith: () => {}, waitUntil: (work) => (done = work) });
  mock.timers.tick(5000);
  await done;
}

async function installed() {
  await at("install");
  await at("activate");
}

const kept = async (name = STORE) =>
  Object.fromEntries(
    await Promise.all([...(stores.get(name) ?? [])].map(async ([url, one]) => [url, await one.clone().text()])),
  );

beforeEach(async () => {
  stores = new Map();
  asked = [];
  instead = {};
  await start();
});

// ------------------------------------------------------------ installing

test("all files are kept, and the stores of other versions go", async () => {
  const others = ["sanjuan-memory", `${STORES}b/`, `${STORES}b/ 0`];
  for (const name of [...others, STORES, `${STORES} 0`, `${STORES} 00`]) await caches.open(name);
  await installed();
  assert.deepEqual(new Set(await caches.keys()), new Set([...others, STORE]));
  assert.deepEqual(await kept(), BUILT);
});

test("it answers at once for the page that brought it", async () => {
  isClaimed = false;
  await installed();
  assert.ok(isClaimed);
});

test("what a newer update has gathered stays while it is on its way", async () => {
  await at("install");
  await caches.open(`${STORES} 2`);
  self.registration = { waiting: {} };
  await at("activate");
  assert.deepEqual(new Set(await caches.keys()), new Set([STORE, `${STORES} 2`]));
});

test("a host that answers with a page for what is missing is not believed, and nothing is left behind", async () => {
  instead[APP] = "a page of the host";
  await assert.rejects(at("install"), /not the file that was built/);
  assert.deepEqual(await caches.keys(), []);
});

test("an installing that fails leaves the version before as it was", async () => {
  await installed();
  globalThis.SITE = { ...SITE, hash: "2" };
  stores.get(STORE).delete(APP);
  for (const wrong of [{ [APP]: null }, { full: true }]) {
    await start();
    instead = wrong;
    await assert.rejects(at("install"));
    assert.deepEqual(await caches.keys(), [STORE]);
  }
  globalThis.SITE = { ...SITE, hash: "1" };
});

test("what the browser holds wrongly of a file is asked for anew", async () => {
  instead[`${APP} default`] = "a page of the host";
  await installed();
  assert.deepEqual(await kept(), BUILT);
  assert.ok(asked.includes(`${APP} reload`));
});

test("an update takes over what has not changed, whatever version kept it, and fetches the rest", async () => {
  const before = await caches.open(STORES);
  await before.put(APP, new Response("the game"));
  await before.put(SCOPE, new Response("the page of yesterday"));
  await at("install");
  assert.deepEqual(new Set(asked), new Set([SCOPE, `${SCOPE}licences/notice.txt`]));
});

test("what was kept wrongly by another version is not taken over", async () => {
  await (await caches.open(STORES)).put(APP, new Response("a page of the host"));
  await installed();
  assert.deepEqual(await kept(), BUILT);
});

// ------------------------------------------------------------ answering and mending

test("only the start page is answered with itself, whatever follows its address", async () => {
  await installed();
  const open = (path) => answerTo({ mode: "navigate", url: SCOPE + path });
  for (const path of ["", "?a", "#b", "index.html", "index.html?a"]) assert.equal(await open(path), "the page");
  for (const path of ["b/", "b/index.html", "other.html"]) assert.equal(await open(path), "a page of the host");
});

test("what is missing or wrong in the store is kept anew some time after a visit began", async () => {
  await installed();
  asked = [];
  const store = stores.get(STORE);
  store.set(APP, new Response("a page of the host"));
  store.delete(SCOPE);
  await visit();
  assert.deepEqual(await kept(), BUILT);
  assert.deepEqual(new Set(asked), new Set([SCOPE, APP]));
});

test("a store that is whole is left as it is, and nothing is fetched", async () => {
  await installed();
  asked = [];
  const before = [...stores.get(STORE).values()];
  await visit();
  assert.deepEqual([asked, [...stores.get(STORE).values()]], [[], before]);
});

test("what is wrong and cannot be had is answered no more; the rest stays without a network", async () => {
  await installed();
  stores.get(STORE).set(APP, new Response("a page of the host"));
  instead = Object.fromEntries(Object.keys(BUILT).map((url) => [url, null]));
  await visit();
  const { [APP]: _, ...rest } = BUILT;
  assert.deepEqual(await kept(), rest);
});

test("a store that the browser threw away is filled again", async () => {
  await installed();
  stores.clear();
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
  stores.get(STORE).set(APP, { clone: () => new Response(torn) });
  await visit();
  assert.deepEqual(await kept(), BUILT);
  const [{ open }, damaged] = [caches, stores.get(STORE)];
  t.mock.method(caches, "open", async (name) => (stores.get(name) === damaged ? assert.fail() : open(name)));
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
    instead[SCOPE] = null;
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
    await self.onmessage({ source: { postMessage: (word) => told.push(word) } });
    assert.deepEqual(told, [said]);
  }
});
