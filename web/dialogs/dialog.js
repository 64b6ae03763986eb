/** The one dialog that may lie over the page, and what can be in it. */
import { html, nothing } from "lit-html";
import { cityTitle } from "../games/san_juan/city.js";
import { howTo } from "../games/san_juan/howto.js";
import { tiles } from "../games/san_juan/market.js";
import { oneCard } from "../games/san_juan/onecard.js";
import { oneCity } from "../games/san_juan/onecity.js";
import { roleList } from "../games/san_juan/roles.js";
import { tally } from "../games/san_juan/scores.js";
import { icon } from "../parts/icon.js";
import { pointsOpen } from "../state/points.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { cardName } from "../words/names.js";
import { credits } from "./credits.js";
import { menu } from "./menu.js";
import { settings } from "./settings.js";
import { shortcuts } from "./shortcuts.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Dialog} Dialog */

/**
 * @param {Dialog} dialog
 * @param {Table | null} table
 * @returns {[string, unknown]} its title and what is in it
 */
function content(dialog, table) {
  if (dialog.name === "credits") return [t("credits-title"), credits()];
  if (dialog.name === "card") return [cardName(dialog.building), oneCard(table, dialog.building, dialog.card)];
  if (dialog.name === "settings") return [t("settings-title"), settings()];
  if (dialog.name === "keys") return [t("keys-title"), shortcuts()];
  if (dialog.name === "howto") return [t("how-to-title"), howTo()];
  if (dialog.name === "roles") return [t("roles-help"), roleList()];
  if (!table) return ["", nothing];
  if (dialog.name === "menu") return [t("menu"), menu(table)];
  if (dialog.name === "prices") {
    return [t("tiles-all"), html`<p class="soft">${t("tiles-note")}</p>${tiles(table.view)}`];
  }
  if (dialog.name === "scores") return [t("points-parts"), pointsOpen(table) ? tally(table) : t("points-hidden")];
  return [cityTitle(table, dialog.seat), oneCity(table, dialog.seat)];
}

/** @param {Event} event */
function close(event) {
  /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
}

/**
 * A press beside the dialog closes it.
 * @param {Event} event
 */
const closeBeside = (event) => event.target === event.currentTarget && close(event);

export function dialog() {
  if (!state.dialog) return nothing;
  const [title, inside] = content(state.dialog, state.table);
  return html`<dialog
    data-dialog=${state.dialog.name}
    aria-labelledby="dialog-title"
    @close=${() => change({ dialog: null })}
    @click=${closeBeside}
  >
    <div class="sheet">
      <div class="row head">
        <h2 id="dialog-title" tabindex="-1">${title}</h2>
        <button type="button" class="button plain push" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </div>
      ${inside}
    </div>
  </dialog>`;
}

/** What the dialog that lies over the page is about. */
let open = "";

/** Lays a dialog that was just drawn over the page; one that replaces another begins anew. */
export function openDialog() {
  const drawn = document.querySelector("dialog");
  const name = state.dialog?.name ?? "";
  if (!drawn?.open) drawn?.showModal();
  else if (name !== open) /** @type {HTMLElement | null} */ (drawn.querySelector("#dialog-title"))?.focus();
  open = name;
}
