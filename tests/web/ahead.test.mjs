// Files that are fetched and compiled before Pyodide asks for them.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.self = globalThis;
self.name = "warm";

const { compileAhead, fetchAhead, takeFetched } = await import("../../web/engine/loading/ahead.js");
const { UNSHARED } = await import("../../web/engine/protocol.js");

/** The smallest module possible. */
const MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

const respond = (bytes = MODULE) => new Response(bytes, { headers: { "content-type": "application/wasm" } });

const isModule = ({ module, instance }) =>
  module instanceof WebAssembly.Module && instance instanceof WebAssembly.Instance;

test("what was compiled ahead is not read once more", async () => {
  const response = respond();
  compileAhead(response);
  for (const source of [response, Promise.resolve(response)])
    assert.ok(isModule(await WebAssembly.instantiateStreaming(source, {})));
});

test("where nothing is to be shared, other bytes of the same meaning are compiled", async (t) => {
  const { compileStreaming } = WebAssembly;
  const read = [];
  t.mock.method(WebAssembly, "compileStreaming", (response) => {
    read.push(response.clone().arrayBuffer());
    return compileStreaming(response);
  });
  for (const name of ["warm", UNSHARED]) {
    self.name = name;
    const response = respond();
    compileAhead(response);
    assert.ok(isModule(await WebAssembly.instantiateStreaming(response, {})));
  }
  const [shared, other] = (await Promise.all(read)).map((bytes) => [...new Uint8Array(bytes)]);
  assert.deepEqual([shared, other], [[...MODULE], [...MODULE, 0, 1, 0]]);
});

test("anything else is compiled when it is asked for", async () => {
  assert.ok(isModule(await WebAssembly.instantiateStreaming(respond(), {})));
});

test("whoever asks is told that a module is broken", async () => {
  const response = respond(MODULE.slice(0, 5));
  await assert.rejects(compileAhead(response), WebAssembly.CompileError);
  await assert.rejects(WebAssembly.instantiateStreaming(response, {}), WebAssembly.CompileError);
});

test("a file that did not come is told to whoever takes it, and to nobody else", async () => {
  globalThis.fetch = async () => {
    throw new TypeError("no net");
  };
  fetchAhead("https://host/a");
  await new Promise(setImmediate); // an unhandled failure would end the test
  await assert.rejects(takeFetched("https://host/a"), /no net/);
});

test("a file that was fetched ahead is taken once", async () => {
  globalThis.fetch = async (address) => new Response(`what lies at ${address}`);
  fetchAhead("https://host/a");
  assert.equal(await (await takeFetched("https://host/a")).text(), "what lies at https://host/a");
  assert.equal(takeFetched("https://host/a"), undefined);
  assert.equal(takeFetched("https://host/b"), undefined);
});
