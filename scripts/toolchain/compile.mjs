// Compiles the game, and the part of the standard library it needs, with the very Python
// that will run them in the page: node scripts/toolchain/compile.mjs PYODIDE SOURCES FOLDER MODULE...
// It keeps everything that these modules import. PYODIDE has its files as the page has them.
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , pyodide, sources, folder, ...modules] = process.argv;
const runtime = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const GAME = "/lib/sanjuan.zip";
const COMPILER = "/lib/compiler";

/** Compiled code names lines and no columns in tracebacks: a third fewer bytes. */
const NO_COLUMNS = { PYTHONNODEBUGRANGES: "1" };

const bytes = async (path) => new Uint8Array(await readFile(path));

/** A Python with these files, bytes by path; the game is found among them. */
async function start(library, files, how = {}) {
  return loadPyodide({
    ...how,
    stdLibURL: library,
    lockFileContents: { ...lock, packages: {} },
    env: { PYTHONPATH: `${GAME}:${COMPILER}`, ...NO_COLUMNS },
    fsInit: async (FS) => {
      FS.mkdir(COMPILER);
      for (const [path, content] of Object.entries(files)) FS.writeFile(path, content);
    },
  });
}

/** The modules in Python's memory once it has imported these. */
function imported(python, names) {
  for (const name of names) python.pyimport(name);
  return python.pyimport("builtins").list(python.pyimport("sys").modules);
}

async function compile() {
  const library = join(sources, "library.zip");
  const python = await start(library, {
    [GAME]: await bytes(join(sources, "game.zip")),
    "/lib/library.zip": await bytes(library),
    [`${COMPILER}/compile_modules.py`]: await bytes(new URL("compile_modules.py", import.meta.url)),
  });
  const started = imported(python, ["sanjuan.bridge"]);
  const used = imported(python, modules);
  const compiler = python.pyimport("compile_modules");
  await writeFile(join(folder, "library.bin"), compiler.library(used).toJs());
  await writeFile(join(folder, "game.bin"), compiler.game(started).toJs());
  await writeFile(join(folder, "late.bin"), compiler.late(started).toJs());
}

/** Pyodide as the page has it. */
async function asInThePage() {
  const script = await import(pathToFileURL(join(pyodide, "pyodide.asm.mjs")).href);
  return { createPyodideModule: script.default, indexURL: pyodide };
}

/** Checks that the compiled modules start and answer. */
async function check() {
  const unpacked = async (name) => new Uint8Array(gunzipSync(await readFile(join(folder, name))));
  const library = join(folder, "check.zip");
  await writeFile(library, await unpacked("library.bin"));
  const python = await start(library, { [GAME]: await unpacked("game.bin") }, await asInThePage());
  await rm(library);
  JSON.parse(python.pyimport("sanjuan.bridge").request("{}"));
}

const lock = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
await compile();
await check();
await writeFile(join(folder, "lock.json"), JSON.stringify({ ...lock, packages: {} }));
