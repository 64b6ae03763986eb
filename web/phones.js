/** The lazy script of own phones: the dialog of a host, and the page of a guest. */
import * as joiningTable from "./devices/joining.js";
import * as ownPhones from "./dialogs/own_phones/index.js";
import * as joining from "./screens/joining/index.js";

export const begin = joiningTable.begin;
export const DIALOGS = /** @type {const} */ ([ownPhones]);
export const SCREENS = /** @type {const} */ ([joining]);
