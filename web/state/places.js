/** The dialogs of the game on show that an address opens, such as its book. */

/** @typedef {import("./state").DialogPart} DialogPart */
/** @typedef {import("./state").Dialog["name"]} Name */

/** The parameters that open one, in the order in which they count, each with the dialog. @type {[of: string, Name][]} */
let known = [];

export const places = () => known;

/** @param {readonly DialogPart[]} dialogs */
export function usePlaces(dialogs) {
  known = dialogs.flatMap(({ name, addresses = [] }) => addresses.map((of) => [of, /** @type {Name} */ (name)]));
}
