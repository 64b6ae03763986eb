/** The error for a file that did not come, and the address in any error that names one. */

export class LostFile extends Error {
  /** @param {string} address @param {unknown} [cause] */
  constructor(address, cause) {
    super(`${address} did not come`, { cause });
    this.address = address;
  }
}

/** The address of a lost script in the words of the browsers. @param {unknown} error */
const namedIn = (error) => /https?:\S+/.exec(String(Object(error).message))?.[0] ?? "";

/** @param {unknown} error @returns {string} the address of the file; empty: it is unknown */
export const addressIn = (error) => (error instanceof LostFile ? error.address : namedIn(error));
