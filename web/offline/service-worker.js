/** Answers requests for the site from its own cache, so that the site works without a network. */

import { keptGames } from "../site/kept_games.js";
import { HOUSE_WORD } from "../site/names.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SCOPE = new URL("./", worker.location.href).href;

/** The prefix of this site's caches, one for each version; the cache of the earliest version has this name alone. */
const STORES = `${HOUSE_WORD}-site ${SCOPE}`;

const STORE = `${STORES} ${SITE.hash}`;

/** @typedef {{ url: string, integrity: string }} Built */

/** @param {Record<string, string>} files @returns {Built[]} */
const built = (files) =>
  Object.entries(files).map(([file, integrity]) => ({ url: new URL(file, SCOPE).href, integrity }));

/** The files of a game. @param {string} game */
const filesOf = (game) => built(SITE.games[game] ?? {});

/** The files that this browser keeps: those that any game needs, and those of the games it has chosen, else of the first. */
async function allFiles() {
  const chosen = ((await had(() => keptGames(SCOPE))) ?? []).filter((game) => Object.hasOwn(SITE.games, game));
  const games = chosen.length ? chosen : Object.keys(SITE.games).slice(0, 1);
  return [...built(SITE.core), ...games.flatMap(filesOf)];
}

/**
 * Milliseconds between the start of a visit and the repair of the cache; the page has its files for the start by then.
 */
const AFTERWARDS = 5000;

/**
 * Whether a URL is that of the start page, with any query.
 * @param {string} url
 */
function isStart(url) {
  const { origin, pathname } = new URL(url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

/**
 * The answer of a cache, if it gives one. Every call fails if a cache is locked, damaged or forbidden; that failure
 * must not reach the network or the other caches.
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
 * Whether a response is the built file: many hosts send a page with status 200 for a missing file.
 * @param {Response | undefined} response the check reads it to its end
 * @param {string} integrity
 */
async function isWhole(response, integrity) {
  if (!response) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Fetches a file, and lets the browser compare it with the build. The browser's cached copy may be damaged, so a
 * failure fetches the file past the cache.
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
 * Stores a file that is missing or damaged, from another version's cache or the network; throws if neither has it.
 * @param {Cache} store
 * @param {Built} file
 */
async function keep(store, file) {
  const { url, integrity } = file;
  if (await had(async () => isWhole(await store.match(url), integrity))) return;
  const isElsewhere = await had(async () => isWhole(await caches.match(url), integrity));
  await store.put(url, (isElsewhere && (await caches.match(url))) || (await fetched(file)));
}

/** Stores all files, or none. */
async function keepAll() {
  const store = await caches.open(STORE);
  try {
    for (const file of await allFiles()) await keep(store, file);
  } catch (error) {
    await had(() => caches.delete(STORE));
    throw error;
  }
}

/** Stores all files of one more game, or none; a game that is there is left to the repair. @param {string} game */
async function keepGame(game) {
  const [store, files] = [await caches.open(STORE), filesOf(game)];
  const there = await Promise.all(files.map(({ url }) => store.match(url)));
  if (there.some(Boolean)) return;
  try {
    for (const file of files) await keep(store, file);
  } catch {
    for (const { url } of files) await had(() => store.delete(url));
  }
}

/** Stores missing and damaged files again; deletes a damaged file that cannot be replaced. */
async function mend() {
  const store = (await had(() => caches.open(STORE))) ?? (await reopened());
  for (const file of await allFiles()) await keep(store, file).catch(() => had(() => store.delete(file.url)));
}

/** A new cache in place of one that cannot be opened. */
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

/** Drops the caches of other versions, unless a version is still on its way. */
async function sweep() {
  const others = (await caches.keys()).filter((name) => name === STORES || name.startsWith(`${STORES} `));
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  await Promise.all(others.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

/** Milliseconds that a page waits for the cache before it asks the network. */
const PATIENCE = 8000;

const late = () => new Promise((done) => setTimeout(done, PATIENCE, undefined));

/** The cached file, or the network's; a slow cache still counts if the network fails. @param {Request} request */
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

/**
 * Activates a new version on the wish of a page. The page gets the answer `others` if other pages are open, because they
 * need the files of the old one.
 * @param {ExtendableMessageEvent["source"]} source
 */
async function takeOver(source) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.filter(({ url }) => url.startsWith(SCOPE)).length === 1) worker.skipWaiting();
  else source?.postMessage("others");
}

/** A page asks for the new version, or says which game it has chosen. */
worker.onmessage = (event) => event.waitUntil(event.data?.keep ? keepGame(event.data.keep) : takeOver(event.source));
