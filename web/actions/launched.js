/** A save, or a place of the site, that the system opens with the installed game. */
import { loadFile } from "./play.js";

/**
 * A save comes as a file; where the game is open already, an address comes here instead of being gone to.
 * @param {import("../site/launch").Launch} launch
 * @param {boolean} isFirst the page was loaded from its address
 */
async function open({ files: [file], targetURL }, isFirst) {
  if (file) return loadFile(await file.getFile());
  if (!isFirst && targetURL && new URL(targetURL).search) location.assign(targetURL);
}

export function openLaunched() {
  const queue = /** @type {import("../site/launch").Launching} */ (window).launchQueue;
  let isFirst = true;
  queue?.setConsumer((launch) => {
    open(launch, isFirst);
    isFirst = false;
  });
}
