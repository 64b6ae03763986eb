/** The invitation of one device, in two scans: the phone reads this screen, and this camera reads the phone. */
import { html, nothing } from "lit-html";
import { release } from "../../devices/hosted.js";
import {
  choose,
  chosenCamera,
  endInvitation,
  invite,
  lookFor,
  takePasted,
  watchCamera,
} from "../../devices/inviting.js";
import { isLoopback } from "../../devices/pairing/link.js";
import { codeField, textIn } from "../../parts/code_field.js";
import { asText, folded, refusal, trouble } from "../../parts/connecting.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { named } from "../../parts/person.js";
import { qrCode } from "../../parts/qr.js";
import { calledAt } from "../../state/people.js";
import { state } from "../../state/store.js";
import { list, t } from "../../words/fluent.js";

/** @typedef {import("../../state/state").Invitation} Invitation */
/** @typedef {import("../../types").Table} Table */

/** CSS pixels. */
const SIDE = 352;

/** @param {Invitation} invitation @param {Table} table */
const whose = ({ seat }, table) => html`${atTable(table)}
  <h3>${seat === null ? t("phones-screen") : named(table, seat)}</h3>`;

/** The people whose phones are at the table. @param {Table} table */
function atTable(table) {
  const here = state.company?.phones.filter((one) => one.here).map(({ seat }) => calledAt(table, seat)) ?? [];
  return here.length
    ? html`<p class="row" role="status"><span class="ticks">${icon("check")}${icon("check")}</span>
        <span>${t("phones-at-table", { names: list(here) })}</span></p>`
    : nothing;
}

/** Both scans are done: the phone has read this screen, and this camera the phone. */
const finding = () =>
  html`<p class="row" role="status">${icon("check")}${icon("check")}<span>${t("phones-finding")}</span></p>`;

/** @param {Invitation} invitation */
const first = ({ link, picture }) => html`<section aria-labelledby="phones-first">
  <h4 id="phones-first">${t("phones-first")}</h4>
  ${isLoopback() ? html`<p class="refusal">${t("phones-loopback", { host: location.host })}</p>` : nothing}
  ${qrCode(picture, t("phones-picture"), SIDE)}
  ${folded(t("phones-as-text"), false, asText("phones-link", t("phones-link"), link))}
</section>`;

/** @param {Event} event */
const chooseCamera = ({ target }) => choose(/** @type {HTMLSelectElement} */ (target).value);

/** The choice of a device with several cameras. @param {Invitation["cameras"]} cameras */
const choice = (cameras) => html`<label for="phones-which">${t("phones-which-camera")}</label>
  <select id="phones-which" @change=${chooseCamera}>
    ${cameras.map(
      ({ id, label, isOn }, at) => html`<option value=${id} ?selected=${isOn}>
        ${label || t("phones-camera-number", { number: at + 1 })}
      </option>`,
    )}
  </select>`;

/** @param {Invitation} invitation */
const camera = ({ cameras }) => html`<video
    class="camera"
    muted
    playsinline
    aria-label=${t("phones-camera-label")}
    ${whenNew(lookFor, chosenCamera())}
  ></video>
  <p class="soft" role="status">${t("phones-watching")}</p>
  ${cameras.length > 1 ? choice(cameras) : nothing}`;

const cameraButton = () => html`<button type="button" class="button main" data-action="watch" @click=${watchCamera}>
  ${icon("eye")}<span>${t("phones-camera")}</span>
</button>`;

const pasting = () => html`<label for="phones-answer">${t("phones-paste")}</label>
  ${codeField("phones-answer", takePasted)}
  <button type="button" class="button" data-action="take-answer" @click=${() => takePasted(textIn("phones-answer"))}>${t("phones-connect")}</button>`;

/** Whether a reason concerns both devices: it stands above the new code, where a phone shows it. @param {Invitation["reason"]} reason */
const isOfBoth = (reason) => reason === "unreached";

/** @param {Invitation} invitation */
const second = (invitation) => html`<section aria-labelledby="phones-second">
  <h4 id="phones-second">${t("phones-second")}</h4>
  ${invitation.watching ? camera(invitation) : cameraButton()}
  ${isOfBoth(invitation.reason) ? nothing : refusal(invitation.reason)}
  ${folded(t("phones-as-text"), !invitation.watching && invitation.reason !== "", pasting())}
</section>`;

/** @param {Invitation} invitation */
function steps(invitation) {
  const { step, reason } = invitation;
  if (step === "making") return reason ? refusal(reason) : html`<p role="status">${t("phones-making")}</p>`;
  if (step === "finding") return finding();
  return html`${isOfBoth(reason) ? refusal(reason) : nothing}
    <div class="scans">${first(invitation)}${second(invitation)}</div>`;
}

/** Ends the invitation; a seat that waits for its first phone belongs to this device then. @param {number | null} seat */
function keepHere(seat) {
  const waits = state.company?.phones.some((one) => one.seat === seat && !one.came);
  endInvitation();
  if (seat !== null && waits) release(seat);
}

/** @param {Invitation} invitation */
const ways = ({ seat }) => html`<div class="row wrap">
  <button type="button" class="button" data-action="invite-again" @click=${() => invite(seat)}>${t("phones-again")}</button>
  <button type="button" class="button" data-action="end-invitation" @click=${() => keepHere(seat)}>
    ${t(seat === null ? "phones-back" : "phones-play-here")}
  </button>
</div>`;

/** @param {Invitation} invitation @param {Table} table */
export const invitation = (invitation, table) => html`${whose(invitation, table)}${steps(invitation)}
  ${trouble(invitation.reason === "unreached")}${ways(invitation)}`;
