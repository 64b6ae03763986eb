/** The places of a page that keys, focus and motion know: each is marked `data-place` where it is drawn. */

/** @typedef {"board" | "rivals" | "roles" | "tray" | "offer" | "market" | "city" | "ask" | "hand" | "log" | "handover"} Place */

/**
 * A selector for some of them.
 * @param {Place[]} places
 */
export const at = (...places) => `:is(${places.map((place) => `[data-place=${place}]`).join(", ")})`;
