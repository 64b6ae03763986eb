/**
 * The tables that the browser does not store, by id; they last as long as the page.
 * @type {Map<string, import("../types").Saved>}
 */
export const unkept = new Map();
