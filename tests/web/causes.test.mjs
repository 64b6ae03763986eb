// The causes that keep the page from starting: pure rules, and the requests that look for a cause.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CAUSES, causeOf, causeOfStorage, causeOfWasm, isOutOfMemory, remedyOf } from "../../web/site/causes.js";

const listeners = [];
globalThis.addEventListener = (_, listener) => listeners.push(listener);
globalThis.location = new URL("https://host/games/?play=duel#here");
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
const { addressIn, LostFile } = await import("../../web/site/lost_file.js");
const { whyLost } = await import("../../web/site/why_lost.js");
const { freshOf } = await import("../../web/site/fresh.js");

const JS = "text/javascript; charset=utf-8";
const answered = (facts) => ({ status: 200, type: JS, redirects: false, isOwnPage: false, ...facts });
const seen = (answer, facts) => ({ file: "a.js", online: true, directive: "", siteAnswers: false, answer, ...facts });
const cause = (...facts) => causeOf(seen(...facts)).id;

test("without an answer the cause is the network, the server or something between", () => {
  assert.equal(cause(null, { online: false }), "no_network");
  assert.equal(cause(null), "no_host");
  assert.equal(cause(null, { siteAnswers: true }), "blocked");
  assert.equal(cause(null, { directive: "connect-src" }), "policy");
});

test("an answer shows the cause by its status, its way and its type", () => {
  for (const [facts, id] of [
    [{ status: 404, type: "text/html" }, "file_gone"],
    [{ status: 410 }, "file_gone"],
    [{ type: "text/html", isOwnPage: true }, "file_gone"],
    [{ type: "text/html" }, "signed_out"],
    [{ status: 401 }, "signed_out"],
    [{ status: 511 }, "signed_out"],
    [{ status: 0, type: "", redirects: true }, "signed_out"],
    [{ status: 403, type: "text/html" }, "host_refuses"],
    [{ status: 503 }, "host_refuses"],
    [{ type: "text/plain" }, "wrong_type"],
    [{}, "load_file"],
    [{ type: "application/x-javascript" }, "load_file"],
  ])
    assert.equal(cause(answered(facts)), id, JSON.stringify(facts));
});

test("a sentence gets the facts that it names", () => {
  assert.deepEqual(causeOf(seen(answered({ status: 403 }))).args, { file: "a.js", status: 403 });
  const { args } = causeOf(seen(answered({ type: "text/plain" }), { file: "a.wasm" }));
  assert.deepEqual(args, { file: "a.wasm", type: "text/plain", needed: "application/wasm" });
  assert.equal(cause(answered({ type: "text/x-unknown" }), { file: "a.bin" }), "load_file");
});

test("every browser's words for too little memory are known, and no others", () => {
  for (const error of [
    new RangeError("WebAssembly.Memory(): could not allocate memory"),
    new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance"),
    new RangeError("Array buffer allocation failed"),
    "out of memory",
    new Error("Traceback (most recent call last):\nMemoryError"),
  ])
    assert.ok(isOutOfMemory(error), String(error));
  for (const error of [new RangeError("Maximum call stack size exceeded"), new TypeError("x"), undefined, null])
    assert.ok(!isOutOfMemory(error), String(error));
});

test("WebAssembly fails for want of memory, by a policy, or because it is off", () => {
  const refused = new Error("WebAssembly.compile(): violates the following Content Security Policy directive");
  assert.equal(causeOfWasm(new RangeError("Out of memory"), ""), "no_memory");
  assert.equal(causeOfWasm(refused, ""), "wasm_forbidden");
  assert.equal(causeOfWasm(new Error(""), "script-src"), "wasm_forbidden");
  assert.equal(causeOfWasm(new ReferenceError("WebAssembly is not defined"), ""), "no_wasm");
});

test("storage is full, blocked or silent", () => {
  assert.equal(causeOfStorage(undefined), "storage_silent");
  assert.equal(causeOfStorage(new DOMException("", "QuotaExceededError")), "storage_full");
  assert.equal(causeOfStorage(new DOMException("denied", "SecurityError")), "storage_blocked");
});

test("each cause has a remedy, and no other error has one", () => {
  for (const id of Object.keys(CAUSES)) assert.match(remedyOf(id), /^(?:retry|reload)$/);
  assert.deepEqual([remedyOf("stale_answer"), remedyOf("constructor")], [undefined, undefined]);
});

/** Answers the requests in turn, and lists them. */
function answering(t, ...answers) {
  const asked = [];
  t.mock.method(globalThis, "fetch", async (url, { redirect, cache }) => {
    asked.push(`${String(url).replace(/at=\d+/, "at=")} ${redirect} ${cache}`);
    const answer = answers.shift();
    if (answer) return answer;
    throw new TypeError("no network");
  });
  return asked;
}

const FILE = "https://host/games/assets/late-1A2B.js";

test("a lost file is asked for once more past all caches, and no redirect is followed", async (t) => {
  const asked = answering(t, new Response("", { status: 403 }));
  assert.deepEqual(await whyLost(FILE), { id: "host_refuses", args: { file: "late-1A2B.js", status: 403 } });
  assert.deepEqual(asked, [`${FILE}?at= manual no-store`]);
});

test("without an answer the start page is asked for", async (t) => {
  const asked = answering(t, null, new Response(""));
  assert.deepEqual(await whyLost(FILE, { name: "Duel" }), { id: "blocked", args: { file: "Duel" } });
  assert.equal(asked[1], "https://host/games/?at= manual no-store");
});

test("the start page in place of a file shows that the file is gone", async (t) => {
  const page = { headers: { "content-type": "text/html" } };
  answering(t, new Response('<meta name="early" content="{}">', page), new Response("<h1>Sign in</h1>", page));
  assert.equal((await whyLost(FILE)).id, "file_gone");
  assert.equal((await whyLost(FILE)).id, "signed_out");
});

test("a policy that forbids the file is named, one that only reports is not", async (t) => {
  answering(t, null, null, null);
  const broken = { blockedURI: FILE, effectiveDirective: "script-src-elem" };
  for (const listener of listeners) listener({ ...broken, disposition: "report" });
  assert.equal((await whyLost(FILE)).id, "no_host");
  for (const listener of listeners) listener({ ...broken, disposition: "enforce" });
  assert.deepEqual((await whyLost(FILE)).args, { file: "late-1A2B.js", directive: "script-src-elem" });
});

test("a page that is one file asks no server", async (t) => {
  const asked = answering(t);
  assert.equal((await whyLost("blob:null/1", { name: "late" })).id, "load_file");
  assert.deepEqual(asked, []);
});

test("the address of a lost file comes with its error, or in the words of the browser", () => {
  assert.equal(addressIn(new LostFile(FILE)), FILE);
  assert.equal(addressIn(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)), FILE);
  assert.equal(addressIn(new Error("x")), "");
  assert.equal(addressIn(undefined), "");
});

test("a fresh address keeps the rest of the address", () => {
  assert.equal(freshOf(location.href), "https://host/games/?play=duel&fresh#here");
  assert.equal(freshOf("https://host/games/"), "https://host/games/?fresh");
  assert.equal(freshOf("https://host/games/?fresh#a"), "https://host/games/?fresh#a");
});
