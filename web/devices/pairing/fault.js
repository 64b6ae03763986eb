/** The one error of pairing: a code that cannot be used, or two devices that do not find each other. */

/**
 * - `foreign`: the text holds no pairing code
 * - `version`: a code of another version of the site
 * - `cut`: a part of the code is missing
 * - `altered`: letters of the code have changed
 * - `game`: a code for a game that this site lacks
 * - `swapped`: an offer in place of an answer, or the reverse
 * - `table`: an answer to the offer of another table
 * - `old`: an answer to an earlier offer of this table
 * - `browser`: the browser cannot connect to other devices
 * - `network`: the device is in no network
 * - `hidden`: the browser hides the addresses of the device
 * - `undrawn`: the page cannot draw the table that the host sends
 * - `unreached`: the devices did not find each other
 * - `camera`: the device has no camera, or the browser no access to it
 * - `denied`: a person has refused the camera
 * - `ended`: the camera has ended in the middle
 * @typedef {"foreign" | "version" | "cut" | "altered" | "game" | "swapped" | "table" | "old" | "browser" | "network" | "hidden"
 *   | "undrawn"
 *   | "unreached" | "camera" | "denied" | "ended"} Reason
 */

export class PairingError extends Error {
  /** @param {Reason} reason the sentence of the locale files is `pairing-` with it */
  constructor(reason) {
    super(`pairing: ${reason}`);
    this.reason = reason;
  }
}
