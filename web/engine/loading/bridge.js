/** The house and its games in Python as the worker calls them, and the parts that come later. */
import { asset, lostFile, unpacked } from "./download.js";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */

/**
 * The table in Python as the worker calls it; texts are JSON.
 * @typedef {object} Bridge
 * @property {(text: string) => string} request
 * @property {(milliseconds: number) => string} think empty when no computer player is to decide
 * @property {() => void} stop ends all thinking at the table until the next request about it
 * @property {() => boolean} wantsHelp whether there is, or will soon be, much to think about
 * @property {() => void} addHelper adds one more worker that takes search parts
 * @property {() => string} parts the search parts that are due at once: pairs of a helper's number and a job; empty if there is none
 * @property {() => string} handOut a job for another worker; empty if there is none
 * @property {(job: string) => string} doJob does a job of another worker
 * @property {(told: string) => void} take takes the result of a job
 * @property {() => void} takeBack takes back all jobs, because no helper is left
 * @property {(milliseconds: number) => void} rehearse plays hidden warm-up games
 * @property {(part: string) => Promise<void>} fetch loads a part, such as `sanjuan` or `sanjuan-late`, once
 * @property {() => Promise<void>} complete loads the lazy modules of the house and of the games in use, each part once
 */

/** Milliseconds that a part may take; all other requests wait as long. */
const PATIENCE = 15_000;

/** The module of Python that the worker calls. */
const DOOR = "browser.bridge";

/** The path of a part in Python's file system; Python imports straight from it. @param {string} part */
export const pathOf = (part) => `/lib/${part}.zip`;

/**
 * @param {Pyodide} python
 * @param {string} part
 */
async function add(python, part) {
  const address = asset(RUNTIME.parts[part] ?? "");
  try {
    const archive = await unpacked(await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }), address);
    python.FS.writeFile(pathOf(part), new Uint8Array(await archive.arrayBuffer()));
  } catch {
    throw await lostFile(address);
  }
  python.pyimport(DOOR).add(part, pathOf(part));
}

/** Loads each part once; a failed one is tried again. @param {Pyodide} python */
function partsOf(python) {
  /** @type {Map<string, Promise<void>>} */
  const added = new Map();
  return (/** @type {string} */ part) => {
    const adding = added.get(part) ?? add(python, part);
    added.set(part, adding);
    return adding.catch((error) => {
      added.delete(part);
      throw error;
    });
  };
}

/**
 * @param {Pyodide} python
 * @param {string} game the game that the visit begins with; its part is there
 * @returns {Bridge}
 */
export function bridgeOf(python, game) {
  const door = python.pyimport(DOOR);
  door.begin_with(game);
  const { request, think, stop, take } = door;
  const { wants_help: wantsHelp, add_helper: addHelper, parts } = door;
  const { hand_out: handOut, do_job: doJob, take_back: takeBack } = door;
  const rehearse = (/** @type {number} */ milliseconds) => door.rehearse(milliseconds, game);
  const fetch = partsOf(python);
  const complete = async () => void (await Promise.all(JSON.parse(door.to_come()).map(fetch)));
  return {
    request,
    think,
    stop,
    wantsHelp,
    addHelper,
    parts,
    handOut,
    doJob,
    take,
    takeBack,
    rehearse,
    fetch,
    complete,
  };
}
