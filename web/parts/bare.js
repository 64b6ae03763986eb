/** The bare page, drawn if nothing else can be. */
import { html } from "lit-html";
import { t } from "../words/fluent.js";

const reload = () => location.reload();

export const bare = () => html`<main class="desk">
  <div class="sheet" role="alert">
    <p>${t("error-bare")}</p>
    <button type="button" class="button" data-action="reload" @click=${reload}>${t("retry")}</button>
  </div>
</main>`;
