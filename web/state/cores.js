/** How many workers think at once, at most. */
import { state } from "./store.js";

/** What can be set; 0: as fits the device. */
export const CORES = [0, 1, 2, 4];

/** Each takes the memory of a Python of its own. */
const MOST = 4;

/** In gigabytes; a device with less has one worker. */
const ROOMY = 4;

/** Where the browser does not tell: a telephone has room for that. */
const UNTOLD = 2;

/** @typedef {Navigator & { deviceMemory?: number }} Device */

function fitting() {
  const { deviceMemory } = /** @type {Device} */ (navigator);
  if (!deviceMemory) return UNTOLD;
  return deviceMemory < ROOMY ? 1 : MOST;
}

const there = () => navigator.hardwareConcurrency || 1;

/** What can be set on this device. */
export const choices = () => CORES.filter((count) => count <= there());

/** Never more than the device has. */
export const cores = () => Math.min(state.settings.cores || fitting(), there());
