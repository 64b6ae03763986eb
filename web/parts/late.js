/** Screens and dialogs that nobody needs to play: one script has them all, and comes once the line is free or one is wanted. */
import { html } from "lit-html";
import { late } from "../site/late.js";
import { change } from "../state/store.js";
import { t } from "../words/fluent.js";
import { whenNew } from "./drawn.js";

/** @typedef {import("../state/state").DialogPart} DialogPart */
/** @typedef {import("../state/state").Screen} Screen */
/** @typedef {{ SCREENS: readonly Screen[], DIALOGS: readonly DialogPart[] }} Late */

/** What has come of it. @type {Late} */
let here = { SCREENS: [], DIALOGS: [] };

/** @type {() => Promise<Late>} */
let load;

/** @param {() => Promise<Late>} loading */
export function useLate(loading) {
  load = loading;
}

export const lateScreens = () => here.SCREENS;

export const lateDialogs = () => here.DIALOGS;

export async function loadLate() {
  here = await late("late", load);
}

/** One of them is wanted already. */
async function fetchLate() {
  try {
    await loadLate();
    change({});
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "late" } } });
  }
}

/** What stands in the place of one until it is here. */
export const waiting = () => html`<p role="status" ${whenNew(fetchLate)}>${t("status-sent")}</p>`;
