// Bundles the page's script: node scripts/toolchain/bundle_page.mjs, with the options of esbuild as JSON on its standard
// input, and beside them `games`: the folder and the card of each game. It prints what esbuild made.
//
// esbuild makes a file of its own for each lazy script, and one for every set of such scripts that shares a module. So a
// lazy script imports the page's script first, and that of a game the script of the game. All that the page itself needs is
// one file then, all that a game needs is another. Scripts that only lazy ones share belong to the page's file, too.
//
// A game whose script came damaged has a good one under another address (`web/site/late.js`). So its lazy scripts do not
// import it by address: they find it among the loaded ones.
//
// The frame of books is for lazy scripts of several games alone. Each game's book has a copy, or the frame would belong to
// the page's file. So no module of the frame imports another one.
//
// The library that reads QR codes imports some tables of the one that draws them. It gets these tables alone, as a copy:
// shared, all that draws would belong to the page's file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve as resolvePath } from "node:path";
import { build } from "esbuild";

const { games, entry, ...options } = JSON.parse(readFileSync(0, "utf8"));

/** The name of a file: an index has that of its folder. @param {string} path */
const named = (path) => (basename(path) === "index.js" ? dirname(path) : path);

/** The script of the game to which a lazy script belongs. @param {string} path */
const gameOf = (path) => games.map(({ folder }) => folder).find((folder) => path.startsWith(`${folder}/`));

/** The modules of the frame of a book that a book alone imports. */
const FRAME = /\/parts\/book\/(entries|frame|questions|results|sentence)\.js$/;

/** @param {string[]} paths */
const imported = (paths) => paths.map((one) => `import ${JSON.stringify(one)};`).join("\n");

/** @param {string} path @param {string[]} house */
function wrapped(path, house) {
  const game = gameOf(path);
  const first = imported([...house, ...(game ? [`${game}/index.js`] : [])]);
  return `${first}\nexport ${path.endsWith(".json") ? "{ default }" : "*"} from ${JSON.stringify(path)};`;
}

/** The list of games as `web/games/cards.js` has it; the script of each exports one thing, the game. */
function cards() {
  const lines = games.map(({ folder, card }) => {
    const facts = Object.entries(card).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`);
    const load = `() => import(${JSON.stringify(`${folder}/index.js`)})`;
    return `{ ${facts.join(", ")}, load: ${load} }`;
  });
  return `export const CARDS = [${lines.join(",\n")}];`;
}

/** @param {string[]} house the scripts that every lazy script imports first */
const lazy = (house) => ({
  name: "lazy",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^house:/ }, () => ({ path: "app.js", namespace: "house" }));
    onLoad({ filter: /./, namespace: "house" }, () => ({ contents: imported(house), resolveDir: dirname(entry) }));
    onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir }) => {
      if (!options.splitting || kind !== "dynamic-import") return null;
      const found = await resolve(path, { kind: "import-statement", importer, resolveDir });
      return { path: named(found.path), namespace: "lazy", pluginData: found.path };
    });
    onResolve({ filter: /^\.\/index\.js$/ }, ({ path, importer, resolveDir }) =>
      importer.endsWith("/qr/decode.js") ? { path: resolvePath(resolveDir, path), suffix: "?copied" } : null,
    );
    onResolve({ filter: FRAME }, ({ path, importer, resolveDir }) => {
      const game = options.splitting ? gameOf(importer) : undefined;
      return game ? { path: resolvePath(resolveDir, path), suffix: `?${basename(game)}` } : null;
    });
    onLoad({ filter: /./, namespace: "lazy" }, ({ pluginData: path }) => ({
      contents: wrapped(path, house),
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /\/web\/games\/cards\.js$/ }, ({ path }) => ({ contents: cards(), resolveDir: dirname(path) }));
  },
});

/** @param {string[]} house */
const made = (house) => build({ ...options, entryPoints: ["house:app.js"], plugins: [lazy(house)], write: false });

/** The files that several lazy scripts share: the path of each, and the sources in it. @param {import("esbuild").Metafile} made */
const chunks = ({ outputs }) =>
  Object.entries(outputs)
    .filter(([, { entryPoint }]) => !entryPoint)
    .map(([name, { inputs }]) => ({
      path: name,
      paths: Object.keys(inputs).map((path) => resolvePath(path)),
    }));

/** The scripts of the house that only lazy scripts share, and that would get a file of their own. */
async function shared() {
  const { metafile } = await made([entry]);
  const inputs = chunks(metafile).map(({ paths }) => paths);
  return inputs.filter((paths) => !paths.includes(entry) && !paths.some(gameOf)).flat();
}

/** The chunk that has a script. @param {import("esbuild").Metafile} metafile @param {string} script */
const chunkWith = (metafile, script) => chunks(metafile).find(({ paths }) => paths.includes(script));

/** The file with another beginning, before the mark of its content. @param {string} file @param {string} beginning */
const begun = (file, beginning) => basename(file).replace(/^.*(?=-)/, beginning);

/**
 * Makes the script of a game one file: lazy scripts share a chunk with it, which its entry only passes on.
 * @param {import("esbuild").Metafile} metafile loses the entry
 * @param {{ folder: string, card: { id: string } }} game
 * @returns {[string, string][]} the old name and the new one, of the chunk and of the entry
 */
function joined({ outputs }, { folder, card }) {
  const source = `lazy:${folder}`;
  const [passing] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  const { path = passing } = chunkWith({ outputs }, `${folder}/index.js`) ?? {};
  if (path !== passing) delete outputs[passing];
  outputs[path].entryPoint = source;
  const name = begun(path, `game-${card.id}`);
  return [...new Set([path, passing])].map((old) => [basename(old), name]);
}

/** The new names of files, by the old ones. @param {import("esbuild").Metafile} metafile @returns {[string, string][]} */
function newNames(metafile) {
  const own = chunkWith(metafile, entry)?.path;
  const house = own ? [[basename(own), begun(own, basename(entry, ".js"))]] : [];
  return options.splitting ? [...house, ...games.flatMap((game) => joined(metafile, game))] : house;
}

/** The import of the script of a game, once files have their new names: the imported names, and the script. */
const FROM_GAME = /import(?:\{([^}]*)\}from)?"\.\/(game-\w+)-\w+\.js";/g;

/** A script that takes the script of its game from the loaded ones. @param {string} text */
const withLoaded = (text) =>
  text.replace(FROM_GAME, (_, names, script) =>
    names ? `const{${names.replaceAll(" as ", ":")}}=sanJuan.loaded["${script}"];` : "",
  );

/** Writes the files, the chunk with the page's script and that of each game under a name that says so. */
async function write({ metafile, outputFiles }) {
  const names = newNames(metafile);
  const renamed = (/** @type {string} */ text) => names.reduce((now, [old, name]) => now.replaceAll(old, name), text);
  const kept = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const { path, text } of outputFiles.filter(({ path }) => kept.has(basename(path)))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(renamed(path), withLoaded(renamed(text)));
  }
  return renamed(JSON.stringify(metafile));
}

const house = [entry, ...(options.splitting ? await shared() : [])];
process.stdout.write(await write(await made(house)));
