/** The tables that the browser does not store, and the notice that says why. */
import { isFramed } from "../site/frame.js";
import { change, state } from "./store.js";

/**
 * The tables that the browser does not store, by id; they last as long as the page.
 * @type {Map<string, import("../types").Saved>}
 */
export const unkept = new Map();

/** The notices that are not of the cause alone, because a frame may have no storage. @type {Record<string, import("../types").Told>} */
const NOTICES = { storage_blocked: { id: "not_kept", args: {} }, newer_kept: { id: "newer_kept", args: {} } };

/** The causes that a notice has told. @type {Set<string>} */
const told = new Set();

/**
 * Marks the table as unkept. A frame says so at once, because the next click on the host page may close it.
 * @param {import("../site/causes.js").Cause | "newer_kept"} why
 */
export function noteUnkept(why) {
  change({ unkept: true, whyUnkept: why });
  if (told.has(why) || !(why === "newer_kept" || isFramed())) return;
  change({ notice: NOTICES[why] ?? { id: why, args: {} } });
  told.add(why);
}

/** Takes back that storage does not answer, as it has. */
export const noteAnswer = () => state.notice?.id === "storage_silent" && change({ notice: null });
