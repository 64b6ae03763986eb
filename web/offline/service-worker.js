/** Answers for the site out of a store of its own, so that it works without a network. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SCOPE = new URL("./", worker.location.href).href;

/** How the names of this site's stores begin: one for each version, the earliest under this name alone. */
const STORES = `sanjuan-site ${SCOPE}`;

const STORE = `${STORES} ${SITE.hash}`;

/** @typedef {{ url: string, integrity: string }} Built */

/** @type {Built[]} */
const FILES = Object.entries(SITE.files).map(([file, integrity]) => ({ url: new URL(file, SCOPE).href, integrity }));

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

/**
 * The answer of a store, if there is one. Every call fails where a store is locked, damaged or forbidden: that must take neither
 * the network nor the other stores with it.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T | undefined>}
 */
async function had(ask) {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/**
 * Whether this is the file that was built: many a host answers for a missing one with a page, as if all were well.
 * @param {Response | undefined} response which is used up by it
 * @param {string} integrity
 */
async function isWhole(response, integrity) {
  if (!response) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Fetches a file; the browser itself holds it against what was built. What it has of it from earlier may be wrong.
 * @param {Built} file
 */
async function fetched({ url, integrity }) {
  try {
    return await fetch(url, { integrity });
  } catch {
    return fetch(url, { integrity, cache: "reload" });
  }
}

/**
 * Keeps a file, unless it is kept already; throws if it cannot be had. Another version may have kept the same.
 * @param {Cache} store
 * @param {Built} file
 */
async function keep(store, file) {
  const { url, integrity } = file;
  if (await had(async () => isWhole(await store.match(url), integrity))) return;
  const isElsewhere = await had(async () => isWhole(await caches.match(url), integrity));
  await store.put(url, (isElsewhere && (await caches.match(url))) || (await fetched(file)));
}

/** Keeps all files, or none. */
async function keepAll() {
  const store = await caches.open(STORE);
  try {
    for (const file of FILES) await keep(store, file);
  } catch (error) {
    await had(() => caches.delete(STORE));
    throw error;
  }
}

/** Keeps anew what is missing or wrong; if it cannot be had, at least nothing wrong is answered. */
async function mend() {
  const store = (await had(() => caches.open(STORE))) ?? (await reopened());
  for (const file of FILES) await keep(store, file).catch(() => had(() => store.delete(file.url)));
}

/** The store in the place of one that cannot be opened. */
async function reopened() {
  await caches.delete(STORE);
  return caches.open(STORE);
}

/** @type {Promise<void> | undefined} */
let mending;

const mendAfterwards = () =>
  (mending ??= new Promise((done) => setTimeout(done, AFTERWARDS)).then(mend).catch(() => {
    mending = undefined; // the next visit tries again
  }));

/** Drops the stores of other versions, unless one is still on its way. */
async function sweep() {
  const others = (await caches.keys()).filter((name) => name === STORES || name.startsWith(`${STORES} `));
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  await Promise.all(others.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

/** Milliseconds that a page waits for a store before it asks the network. */
const PATIENCE = 8000;

const late = () => new Promise((done) => setTimeout(done, PATIENCE, undefined));

/** A store that is silent for long may still have what the network has not. @param {Request} request */
async function answer(request) {
  const url = request.mode === "navigate" && isStart(request.url) ? SCOPE : request.url;
  const stored = had(async () => (await caches.open(STORE)).match(url));
  const found = await Promise.race([stored, late()]);
  return found ?? fetch(request).catch(async (error) => (await stored) ?? Promise.reject(error));
}

worker.oninstall = (event) => event.waitUntil(keepAll());
worker.onactivate = (event) => event.waitUntil(Promise.all([worker.clients.claim(), had(sweep)]));
worker.onfetch = (event) => {
  event.respondWith(answer(event.request));
  if (event.request.mode === "navigate") event.waitUntil(mendAfterwards());
};

/** A person wants the new version. Other pages would go on with half of the old: then the one that asks is told. */
worker.onmessage = async ({ source }) => {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.filter(({ url }) => url.startsWith(SCOPE)).length === 1) worker.skipWaiting();
  else source?.postMessage("others");
};
