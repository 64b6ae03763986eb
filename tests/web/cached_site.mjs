// The service worker, with a browser's caches in a few lines and hosts that answer everything, rightly or wrongly.
import { createHash } from "node:crypto";
import { mock } from "node:test";
import { noteGame, noteLanguage } from "../../web/site/kept_files.js";

export const SCOPE = "https://host/a/";
export const STORES = `sanjuan-site ${SCOPE}`;
export const STORE = `${STORES} 1`;
export const APP = `${SCOPE}assets/app-1.js`;

/** The built files, by address. */
export const BUILT = { [SCOPE]: "the page", [APP]: "the game", [`${SCOPE}licences/notice.txt`]: "the notice" };

/** The files of another game, by address. */
export const OTHER = { [`${SCOPE}assets/chess-1.js`]: "chess", [`${SCOPE}assets/chess-1.css`]: "black and white" };

/** The words of the site in two languages, by address. */
export const WORDS = { [`${SCOPE}assets/de-1.txt`]: "Wörter", [`${SCOPE}assets/en-1.txt`]: "words" };
const integrityOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const listed = (built) =>
  Object.fromEntries(Object.entries(built).map(([url, text]) => [url.replace(SCOPE, "./"), integrityOf(text)]));

/**
 * The stores, the addresses that were fetched, and the answers in place of built files, by address; null: no answer.
 * `under` counts the fetches on their way, and `most` is their greatest number.
 */
export const scene = { stores: new Map(), asked: [], instead: {}, under: 0, most: 0, isClaimed: false };

export const cache = (store) => ({
  match: async (url) => store.get(url)?.clone(),
  put: async (url, response) => {
    if (scene.instead.full) throw new DOMException("full", "QuotaExceededError");
    store.set(url, response);
  },
  delete: async (url) => store.delete(url),
});

globalThis.caches = {
  open: async (name) => cache(scene.stores.get(name) ?? scene.stores.set(name, new Map()).get(name)),
  match: async (url) =>
    [...scene.stores.values()]
      .find((store) => store.has(url))
      ?.get(url)
      .clone(),
  delete: async (name) => scene.stores.delete(name),
  keys: async () => [...scene.stores.keys()],
};
globalThis.fetch = async (request, { cache = "default", integrity } = {}) => {
  const url = request.url ?? request;
  scene.asked.push(cache === "default" ? url : `${url} ${cache}`);
  scene.most = Math.max(scene.most, ++scene.under);
  await new Promise(setImmediate);
  scene.under -= 1;
  const other = scene.instead[`${url} ${cache}`] ?? scene.instead[url];
  if (other === null) throw new TypeError("no network");
  const text = other ?? BUILT[url] ?? OTHER[url] ?? WORDS[url] ?? "a page of the host";
  if (integrity && integrity !== integrityOf(text)) throw new TypeError("not the file that was built");
  return new Response(text);
};
const { [APP]: app, ...core } = BUILT;
const games = { draughts: listed({ [APP]: app }), chess: listed(OTHER) };
globalThis.SITE = { core: listed(core), games, later: {}, hash: "1" };

/** The same site with words, in German and in English. */
export const SPOKEN = {
  ...SITE,
  core: listed({ ...core, ...WORDS }),
  later: { de: ["./assets/de-1.txt"], en: ["./assets/en-1.txt"], licences: ["./licences/notice.txt"] },
};

mock.timers.enable({ apis: ["setTimeout"] });

let starts = 0;

/** Starts the service worker, as the browser does for each visit. */
export async function start() {
  starts += 1;
  const clients = { claim: async () => (scene.isClaimed = true), matchAll: async () => scene.pages };
  globalThis.self = { location: { href: `${SCOPE}service-worker.js` }, registration: {}, clients };
  await import(`../../web/offline/service-worker.js?${starts}`);
}

/** Sends a message to the service worker, and waits for its work to end. */
export async function tell(data) {
  let done;
  self.onmessage({ data, waitUntil: (work) => (done = work) });
  await done;
}

/** Writes the note of the games to keep, as the page does. */
export async function note(...games) {
  for (const game of games) await noteGame(SCOPE, game);
}

/** Sends an event to the service worker, and waits for its work to end. */
export async function at(event) {
  let done;
  self[`on${event}`]({ waitUntil: (work) => (done = work) });
  await done;
}

/** Writes the note of the language on show, as the page does. @param {string} tag */
export const speak = (tag) => noteLanguage(SCOPE, tag);

export async function answerTo(request) {
  let answer;
  self.onfetch({ request, respondWith: (work) => (answer = work), waitUntil: () => {} });
  return (await answer).text();
}

/** A visit, with the work that follows some time after it began. */
export async function visit() {
  await start();
  let done;
  const request = { mode: "navigate", url: SCOPE };
  self.onfetch({ request, respondWith: () => {}, waitUntil: (work) => (done = work) });
  mock.timers.tick(5000);
  await done;
}

export async function installed() {
  await at("install");
  await at("activate");
}

export const kept = async (name = STORE) =>
  Object.fromEntries(
    await Promise.all([...(scene.stores.get(name) ?? [])].map(async ([url, one]) => [url, await one.clone().text()])),
  );

/** Starts the service worker in an empty browser. */
export async function startEmpty() {
  Object.assign(scene, { stores: new Map(), asked: [], instead: {}, most: 0 });
  await start();
}
