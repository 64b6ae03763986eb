/** Lazy screens and dialogs, not needed to play. One script has all; it loads once the line is free or on demand. */
import { html } from "lit-html";
import { late } from "../site/late.js";
import { tellLost } from "../state/lost_file.js";
import { change } from "../state/store.js";
import { t } from "../words/fluent.js";
import { whenNew } from "./drawn.js";

/** @typedef {import("../state/state").DialogPart} DialogPart */
/** @typedef {import("../state/state").Screen} Screen */
/** @typedef {import("../state/state").Explanations} Explanations */
/** @typedef {{ SCREENS: readonly Screen[], DIALOGS: readonly DialogPart[], explanations: Explanations | null }} Late */

/** The parts loaded so far. @type {Late} */
let here = { SCREENS: [], DIALOGS: [], explanations: null };

/** The parts of own phones, which load apart: most visits play without. @type {Pick<Late, "SCREENS" | "DIALOGS">} */
let phones = { SCREENS: [], DIALOGS: [] };

/** @param {typeof phones} loaded */
export function addPhones(loaded) {
  phones = loaded;
}

/** Whether all parts are here. */
export const isComplete = () => here.explanations !== null;

/** @type {() => Promise<Late>} */
let load;

/** @param {() => Promise<Late>} loading */
export function useLate(loading) {
  load = loading;
}

export const lateScreens = () => [...here.SCREENS, ...phones.SCREENS];

export const lateDialogs = () => [...here.DIALOGS, ...phones.DIALOGS];

export const lateExplanations = () => here.explanations;

export async function loadLate() {
  here = await late("late", load);
}

/** Loads the script at once, as one of its parts is wanted. */
async function fetchLate() {
  try {
    await loadLate();
    change({});
  } catch (error) {
    await tellLost(error, { part: "late", closes: true });
  }
}

/** The placeholder of a lazy part. */
export const waiting = () => html`<p role="status" ${whenNew(fetchLate)}>${t("status-sent")}</p>`;
