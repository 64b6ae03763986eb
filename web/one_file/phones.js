/** No phones: the address of a file on a disk leads nowhere on another device. */
export const host = () => {};
export const begin = () => {
  throw new Error("A file on a disk has no guests.");
};
export const leave = () => {};
export const strip = () => null;
export function see() {}
export const DIALOGS = /** @type {const} */ ([]);
export const SCREENS = /** @type {const} */ ([]);
