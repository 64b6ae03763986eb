/** The names that the build replaces by values; paths of hashed files start from `assets/`. */

/** The worker's own file. */
declare const WORKER: string;

/**
 * JSON: each language's file of sentences, and the sentence to show if that file cannot be fetched. An object instead
 * of JSON would become a separate file.
 */
declare const LANGUAGES: string;

/** JSON: the sentences outside of the frame, by language. */
declare const EMBED_WORDS: string;

/** JSON: the games with their options, for the script of host pages. */
declare const EMBED_GAMES: string;

/** JSON: the constants of the house. An object instead of JSON would become a separate file. */
declare const HOUSE_FACTS: string;

/** Whether the site has several games; the build leaves out all that a site of one game does not need. */
declare const SEVERAL: boolean;

/** JSON: the address of the Python of each game, by its name. */
declare const PYTHON: string;

/** JSON: the constants of each game. */
declare const CATALOGUES: Record<string, string>;

/**
 * The service worker's lists: the files that any game needs, and those of each game, with their digests; the files among
 * them that can come later, `licences` and the words of each language by its tag. And the site's fingerprint.
 */
declare const SITE: {
  core: Record<string, string>;
  games: Record<string, Record<string, string>>;
  later: Record<string, string[]>;
  hash: string;
};

declare const RUNTIME: {
  /** Pyodide's WebAssembly. */
  wasm: string;
  /** The script that goes with it, in the same folder. */
  script: string;
  /** The modules of the standard library that the game uses, compiled. */
  library: string;
  /**
   * The modules of our packages, compiled: `tabletop` those that any start needs, `sanjuan` those that the start of San
   * Juan needs, `tabletop-late` and `sanjuan-late` the lazy ones.
   */
  parts: Record<string, string>;
  /** Pyodide's list of packages, which is empty. */
  lock: import("pyodide").Lockfile;
  /** The bytes of all downloads by game, for the progress bar. */
  bytes: Record<string, number>;
  /** The fingerprint of everything above. */
  hash: string;
};

/** The files of the worker in the page that is one file, by name, gzipped and in base64. */
declare const PARTS: Record<string, string>;

declare module "pyodide/pyodide.asm.mjs" {
  const start: NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>;
  export default start;
}

type Drawings = Record<string, (sort: string) => import("lit-html").TemplateResult>;

/** The icons of the start screen. */
declare module "icons/drawings" {
  export const drawings: Drawings;
}

/** The pictures of the games on the shelf, by the first words of their codes. */
declare module "icons/shelf" {
  export const drawings: Drawings;
}

/** The further icons of any table. */
declare module "icons/emblems" {
  export const drawings: Drawings;
}

/** The icons of a table of one game. */
declare module "icons/*" {
  export const drawings: Drawings;
}
