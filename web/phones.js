/** The lazy script of own phones: the dialog of a host, the page of a guest, and what each shows at the table. */
import * as hosted from "./devices/hosted.js";
import { useWelcome } from "./devices/inviting.js";
import * as joiningTable from "./devices/joining.js";
import * as seated from "./devices/seated.js";
import * as ownPhones from "./dialogs/own_phones/index.js";
import * as strips from "./dialogs/own_phones/strip.js";
import * as joining from "./screens/joining/index.js";

useWelcome(hosted.welcome);
joiningTable.useSeat(seated.sitDown);

export const begin = joiningTable.begin;
export const host = hosted.hostTable;
export const leave = seated.leave;
export const strip = strips.strip;
/** Shows and follows what has changed; call it after each drawing. */
export function see() {
  hosted.see();
  seated.see();
}

export const DIALOGS = /** @type {const} */ ([ownPhones]);
export const SCREENS = /** @type {const} */ ([joining]);
