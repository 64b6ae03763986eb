/** The button that removes a game from the list, and the question that confirms it. */
import { html, nothing } from "lit-html";
import { askToRemove, mayRemove, remove } from "../../actions/remove.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { intoView } from "../../parts/view.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Saved} Saved */

/** @param {Saved} saved */
export const removeButton = (saved) =>
  mayRemove(saved) && state.removing !== saved.id
    ? html`<button
        type="button"
        class="button plain"
        data-action="remove"
        aria-label=${t("remove-game")}
        title=${t("remove-game")}
        @click=${() => askToRemove(saved.id)}
      >
        ${icon("close")}
      </button>`
    : nothing;

/** @param {Saved} saved */
export const removal = (saved) =>
  state.removing === saved.id
    ? html`<p class="row wrap" role="status" ${whenNew(intoView)}>
        <span>${t("remove-sure")}</span>
        <button type="button" class="button" data-action="remove-yes" @click=${() => remove(saved)}>${t("remove-yes")}</button>
        <button type="button" class="button" data-action="remove-no" @click=${() => askToRemove("")}>${t("remove-no")}</button>
      </p>`
    : nothing;
