/** Opens a save or an address that the system passes to the installed game. */
import { openFile } from "./opened_file.js";

/**
 * Loads a save file. If the game is open already, goes to the address, because the browser does not.
 * @param {import("../site/launch").Launch} launch
 * @param {boolean} isFirst the page loaded from that address
 */
async function open({ files: [file], targetURL }, isFirst) {
  if (file) return openFile(await file.getFile());
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
