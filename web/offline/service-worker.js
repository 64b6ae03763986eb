/** Answers for the site out of a store of its own, so that it works without a network. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SCOPE = new URL("./", worker.location.href).href;

/** How the names of this site's stores begin: one for each version, the earliest under this name alone. */
const STORES = `sanjuan-site ${SCOPE}`;

const STORE = `${STORES} ${SITE.hash}`;

/** @typedef {{ url: string, digest: string }} Built */

/** @type {Built[]} */
const FILES = Object.entries(SITE.files).map(([file, digest]) => ({ url: new URL(file, SCOPE).href, digest }));

/** Milliseconds after a visit began: then the page has what it needs to start. */
const AFTERWARDS = 5000;

/**
 * Whether this asks for the start page, whatever follows its address.
 * @param {string} url
 */
function isStart(url) {
  const { origin, pathname } = new URL(url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

/** @param {ArrayBuffer} buffer */
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Whether this is the file that was built: many a host answers for a missing one with a page, as if all were well.
 * @param {Response | undefined} response
 * @param {string} digest
 */
async function isWhole(response, digest) {
  if (!response) return false;
  const content = await response.clone().arrayBuffer();
  return hex(await crypto.subtle.digest("SHA-256", content)).startsWith(digest);
}

/**
 * Where a file may be had, the nearest first; what the browser holds of it may be wrong as well.
 * @type {((url: string) => Promise<Response | undefined>)[]}
 */
const SOURCES = [(url) => caches.match(url), (url) => fetch(url), (url) => fetch(url, { cache: "reload" })];

/**
 * Keeps a file, unless it is kept already; throws if it cannot be had.
 * @param {Cache} store
 * @param {Built} file
 */
async function keep(store, { url, digest }) {
  if (await isWhole(await store.match(url), digest)) return;
  for (const source of SOURCES) {
    const response = await source(url);
    if (await isWhole(response, digest)) return store.put(url, /** @type {Response} */ (response));
  }
  throw new Error(`${url} is not the file that was built.`);
}

/** Keeps all files, or none. */
async function keepAll() {
  const store = await caches.open(STORE);
  try {
    await Promise.all(FILES.map((file) => keep(store, file)));
  } catch (error) {
    await caches.delete(STORE);
    throw error;
  }
}

/** Keeps anew what is missing or wrong; if it cannot be had, at least nothing wrong is answered. */
async function mend() {
  const store = await caches.open(STORE);
  for (const file of FILES) await keep(store, file).catch(() => store.delete(file.url));
}

/** @type {Promise<void> | undefined} */
let mending;

const mendAfterwards = () => (mending ??= new Promise((done) => setTimeout(done, AFTERWARDS)).then(mend));

/** Drops the stores of other versions, unless one is still on its way. */
async function sweep() {
  const others = (await caches.keys()).filter((name) => name === STORES || name.startsWith(`${STORES} `));
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  await Promise.all(others.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const url = request.mode === "navigate" && isStart(request.url) ? SCOPE : request.url;
  return (await (await caches.open(STORE)).match(url)) ?? fetch(request);
}

worker.oninstall = (event) => event.waitUntil(keepAll());
worker.onactivate = (event) => event.waitUntil(sweep());
worker.onfetch = (event) => {
  event.respondWith(answer(event.request));
  if (event.request.mode === "navigate") event.waitUntil(mendAfterwards());
};

/** A person wants the new version. Other pages would go on with half of the old: then the one that asks is told. */
worker.onmessage = async ({ source }) => {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.length === 1) worker.skipWaiting();
  else source?.postMessage("others");
};
