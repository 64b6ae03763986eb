/** The placeholder of a lazy screen. */
import { html, nothing } from "lit-html";
import { waiting as status } from "../parts/late.js";
import { remedyOf } from "../site/causes.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { bar } from "./bar.js";

const name = "waiting";

const again = () => change({ notice: null });

/** Shown after a failed load; closing its notice loads the screen again. */
const retry = () => html`<button type="button" class="button main" data-action="fetch-late" @click=${again}>
  ${t("retry")}
</button>`;

/** @type {import("../state/state").Screen} */
export const waiting = {
  name,
  title: () => t("app-title"),
  draw: (table) => html`<div class="end">
    ${table ? bar(table) : nothing}
    <main class="final" data-screen=${name} data-focus>
      ${remedyOf(state.notice?.id ?? "") ? retry() : status()}
    </main>
  </div>`,
};
