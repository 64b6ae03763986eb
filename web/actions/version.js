/** Announces a new version of the page, which waits until a person accepts it; no table is open then. */
import { takeOver } from "#register";
import { change } from "../state/store.js";

/** @type {import("../offline/register.js").News} */
export const newVersions = {
  onNewer: () => change({ newer: true }),
  onOthers: () => change({ notice: { id: "other_pages", args: {} } }),
};

export const takeNewer = takeOver;
