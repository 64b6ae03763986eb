/** The places of a page that keys, focus and motion know. The template of each sets `data-place`. */

/** @typedef {"board" | "rivals" | "roles" | "tray" | "offer" | "market" | "city" | "ask" | "hand" | "log" | "handover"} Place */

/**
 * A selector of any of these places.
 * @param {Place[]} places
 */
export const at = (...places) => `:is(${places.map((place) => `[data-place=${place}]`).join(", ")})`;
