// Pyodide's files lose all functions that nothing calls, and no other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cutScript } from "../../scripts/toolchain/cut_script.mjs";
import { withExports } from "../../scripts/toolchain/wasm_exports.mjs";

const SCRIPT = `async function start(Module) {
var first=1,second=2,third=first;
var begun=begin();
function begin(){return helper()}begin.sig="i";
function helper(){return _wanted()+Module["_asked"]()}
function nobody(){return _unwanted()}nobody.sig="i";
Module["helper"]=helper;Module["nobody"]=nobody;
function imported(){return second}imported.sig="i";
function unimported(){return third}
var late=(text)=>eval(text);
var rtn={};rtn.required=true;
var wasmImports={imported,unimported:unimported,late:late};
function assignWasmExports(wasmExports){_wanted=Module["_wanted"]=wasmExports["wanted"];_asked=Module["_asked"]=wasmExports["asked"];_told=Module["_told"]=wasmExports["told"].value>>>0;_unwanted=Module["_unwanted"]=wasmExports["unwanted"]}
var _wanted,_asked,_told,_unwanted;
}
export default start;
`;

const cut = cutScript(SCRIPT, ["python._told"], new Set(["imported"]));

const has = (name) => new RegExp(`\\b${name}\\b`).test(cut);

test("what is called stays, and what that calls", () => {
  for (const name of ["begin", "helper", "_wanted", "_asked", "imported", "second"]) assert.ok(has(name), name);
});

test("what is only handed on, or called by what goes, goes", () => {
  for (const name of ["nobody", "_unwanted", "unimported", "third", "first", "late"]) assert.ok(!has(name), name);
});

test("what another script calls stays", () => assert.match(cut, /Module\["_told"\]=wasmExports\["told"\]/));

test("what is left is a script", async () => {
  const { default: start } = await import(`data:text/javascript,${encodeURIComponent(cut)}`);
  assert.equal(typeof start, "function");
});

test("another Pyodide, which might have to be cut otherwise, is refused", () => {
  assert.throws(() => cutScript(SCRIPT.replace("rtn.required=true", ""), [], new Set()), /required/);
});

/** Memory, a function that gives 7 under two names, and a global. */
const WASM = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7f],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x06, 0x06, 0x01, 0x7f, 0x00, 0x41, 0x2a, 0x0b],
  ...[0x07, 0x11, 0x04, 0x01, 0x61, 0x00, 0x00, 0x01, 0x62, 0x00, 0x00, 0x01, 0x67, 0x03, 0x00, 0x01, 0x6d, 0x02, 0x00],
  ...[0x0a, 0x06, 0x01, 0x04, 0x00, 0x41, 0x07, 0x0b],
);

test("WebAssembly exports what is wanted and its memory, and works", async () => {
  const { instance } = await WebAssembly.instantiate(withExports(WASM, new Set(["b"])));
  assert.deepEqual(Object.keys(instance.exports), ["b", "m"]);
  assert.equal(instance.exports.b(), 7);
});

test("a global that is wanted stays", async () => {
  const { instance } = await WebAssembly.instantiate(withExports(WASM, new Set(["g"])));
  assert.equal(instance.exports.g.value, 42);
});
