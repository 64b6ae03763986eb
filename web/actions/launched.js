/** A save, or a place of the site, that the system opens with the installed game. */
import { loadFile } from "./play.js";

/**
 * A save comes as a file; where the game is open already, an address comes here instead of being gone to.
 * @param {import("../site/launch").Launch} launch
 */
async function open({ files, targetURL }) {
  if (files.length) return loadFile(await files[0].getFile());
  if (targetURL && new URL(targetURL).search) location.assign(targetURL);
}

let isFirst = true;

/** The page was loaded from the address that began it: that one is not gone to again. */
export function openLaunched() {
  const queue = /** @type {import("../site/launch").Launching} */ (window).launchQueue;
  queue?.setConsumer((launch) => {
    const { files, targetURL } = launch;
    open(isFirst ? { files, targetURL: "" } : { files, targetURL });
    isFirst = false;
  });
}
