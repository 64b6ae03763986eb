/** The one dialog that may lie over the page, whatever is in it: a file and a line here for each. */
import { html, nothing } from "lit-html";
import { game } from "../games/index.js";
import { whenNew } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { focusOn } from "../parts/view.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import * as commitment from "./commitment.js";
import * as credits from "./credits.js";
import * as keys from "./keys.js";
import * as lessons from "./lessons.js";
import * as log from "./log.js";
import * as menu from "./menu.js";
import * as paste from "./paste.js";
import * as puzzles from "./puzzles.js";
import * as settings from "./settings.js";
import * as share from "./share.js";
import * as whatIf from "./what_if.js";

const DIALOGS = /** @type {const} */ ([
  menu,
  lessons,
  settings,
  keys,
  credits,
  commitment,
  log,
  share,
  paste,
  puzzles,
  whatIf,
]);

/** @typedef {(typeof DIALOGS)[number]["name"] | ReturnType<typeof game>["DIALOGS"][number]["name"]} Name */
/** @typedef {import("../state/state").DialogPart} DialogPart */

/** @returns {DialogPart | undefined} */
const current = () => [...DIALOGS, ...game().DIALOGS].find(({ name }) => name === state.dialog?.name);

/** @param {Event} event */
function close(event) {
  /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
}

/**
 * A press beside the dialog closes it.
 * @param {Event} event
 */
const closeBeside = (event) => event.target === event.currentTarget && close(event);

/**
 * Lays it over the page; what replaces another dialog begins anew. Where it begins, browsers do not agree.
 * @param {HTMLDialogElement} drawn
 */
function lay(drawn) {
  if (!drawn.open) drawn.showModal();
  focusOn(drawn.querySelector("#dialog-title"));
}

export function dialog() {
  const [about, one] = [state.dialog, current()];
  if (!about || !one) return nothing;
  const on = /** @type {import("../types").Table} */ (state.table);
  return html`<dialog
    data-dialog=${one.name}
    aria-labelledby="dialog-title"
    @close=${() => change({ dialog: null })}
    @click=${closeBeside}
    ${whenNew(lay, one.name)}
  >
    <div class="sheet">
      <div class="row head">
        <h2 id="dialog-title" tabindex="-1">${one.title(about, on)}</h2>
        <button type="button" class="button plain push" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </div>
      ${one.draw(on, about)}
    </div>
  </dialog>`;
}
