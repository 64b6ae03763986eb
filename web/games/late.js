/** The explanations of the game on show, which load lazily. */
import { game } from "./index.js";

/** @typedef {import("./game").Whole} Whole */
/** @typedef {import("./game").Explanations} Explanations */

/** Those that are loaded, by game. @type {Map<Whole, Explanations>} */
const loaded = new Map();

/** Loads the explanations of the game on show; throws if it cannot. */
export async function loadExplanations() {
  const shown = game();
  if (!loaded.has(shown)) loaded.set(shown, await shown.explanations());
}

/** The explanations of the game on show, once they are loaded. */
export const explanations = () => /** @type {Explanations} */ (loaded.get(game()));
