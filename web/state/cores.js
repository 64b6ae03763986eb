/** How many workers think at once, at most. */
import { state } from "./store.js";

/** What can be set; 0: as fits the device. */
export const CORES = [0, 1, 2, 4];

/** Each takes the memory of a Python of its own. */
const MOST = 4;

/** In gigabytes; a device with less has one worker. Not every browser tells. */
const ROOMY = 4;

/** @typedef {Navigator & { deviceMemory?: number }} Device */

function fitting() {
  const { deviceMemory = ROOMY } = /** @type {Device} */ (navigator);
  return deviceMemory < ROOMY ? 1 : MOST;
}

/** Never more than the device has. */
export const cores = () => Math.min(state.settings.cores || fitting(), navigator.hardwareConcurrency || 1);
