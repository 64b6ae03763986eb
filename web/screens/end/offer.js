/** The offer to install the game, below the first result. */
import { html, nothing } from "lit-html";
import { decline, install, isOffered, offer } from "../../actions/install.js";
import { onceDrawn } from "../../parts/drawn.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

const yes = () =>
  html`<button type="button" class="link" data-action="install" @click=${install}>${t("install-yes")}</button>`;

/** @param {import("../../types").Table} table */
export function installing({ save }) {
  if (!isOffered(save.id)) return nothing;
  onceDrawn(() => offer(save.id));
  const byHand = state.installable === "by_hand";
  return html`<p class="row wrap soft">
    <span>${t(byHand ? "install-by-hand" : "install-offer")}</span>
    ${byHand ? nothing : yes()}
    <button type="button" class="link" data-action="decline" @click=${decline}>${t("install-no")}</button>
  </p>`;
}
