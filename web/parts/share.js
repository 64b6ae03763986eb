/** The button that shares what is on show. */
import { openShare } from "../actions/share.js";
import { beginningButton } from "./beginning.js";

/** @param {boolean} [isShort] whether its name is only read out */
export const shareButton = (isShort = false) => beginningButton("share", "share", openShare, isShort);
