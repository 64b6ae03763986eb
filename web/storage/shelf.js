/**
 * The namespace of this page's records: the site's folder, or a shelf in it, as each of several frames in a host page
 * has.
 */
import { behind, parametersOf } from "../site/address.js";
import { FOLDER } from "../site/folder.js";
import { HOUSE } from "../site/names.js";

/** @param {string} name */
export const isShelf = (name) => /^[\w-]{1,40}$/.test(name);

const name = parametersOf(behind).get("save") ?? "";

export const SHELF = isShelf(name) ? `${FOLDER}?save=${name} ` : FOLDER;

/**
 * The key of a record in local storage.
 * @param {string} name
 * @param {string} [owner]
 */
export const keyOf = (name, owner = SHELF.trim()) => `${HOUSE}-${name} ${owner}`;
