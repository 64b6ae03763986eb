/** The most workers that think at once. */
import { state } from "./store.js";

/** The possible settings; 0: as many as suit the device. */
export const CORES = [0, 1, 2, 4];

/** The most workers by default; each needs the memory of its own Python. */
const MOST = 4;

/** Gigabytes of memory; a device with less gets one worker. */
const ROOMY = 4;

/** The default if the browser does not report memory; a phone has room for it. */
const UNTOLD = 2;

/** @typedef {Navigator & { deviceMemory?: number }} Device */

function fitting() {
  const { deviceMemory } = /** @type {Device} */ (navigator);
  if (!deviceMemory) return UNTOLD;
  return deviceMemory < ROOMY ? 1 : MOST;
}

const there = () => navigator.hardwareConcurrency || 1;

/** The settings that this device can use. */
export const choices = () => CORES.filter((count) => count <= there());

/** The workers to use, never more than the device has cores. */
export const cores = () => Math.min(state.settings.cores || fitting(), there());
