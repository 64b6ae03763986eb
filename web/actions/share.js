/** Shares a deal, or a game at a moment: as a link, through the system, or as a QR code. */

import { tellLost } from "../state/lost_file.js";
import { codeless, linkOf } from "../state/sharing.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { ask } from "./dispatch.js";
import { pictureOf } from "./qr.js";
import { togglePlaying } from "./replay.js";

/** @typedef {import("../state/sharing.js").Sharing} Sharing */

/** Clears the QR code and the last action when the link changes. @type {Pick<Sharing, "picture" | "done">} */
const FRESH = { picture: null, done: null };

/** @param {Partial<Sharing>} patch */
function update(patch) {
  if (state.sharing) change({ sharing: { ...state.sharing, ...patch } });
}

/** Opens the share dialog: in a replay for the moment on show, else for the deal. */
export async function openShare() {
  const { life, replay } = state;
  if (!life.table) return;
  if (state.playing) togglePlaying();
  const at = replay?.ply ?? life.table.view.ply;
  const of = replay ? "game" : "deal";
  change({ dialog: { name: "share" }, sharing: { of, at, beat: null, codes: null, ...FRESH } });
  if (!codeless(life.table)) update({ codes: await ask({ type: "codes" }) });
}

export const sharedLink = () => (state.sharing ? linkOf(state.sharing, location.href) : "");

/** Changes the link; a QR code on show follows. @param {Pick<Sharing, "of"> | Pick<Sharing, "beat">} wish */
export function share(wish) {
  const isDrawn = Boolean(state.sharing?.picture);
  update({ ...wish, ...FRESH });
  if (isDrawn) drawPicture();
}

/**
 * Copies the link; if the browser forbids that, selects the link for the person to copy.
 * @param {HTMLInputElement | null} field with the link
 */
export async function copyLink(field) {
  try {
    await navigator.clipboard.writeText(sharedLink());
    update({ done: "copied" });
  } catch {
    field?.select();
    update({ done: "marked" });
  }
}

/** Whether the system has a share sheet. */
export const canSend = () => "share" in navigator;

/** Opens the share sheet, which a person may cancel. */
export function send() {
  const points = state.sharing?.of === "deal" ? state.sharing.beat : null;
  const text = points === null ? {} : { text: t("share-challenge", { points }) };
  navigator.share({ title: t("app-title"), ...text, url: sharedLink() }).catch(() => {});
}

export async function drawPicture() {
  const link = sharedLink();
  try {
    const picture = await pictureOf(link);
    if (link === sharedLink()) update({ picture });
  } catch (error) {
    await tellLost(error, { part: "QR", closes: true });
  }
}
