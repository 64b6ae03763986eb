/** The one dialog over the page. Each has a file and a line here, or a line in late.js if play does not need it. */
import { html, nothing } from "lit-html";
import { game } from "../games/index.js";
import { whenNew } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { isComplete, lateDialogs, lateExplanations, waiting } from "../parts/late.js";
import { failure } from "../parts/notice.js";
import { focusOn } from "../parts/view.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import * as log from "./log.js";
import * as menu from "./menu.js";
import * as settings from "./settings.js";

const DIALOGS = /** @type {const} */ ([menu, settings, log]);

/** @typedef {(typeof import("./late.js").DIALOGS)[number]["name"]} Late */
/** @typedef {(typeof import("./own_phones/index.js") | typeof import("./own_phones/guide.js"))["name"]} Phones */
/** @typedef {(typeof DIALOGS)[number]["name"] | import("../games/index.js").DialogName | Late | Phones} Name */
/** @typedef {import("../state/state").Dialog} Dialog */
/** @typedef {import("../state/state").DialogPart} DialogPart */

/** Closes a dialog that the game on show lacks, such as the book that a link opens. */
const giveUp = () => change({ dialog: null });

/** The placeholder of a lazy dialog. @param {string} name @returns {DialogPart} */
const awaited = (name) => ({
  name,
  title: () => t("app-title"),
  draw: () => (isComplete() ? html`<p ${whenNew(giveUp)}></p>` : waiting()),
});

/** @param {Dialog} open @returns {DialogPart} */
const current = ({ name }) =>
  [...DIALOGS, ...game().dialogs, ...lateDialogs()].find((one) => one.name === name) ?? awaited(name);

/** @param {Event} event */
function close(event) {
  /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
}

/** The element on which the last press began. @type {EventTarget | null} */
let pressed = null;

/** @param {Event} event */
function press({ target }) {
  pressed = target;
}

/**
 * Closes the dialog after a press beside it, but not if the press began inside, as in selecting text.
 * @param {Event} event
 */
const closeBeside = (event) => event.target === event.currentTarget && pressed === event.currentTarget && close(event);

/**
 * Opens the dialog at its top and focuses its title. Browsers disagree on the first focus, and a replaced dialog needs it
 * again.
 * @param {HTMLDialogElement} drawn
 */
function lay(drawn) {
  if (!drawn.open) drawn.showModal();
  drawn.firstElementChild?.scrollTo(0, 0);
  focusOn(drawn.querySelector("#dialog-title"));
}

/** The explanation of a part of the table, over an open dialog or the page. */
const explanation = () => (state.what && state.table && lateExplanations()?.draw(state.what)) ?? nothing;

export function dialog() {
  const open = state.dialog;
  if (!open) return explanation();
  const one = current(open);
  const on = /** @type {import("../types").Table} */ (state.table);
  return html`<dialog
    data-dialog=${one.name}
    aria-labelledby="dialog-title"
    @close=${() => change({ dialog: null })}
    @pointerdown=${press}
    @click=${closeBeside}
    ${whenNew(lay, one.name)}
  >
    <div class="sheet">
      <div class="row head">
        <h2 id="dialog-title" tabindex="-1">${one.title(open, on)}</h2>
        <button type="button" class="button plain push" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </div>
      ${state.failed ? html`<div role="alert">${failure()}</div>` : nothing}${one.draw(on, open)}
    </div>
    ${explanation()}
  </dialog>`;
}
