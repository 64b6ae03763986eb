/** Answers requests for the site from its own cache, so that the site works without a network. */

import { ALL, keptGames, keptLanguage } from "../site/kept_files.js";
import { FRESH, HOUSE_WORD } from "../site/names.js";

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
const filesOf = (game) => built(Object.hasOwn(SITE.games, game) ? SITE.games[game] : {});

/** The files that this browser keeps: those that any game needs, and those of the games it has chosen, else of the first. */
async function allFiles() {
  const chosen = ((await had(() => keptGames(SCOPE))) ?? []).filter((game) => Object.hasOwn(SITE.games, game));
  const games = chosen.length ? chosen : Object.keys(SITE.games).slice(0, 1);
  return [...built(SITE.core), ...games.flatMap(filesOf)];
}

/** The names of the caches of this site. */
const ownStores = async () => (await caches.keys()).filter((name) => name === STORES || name.startsWith(`${STORES} `));

/**
 * The files that a first visit can do without, by address: the licences, and the words of all languages but that on show.
 * @returns {Promise<Set<string>>}
 */
async function laterFiles() {
  const language = (await had(() => keptLanguage(SCOPE))) ?? "";
  if (!Object.hasOwn(SITE.later, language)) return new Set();
  const later = Object.entries(SITE.later).filter(([tag]) => tag !== language);
  return new Set(later.flatMap(([, files]) => files.map((file) => new URL(file, SCOPE).href)));
}

/** Those of some files that a first visit needs. @param {Built[]} files */
async function firstOf(files) {
  const later = await laterFiles();
  return files.filter(({ url }) => !later.has(url));
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

/** The number of files that are fetched at a time. */
const AT_A_TIME = 4;

/**
 * Does the same for each file, a few at a time; after a failure it ends what it has begun, and throws.
 * @param {Built[]} files
 * @param {(file: Built) => Promise<unknown>} work
 */
async function forEach(files, work) {
  const due = [...files];
  const lane = async () => {
    try {
      for (let file = due.shift(); file; file = due.shift()) await work(file);
    } finally {
      due.length = 0;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_A_TIME }, lane));
  for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
}

/** Stores all files, or none; on a first visit, those that it needs. */
async function keepAll() {
  const isUpdate = ((await had(ownStores)) ?? []).length > 0;
  const files = isUpdate ? await allFiles() : await firstOf(await allFiles());
  const store = await caches.open(STORE);
  try {
    await forEach(files, (file) => keep(store, file));
  } catch (error) {
    await had(() => caches.delete(STORE));
    throw error;
  }
}

/**
 * Stores the files of one more game that its first visit needs, or none; a game that is there is left to the repair.
 * @param {string} game
 */
async function keepGame(game) {
  const [store, files] = [await caches.open(STORE), await firstOf(filesOf(game))];
  const there = await Promise.all(files.map(({ url }) => store.match(url)));
  if (there.some(Boolean)) return;
  try {
    await forEach(files, (file) => keep(store, file));
  } catch {
    for (const { url } of files) await had(() => store.delete(url));
  }
}

/** Stores missing and damaged files again; deletes a damaged file that cannot be replaced. */
async function mend() {
  const store = (await had(() => caches.open(STORE))) ?? (await reopened());
  await forEach(await allFiles(), (file) => keep(store, file).catch(() => had(() => store.delete(file.url))));
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
  const stores = await ownStores();
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  await Promise.all(stores.filter((name) => name !== STORE).map((name) => caches.delete(name)));
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

/** Whether a page has asked to be loaded from the network, whatever is stored. @param {Request} request */
const isFresh = ({ mode, url }) => mode === "navigate" && new URL(url).searchParams.has(FRESH);

worker.onfetch = (event) => {
  const { request } = event;
  event.respondWith(isFresh(request) ? fetch(request).catch(() => answer(request)) : answer(request));
  if (request.mode === "navigate") event.waitUntil(mendAfterwards());
};

/**
 * Activates a new version on the wish of a page. The page gets the answer `others` if the game is open in other pages,
 * because they need the files of the old one; a host page in the folder of the site needs none.
 * @param {ExtendableMessageEvent["source"]} source
 */
async function takeOver(source) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.filter(({ url }) => isStart(url)).length === 1) worker.skipWaiting();
  else source?.postMessage("others");
}

/**
 * Does what a page asks for: keeps a game that it has chosen, or all files; or takes over.
 * @param {{ keep: string } | string} wish
 * @param {ExtendableMessageEvent["source"]} source
 */
async function serve(wish, source) {
  if (typeof wish === "string") await takeOver(source);
  else if (wish.keep === ALL) await mend();
  else await keepGame(wish.keep);
}

worker.onmessage = (event) => event.waitUntil(serve(event.data, event.source));
