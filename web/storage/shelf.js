/** The namespace of all that this page keeps: the folder of the site, or a shelf in it, as each of several frames in a page has. */
import { behind, parametersOf } from "../site/address.js";
import { FOLDER } from "../site/folder.js";

/** @param {string} name */
export const isShelf = (name) => /^[\w-]{1,40}$/.test(name);

const name = parametersOf(behind).get("save") ?? "";

export const SHELF = isShelf(name) ? `${FOLDER}?save=${name} ` : FOLDER;

/**
 * The key of a record in the local storage of the browser.
 * @param {string} name
 * @param {string} [owner]
 */
export const keyOf = (name, owner = SHELF.trim()) => `san-juan-${name} ${owner}`;
