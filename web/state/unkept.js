/** The tables that the browser does not store, and the notice that says why. */
import { isFramed } from "../site/frame.js";
import { change, state } from "./store.js";

/**
 * The tables that the browser does not store, by id; they last as long as the page.
 * @type {Map<string, import("../types").Saved>}
 */
export const unkept = new Map();

/** The causes that a notice has told. @type {Set<string>} */
const told = new Set();

/**
 * Marks the table as unkept. A frame says so at once, because the next click on the host page may close it.
 * @param {import("../site/causes.js").Cause | "newer_kept"} why
 */
export function noteUnkept(why) {
  change({ unkept: true, whyUnkept: why });
  if (told.has(why) || !(why === "newer_kept" || isFramed())) return;
  change({ notice: { id: why === "storage_blocked" ? "not_kept" : why, args: {} } });
  told.add(why);
}

/** Takes back that storage does not answer, as it has. */
export const noteAnswer = () => state.notice?.id === "storage_silent" && change({ notice: null });
