/** Lazy screens and dialogs, not needed to play. One script has all; it loads once the line is free or on demand. */
import { html } from "lit-html";
import { late } from "../site/late.js";
import { change } from "../state/store.js";
import { t } from "../words/fluent.js";
import { whenNew } from "./drawn.js";

/** @typedef {import("../state/state").DialogPart} DialogPart */
/** @typedef {import("../state/state").Screen} Screen */
/** @typedef {{ SCREENS: readonly Screen[], DIALOGS: readonly DialogPart[] }} Late */

/** The screens and dialogs loaded so far. @type {Late} */
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

/** Loads the script at once, as one of its parts is wanted. */
async function fetchLate() {
  try {
    await loadLate();
    change({});
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "late" } } });
  }
}

/** The placeholder of a lazy part. */
export const waiting = () => html`<p role="status" ${whenNew(fetchLate)}>${t("status-sent")}</p>`;
