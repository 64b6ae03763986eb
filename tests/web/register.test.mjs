// A page that stays open notices a new version.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { keepGame, keepOffline, keepRest } = await import("../../web/offline/register.js");

const HOUR = 3_600_000;

mock.timers.enable({ apis: ["setInterval", "setTimeout"] });

let registration;
let told;

/** The games that the page has noted. */
const noted = [];
globalThis.caches = {
  match: async () => undefined,
  open: async () => ({ put: async (_, response) => noted.push(await response.text()) }),
};

/** A service worker that is installed and waits. */
function come() {
  registration.installing = new EventTarget();
  registration.onupdatefound();
  registration.waiting = {};
  registration.installing.dispatchEvent(new Event("statechange"));
}

function see(isSeen) {
  document.hidden = !isSeen;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  registration = { update: mock.fn(async () => {}) };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(), controller: {} };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  const documentElement = { lang: "fr" };
  globalThis.document = Object.assign(new EventTarget(), { hidden: false, documentElement });
  told = mock.fn();
  await keepOffline("chess", { onNewer: told, onOthers() {} });
});

const looks = () => registration.update.mock.callCount();

test("the page looks for a new version every hour, and offers one", () => {
  registration.update = mock.fn(async () => come());
  mock.timers.tick(HOUR - 1);
  assert.equal(looks(), 0);
  mock.timers.tick(1);
  assert.deepEqual([looks(), told.mock.callCount()], [1, 1]);
  mock.timers.tick(HOUR);
  assert.equal(looks(), 2);
});

test("a tab that is not seen looks for none, and for one as soon as it is seen", () => {
  see(false);
  mock.timers.tick(5 * HOUR);
  assert.equal(looks(), 0);
  see(true);
  assert.equal(looks(), 1);
});

test("without a network all stays as it is, and the next hour tries again", async () => {
  registration.update = mock.fn(() => Promise.reject(new TypeError("no network")));
  mock.timers.tick(2 * HOUR);
  await new Promise(setImmediate);
  assert.deepEqual([looks(), told.mock.callCount()], [2, 0]);
});

/** The messages to a service worker. */
const wishes = ({ postMessage }) => postMessage.mock.calls.map(({ arguments: [wish] }) => wish);

/** Caches in memory, one for all names. */
function lendCaches() {
  const kept = new Map();
  const store = { put: async (key, response) => kept.set(key, response), match: async (key) => kept.get(key)?.clone() };
  globalThis.caches = { open: async () => store, match: store.match };
  return async (name) => (await store.match(`http://localhost/games/${name}`))?.text();
}

test("a game that is chosen later is noted besides the first, and the service worker keeps it", async () => {
  const noted = lendCaches();
  const active = { postMessage: mock.fn() };
  navigator.serviceWorker.ready = Promise.resolve({ active });
  await keepGame("chess");
  await keepGame("go");
  assert.equal(await noted("kept-games"), JSON.stringify(["chess", "go"]));
  assert.equal(await noted("kept-language"), "fr");
  assert.deepEqual(wishes(active), [{ keep: "chess" }, { keep: "go" }]);
});

test("all other files are kept a minute after those of a first visit, or on a wish", async () => {
  const active = { postMessage: mock.fn() };
  navigator.serviceWorker.ready = Promise.resolve({ active });
  mock.timers.tick(59_000);
  await new Promise(setImmediate);
  assert.deepEqual(wishes(active), []);
  mock.timers.tick(1000);
  await new Promise(setImmediate);
  assert.deepEqual(wishes(active), [{ keep: "all" }]);
  await keepRest();
  assert.deepEqual(wishes(active), [{ keep: "all" }, { keep: "all" }]);
  assert.ok(noted.includes('["phones"]'));
});

test("a page that may not even ask for a service worker plays on", async () => {
  const refuse = () => assert.fail("forbidden");
  Object.defineProperty(navigator, "serviceWorker", { get: refuse });
  await keepRest();
  await keepGame("chess");
});
