// Compiles the house and the games, and the part of the standard library they need, with the very Python
// that will run them in the page: node scripts/toolchain/compile.mjs PYODIDE SOURCES FOLDER GAMES MODULE...
// It keeps everything that these modules import. PYODIDE has its files as the page has them; GAMES are the modules of the
// entries of games, by package, as JSON.
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , pyodide, sources, folder, listed, ...modules] = process.argv;
const runtime = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
/** The packages of the house. The first gives its name to their parts. */
const HOUSE = ["tabletop", "browser"];
const DOOR = "browser.bridge";
/** @type {Record<string, string>} */
const games = JSON.parse(listed);
const PACKAGES = "/lib/packages.zip";
const COMPILER = "/lib/compiler";

/** Compiled code names lines and no columns in tracebacks: a third fewer bytes. */
const NO_COLUMNS = { PYTHONNODEBUGRANGES: "1" };

const bytes = async (path) => new Uint8Array(await readFile(path));

/** A Python with these files, bytes by path; it imports from all archives among them. */
async function start(library, files, how = {}) {
  return loadPyodide({
    ...how,
    stdLibURL: library,
    lockFileContents: { ...lock, packages: {} },
    env: { PYTHONPATH: [...Object.keys(files), COMPILER].join(":"), ...NO_COLUMNS },
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

/** The name of the part with the lazy modules of a package. */
const late = (name) => `${name}-late`;

/** Writes the parts of some packages: the modules that the start imports, and the lazy ones. Returns the latter's names. */
async function writeParts(python, names, started) {
  const [compiler, packages] = [python.pyimport("compile_modules"), python.toPy(names)];
  await writeFile(join(folder, `${names[0]}.bin`), compiler.part(packages, started).toJs());
  await writeFile(join(folder, `${late(names[0])}.bin`), compiler.late(packages, started).toJs());
  return compiler.lazy_modules(packages, started).toJs();
}

/** Compiles everything. Returns the names of the lazy modules, by the package that names their part. */
async function compile() {
  const library = join(sources, "library.zip");
  const python = await start(library, {
    [PACKAGES]: await bytes(join(sources, "packages.zip")),
    "/lib/library.zip": await bytes(library),
    [`${COMPILER}/compile_modules.py`]: await bytes(new URL("compile_modules.py", import.meta.url)),
  });
  const started = imported(python, [DOOR, ...Object.values(games)]);
  const used = imported(python, modules);
  const compiler = python.pyimport("compile_modules");
  await writeFile(join(folder, "library.bin"), compiler.library(used).toJs());
  /** @type {Record<string, string[]>} */
  const lazy = {};
  for (const packages of [HOUSE, ...Object.keys(games).map((name) => [name])])
    lazy[packages[0]] = await writeParts(python, packages, started);
  return lazy;
}

/** Pyodide as the page has it. */
async function asInThePage() {
  const script = await import(pathToFileURL(join(pyodide, "pyodide.asm.mjs")).href);
  return { createPyodideModule: script.default, indexURL: pyodide };
}

/** Adds a lazy part as the page does, and imports each of its modules. */
async function addAll(python, part, content, modules) {
  const path = `/lib/${part}.zip`;
  python.FS.writeFile(path, content);
  python.pyimport(DOOR).add(part, path);
  for (const module of modules) python.pyimport(module);
}

/** Checks that the compiled modules start and answer, with each game alone, and that it can import all lazy ones. */
async function check(lazy) {
  const unpacked = async (name) => new Uint8Array(gunzipSync(await readFile(join(folder, name))));
  const library = join(folder, "check.zip");
  await writeFile(library, await unpacked("library.bin"));
  for (const [name, module] of Object.entries(games)) {
    const parts = {
      "/lib/house.zip": await unpacked(`${HOUSE[0]}.bin`),
      "/lib/game.zip": await unpacked(`${name}.bin`),
    };
    const python = await start(library, parts, await asInThePage());
    python.pyimport(module);
    JSON.parse(python.pyimport(DOOR).request("{}"));
    for (const one of [HOUSE[0], name]) await addAll(python, late(one), await unpacked(`${late(one)}.bin`), lazy[one]);
  }
  await rm(library);
}

const lock = JSON.parse(await readFile(join(runtime, "pyodide-lock.json"), "utf8"));
await check(await compile());
await writeFile(join(folder, "lock.json"), JSON.stringify({ ...lock, packages: {} }));
