// Cuts Pyodide's own script and its WebAssembly to what the page can reach:
// node scripts/toolchain/cut_pyodide.mjs PYODIDE FOLDER
//
// Pyodide is linked so that packages in C may ask for anything: 8,500 things are handed from WebAssembly to the script at
// every start, and to it a thousand functions that draw, play and dial. Without such packages few of them are used.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { cutScript } from "./cut_script.mjs";
import { withExports } from "./wasm_exports.mjs";

const [, , PYODIDE, FOLDER] = process.argv;
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";

/** The functions of a screen: WebAssembly only asks where they are. */
const OF_SCREEN = /^emscripten_gl/;

/** Exports that are looked for by a text. */
const LOOKED_FOR = ["main", "__main_argc_argv"];

const read = (name) => readFile(join(PYODIDE, name));

/** The names of all that WebAssembly wants of the script. */
function importsOf(wasm) {
  const names = WebAssembly.Module.imports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  return new Set(names.filter((name) => !OF_SCREEN.test(name)));
}

/** The names that the script, in turn, wants of WebAssembly. */
const exportsOf = (script) => [...script.matchAll(/wasmExports(?:\["|\.)(\w+)/g)].map(([, name]) => name);

const wasm = await read(WASM);
const script = cutScript(String(await read(SCRIPT)), [String(await read("pyodide.mjs"))], importsOf(wasm));
const { code } = await transform(script, { minify: true, format: "esm", legalComments: "inline" });
await writeFile(join(FOLDER, SCRIPT), code);
await writeFile(join(FOLDER, WASM), withExports(wasm, new Set([...exportsOf(script), ...LOOKED_FOR])));
