/** The game in Python as the worker calls it, and its lazy modules. */
import { asset, nameOf, unpacked } from "./download.js";
import { Fault } from "./fault.js";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */

/**
 * The game as the worker calls it; texts are JSON.
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
 * @property {() => Promise<void>} complete loads the lazy modules, once
 */

/** The path of the lazy modules in Python's file system. */
const LATE = "/lib/late.zip";

/** Milliseconds that the lazy modules may take; all other requests wait as long. */
const PATIENCE = 15_000;

/** @param {Pyodide} python */
async function addLate(python) {
  const address = asset(RUNTIME.late);
  try {
    const archive = await unpacked(await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }), address);
    python.FS.writeFile(LATE, new Uint8Array(await archive.arrayBuffer()));
  } catch {
    throw new Fault("load_file", { file: nameOf(address) });
  }
  python.pyimport("sanjuan.bridge").add_late(LATE);
}

/**
 * @param {Pyodide} python
 * @returns {Bridge}
 */
export function bridgeOf(python) {
  const game = python.pyimport("sanjuan.bridge");
  const { request, think, stop, take, rehearse } = game;
  const { wants_help: wantsHelp, add_helper: addHelper, parts } = game;
  const { hand_out: handOut, do_job: doJob, take_back: takeBack } = game;
  /** @type {Promise<void> | null} */
  let added = null;
  const complete = () => {
    added ??= addLate(python);
    return added.catch((error) => {
      added = null; // the next call tries again
      throw error;
    });
  };
  return { request, think, stop, wantsHelp, addHelper, parts, handOut, doJob, take, takeBack, rehearse, complete };
}
