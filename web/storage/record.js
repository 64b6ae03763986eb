/** A record that each shelf stores for itself. */
import { takeOver } from "./earlier.js";
import * as local from "./local.js";
import { keyOf } from "./shelf.js";

takeOver();

/** @param {string} name */
export function record(name) {
  const key = keyOf(name);
  return {
    /** @returns {unknown} */
    read: () => local.read(key),
    /** @param {object} record */
    write: (record) => local.write(key, record),
  };
}
