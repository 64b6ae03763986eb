/** The button that shares the game on show. */
import { openShare } from "../actions/share.js";
import { beginningButton } from "./beginning.js";

/** @param {boolean} [isShort] whether its label is for screen readers only */
export const shareButton = (isShort = false) => beginningButton("share", "share", openShare, isShort);
