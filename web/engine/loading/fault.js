import { isOutOfMemory } from "../../site/causes.js";

/** An error with a message in the locale files. */
export class Fault extends Error {
  /**
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   */
  constructor(id, args = {}) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** @param {string} text */
const lastLine = (text) => text.trim().split("\n").at(-1) ?? "";

/**
 * Any error as the data that crosses to the page.
 * @param {unknown} error
 * @param {string} id the id for an error without one; its message takes a `detail`
 * @returns {import("../protocol.js").Told}
 */
export function told(error, id) {
  if (error instanceof Fault) return { id: error.id, args: error.args };
  if (isOutOfMemory(error)) return { id: "no_memory", args: {} };
  const detail = lastLine(error instanceof Error ? error.message : String(error));
  return { id, args: { detail } };
}
