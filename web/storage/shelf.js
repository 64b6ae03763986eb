/** Where this page keeps its tables: with all of the site, or on a shelf of its own, as each of several frames in a page. */
import { behind, parametersOf } from "../site/address.js";
import { FOLDER } from "../site/folder.js";

/** @param {string} name */
export const isShelf = (name) => /^[\w-]{1,40}$/.test(name);

const name = parametersOf(behind).get("save") ?? "";

export const SHELF = isShelf(name) ? `${FOLDER}?save=${name} ` : FOLDER;
