/** The game in Python as the worker calls it, and its modules that come late. */
import { asset, nameOf, unpacked } from "./download.js";
import { Fault } from "./fault.js";

/** @typedef {import("pyodide").PyodideAPI} Pyodide */

/**
 * The game as the worker calls it; texts are JSON.
 * @typedef {object} Bridge
 * @property {(text: string) => string} request
 * @property {(milliseconds: number) => string} think empty when no computer player is to decide
 * @property {() => void} stop nobody at the table thinks until it is taken up again
 * @property {() => boolean} wantsHelp whether there is, or will soon be, much to think about
 * @property {() => void} addHelper one more worker that does parts of searches
 * @property {() => string} parts those that are to be done at once: pairs of a helper's number and an errand; empty if there is none
 * @property {() => string} handOut something to think about for another worker; empty if there is nothing
 * @property {(errand: string) => string} doErrand does what another worker has handed out
 * @property {(told: string) => void} take takes what came of what was handed out
 * @property {() => void} takeBack waits no longer for what was handed out; there are no helpers any more
 * @property {(milliseconds: number) => void} rehearse plays games that nobody sees
 * @property {() => Promise<void>} complete fetches the modules that nobody needs to play, once
 */

/** Where the modules lie that nobody needs to play. */
const LATE = "/lib/late.zip";

/** How long these may take, in milliseconds: whatever else is asked for waits as long. */
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
  const { hand_out: handOut, do_errand: doErrand, take_back: takeBack } = game;
  /** @type {Promise<void> | null} */
  let added = null;
  const complete = () => {
    added ??= addLate(python);
    return added.catch((error) => {
      added = null; // to be tried again
      throw error;
    });
  };
  return { request, think, stop, wantsHelp, addHelper, parts, handOut, doErrand, take, takeBack, rehearse, complete };
}
