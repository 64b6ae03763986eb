/** The places of a page that keys, focus and motion know. The template of each sets `data-place`. */

/** The places of any game; a game adds those of its board. @typedef {"board" | "ask" | "log" | "handover"} Place */

/**
 * A selector of any of these places.
 * @template {string} [P=Place]
 * @param {P[]} places
 */
export const at = (...places) => `:is(${places.map((place) => `[data-place=${place}]`).join(", ")})`;
