/** Answers for the site out of a store of its own, so that it works without a network. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SCOPE = new URL("./", worker.location.href).href;
const STORE = `sanjuan-site ${SCOPE}`;
const NEXT = `${STORE} ${SITE.hash}`;
const FILES = SITE.files.map((file) => new URL(file, SCOPE).href);

const ASSETS = new URL("assets/", SCOPE).href;

/**
 * Names there change with the content, so what was kept of them is good for ever.
 * @param {string} url
 */
const isAsset = (url) => url.startsWith(ASSETS);

/**
 * Whether this asks for the start page, whatever follows its address.
 * @param {string} url
 */
function isStart(url) {
  const { origin, pathname } = new URL(url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

/**
 * @param {Cache} next
 * @param {string} url
 */
async function take(next, url) {
  const had = isAsset(url) ? await (await caches.open(STORE)).match(url) : undefined;
  const response = had ?? (await fetch(url, { cache: isAsset(url) ? "default" : "reload" }));
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  await next.put(url, response);
}

async function takeAll() {
  await caches.delete(NEXT);
  const next = await caches.open(NEXT);
  await Promise.all(FILES.map((url) => take(next, url)));
}

async function renew() {
  const [store, next] = [await caches.open(STORE), await caches.open(NEXT)];
  for (const request of await store.keys()) await store.delete(request);
  for (const request of await next.keys())
    await store.put(request, /** @type {Response} */ (await next.match(request)));
  await caches.delete(NEXT);
  await sweep();
}

/** Drops the stores of updates that never took over, unless one is still on its way. */
async function sweep() {
  const gathered = (await caches.keys()).filter((name) => name.startsWith(`${STORE} `));
  const { installing, waiting } = worker.registration;
  if (!installing && !waiting) await Promise.all(gathered.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const url = request.mode === "navigate" && isStart(request.url) ? SCOPE : request.url;
  return (await (await caches.open(STORE)).match(url)) ?? fetch(request);
}

worker.oninstall = (event) => event.waitUntil(takeAll());
worker.onactivate = (event) => event.waitUntil(renew());
worker.onfetch = (event) => event.respondWith(answer(event.request));
worker.onmessage = async () => {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.length === 1) worker.skipWaiting();
};
