/** The explanations of the game on show, which load lazily. */
import { game } from "./index.js";

/** @typedef {import("./game").Whole} Whole */
/** @typedef {import("./game").Explanations} Explanations */

/** Those that are loaded, by game. @type {Map<Whole, Explanations>} */
const loaded = new Map();

/** Whether the game on show explains its table. */
export const explains = () => game().explanations !== undefined;

/** Loads the explanations of the game on show; throws if it cannot. */
export async function loadExplanations() {
  const shown = game();
  const load = shown.explanations;
  if (load && !loaded.has(shown)) loaded.set(shown, await load());
}

/** The explanations of the game on show, once they are loaded. */
export const explanations = () => /** @type {Explanations} */ (loaded.get(game()));
