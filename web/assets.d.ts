/** What the build puts in place of names: where the hashed files lie, seen from `assets/`. */

/** The worker's own file. */
declare const WORKER: string;

/**
 * As JSON, each language's file of sentences, and what to say in it when that cannot be fetched:
 * an object would become a file of its own.
 */
declare const LANGUAGES: string;

/** As JSON, what is said outside of the frame, by language. */
declare const EMBED_WORDS: string;

/** As JSON, what never changes of the game: an object would become a file of its own. */
declare const CATALOGUE: string;

/** The service worker's list of all files of the site, and its fingerprint. */
declare const SITE: { files: Record<string, string>; hash: string };

declare const RUNTIME: {
  /** Pyodide's WebAssembly. */
  wasm: string;
  /** The script that goes with it, in the same folder. */
  script: string;
  /** The standard library: the modules that are used, compiled. */
  library: string;
  /** The game as it starts: the modules of its wheel, compiled. */
  game: string;
  /** Those that nobody needs to play. */
  late: string;
  /** Pyodide's list of packages, without one. */
  lock: import("pyodide").Lockfile;
  /** The bytes of all that is fetched, to know how far it is. */
  bytes: number;
  /** The fingerprint of everything above. */
  hash: string;
};

/** In the page that is one file: its worker's parts by name, gzipped and in base64. */
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

/** The icons that a table needs besides. */
declare module "icons/emblems" {
  export const emblems: (html: typeof import("lit-html").html) => Drawings;
}
