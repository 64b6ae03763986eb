/** The page of a guest before it sits at the table: a name, then the answer as a QR code. */
import { html, nothing } from "lit-html";
import { answerAs } from "../../devices/joining.js";
import { asText, folded, refusal, trouble } from "../../parts/connecting.js";
import { cutName, MOST_UNITS } from "../../parts/name_field.js";
import { qrCode } from "../../parts/qr.js";
import { isComposing } from "../../site/composing.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../state/state").Joining} Joining */

export const name = /** @type {const} */ ("joining");

export const withoutTable = true;

export const title = () => t("joining-title");

/** CSS pixels. */
const SIDE = 352;

const join = () => answerAs(/** @type {HTMLInputElement} */ (document.querySelector("#joining-name")).value.trim());

/** @param {KeyboardEvent} event */
const enter = (event) => event.key === "Enter" && !isComposing(event) && join();

/** @param {Joining} joining */
const naming = ({ name }) => html`<p>${t("joining-text")}</p>
  <label for="joining-name">${t("joining-name")}</label>
  <input
    id="joining-name"
    maxlength=${MOST_UNITS}
    autocomplete="nickname"
    .value=${name}
    @input=${cutName}
    @keydown=${enter}
  />
  <button type="button" class="button main big" data-action="join" @click=${join}>${t("joining-go")}</button>`;

/** @param {Joining} joining */
const answered = ({ code, picture }) => html`<p><b>${t("joining-show")}</b></p>
  ${qrCode(picture, t("joining-picture"), SIDE)}
  <p class="soft" role="status">${t("joining-wait")}</p>
  ${folded(t("phones-as-text"), false, asText("joining-code", t("joining-code"), code))}
  ${trouble(false)}`;

/** @param {Joining} joining */
const again = ({
  name,
}) => html`<button type="button" class="button" data-action="join-again" @click=${() => answerAs(name)}>
  ${t("phones-again")}
</button>`;

/** Reasons that another answer may cure. */
const CURABLE = ["unreached", "network", "hidden"];

/** @param {Joining} joining */
const failed = (joining) => html`${refusal(joining.reason)}
  ${CURABLE.includes(joining.reason) ? again(joining) : nothing}${trouble(true)}`;

/** @param {Joining} joining */
function step(joining) {
  if (joining.step === "named") return naming(joining);
  if (joining.step === "answered") return answered(joining);
  return joining.step === "failed" ? failed(joining) : html`<p role="status">${t("phones-making")}</p>`;
}

export const draw = () => html`<main class="sheet joining" data-screen=${name}>
  <h1 data-focus tabindex="-1">${t("joining-title")}</h1>
  ${state.joining ? step(state.joining) : nothing}
</main>`;
