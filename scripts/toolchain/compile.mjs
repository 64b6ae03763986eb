// Compiles the game, and the part of the standard library it needs, with the very Python
// that will run them in the page: node scripts/toolchain/compile.mjs WHEEL FOLDER
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , wheel, folder] = process.argv;
const runtime = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const LIBRARY = join(runtime, "python_stdlib.zip");
const GAME = "/lib/sanjuan.zip";

const bytes = async (path) => new Uint8Array(await readFile(path));

/** A Python whose path has the archive `game` in it, given as bytes. */
async function start(library, game) {
  return loadPyodide({
    stdLibURL: library,
    lockFileContents: { ...lock, packages: {} },
    env: { PYTHONPATH: GAME },
    fsInit: async (FS) => FS.writeFile(GAME, game),
  });
}

async function compile() {
  const python = await start(LIBRARY, await bytes(wheel));
  python.FS.writeFile("/lib/library.zip", await bytes(LIBRARY));
  const source = await readFile(new URL("compile_modules.py", import.meta.url), "utf8");
  const compiler = python.runPython(`${source}\nimport sys\nsys.modules[__name__]`);
  for (const name of ["library", "game"]) {
    await writeFile(join(folder, `${name}.bin`), compiler[name]().toJs());
  }
}

/** What was compiled must start and answer. */
async function check() {
  const unpacked = async (name) => new Uint8Array(gunzipSync(await readFile(join(folder, name))));
  const library = join(folder, "library.zip");
  await writeFile(library, await unpacked("library.bin"));
  const python = await start(library, await unpacked("game.bin"));
  await rm(library);
  JSON.parse(python.pyimport("sanjuan.bridge").request("{}"));
}

const lock = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
await compile();
await check();
await writeFile(join(folder, "lock.json"), JSON.stringify({ ...lock, packages: {} }));
