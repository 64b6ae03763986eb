/** The dialog that shares the game on show: its parts and its ways. */
import { html, nothing } from "lit-html";
import { canSend, copyLink, drawPicture, send, share, sharedLink } from "../actions/share.js";
import { game } from "../games/index.js";
import { oneOf, onOff } from "../parts/field.js";
import { icon } from "../parts/icon.js";
import { qrCode } from "../parts/qr.js";
import { isYou, mine } from "../state/people.js";
import { codeless } from "../state/sharing.js";
import { change, state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../state/sharing.js").Sharing} Sharing */
/** @typedef {import("../types").Table} Table */

/** @param {Sharing} sharing */
const noteOf = ({ of, at }) => (of === "deal" ? t("share-deal.note") : t("share-game.note", { at }));

/** @param {Sharing} sharing @param {"deal" | "game"} of */
const choice = (sharing, of) =>
  oneOf("share", of, {
    label: t(`share-${of}`),
    checked: sharing.of === of,
    choose: () => share({ of }),
    note: "share-note",
  });

/** @param {Sharing} sharing */
const choices = (sharing) => html`<fieldset>
  <legend>${t("share-what")}</legend>
  <span class="choice">${choice(sharing, "deal")}${choice(sharing, "game")}</span>
  <small id="share-note" class="note">${noteOf(sharing)}</small>
</fieldset>`;

/**
 * Offers to add the viewer's final points to a deal; points of a variation would not compare.
 * @param {Sharing} sharing
 * @param {Table} table
 */
function challenge({ of, beat }, table) {
  const seat = mine(table);
  if (of !== "deal" || !table.over || table.save.branched || !isYou(table, seat)) return nothing;
  const points = table.scores[seat].total;
  return onOff("share-beat", {
    name: t("share-beat", { points }),
    note: t("share-beat.note"),
    on: beat !== null,
    flip: () => share({ beat: beat === null ? points : null }),
  });
}

const copy = () => copyLink(document.querySelector("#share-link"));

/** @param {string} action @param {() => unknown} act */
const button = (action, act) => html`<button type="button" class="button" data-action="share-${action}" @click=${act}>
  ${t(`share-${action}`)}
</button>`;

/** CSS pixels. */
const SIDE = 256;

/** The way to the picture of the viewer's result. @param {Table} table */
const endPicture = (table) =>
  table.over && game().end.picture
    ? html`<button type="button" class="button" data-action="end-picture" @click=${() => change({ dialog: { name: "end-picture" } })}>
        ${icon("share")}<span>${t("end-picture-title")}</span>
      </button>`
    : nothing;

/** Explains that the owner of another copy of the file can paste the code there. */
const onDisk = () => (location.protocol === "file:" ? html`<p class="soft">${t("share-file")}</p>` : nothing);

/** @param {Sharing} sharing @param {Table} table */
const ways = (sharing, table) => html`<label class="sr" for="share-link">${t("share-link")}</label>
  <input id="share-link" readonly .value=${sharedLink()} />
  <div class="row wrap">
    <button type="button" class="button main" data-action="share-copy" @click=${copy}>${t("share-copy")}</button>
    ${canSend() ? button("send", send) : nothing}${button("picture", drawPicture)}
    ${endPicture(table)}<span class="soft" role="status">${sharing.done ? t(`share-${sharing.done}`) : ""}</span>
  </div>
  ${qrCode(sharing.picture, t("share-picture-label"), SIDE)}`;

export const name = /** @type {const} */ ("share");

export const title = () => t("share-button");

export function draw() {
  const { sharing, life } = state;
  if (!sharing || !life.table) return nothing;
  const why = codeless(life.table);
  if (why) return html`<p>${errorWords({ id: why, args: {} })}</p>`;
  return html`<div class="menu">
    ${choices(sharing)}${life.table.over ? challenge(sharing, life.table) : html`<p class="soft">${t("share-running")}</p>`}
    ${onDisk()}${sharing.codes ? ways(sharing, life.table) : html`<p role="status">${t("status-sent")}</p>`}
  </div>`;
}
