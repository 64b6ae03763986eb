/** The bar on top: menu, where the game stands, day or night. */

import { html, nothing } from "lit-html";
import { game } from "../games/index.js";
import { icon } from "../parts/icon.js";
import { backButton, variationMark } from "../parts/what_if.js";
import { variation } from "../state/branches.js";
import { toggleTheme } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

export const themeButton = (label = false) => html`<button
  type="button"
  class="button plain push"
  data-action="theme"
  aria-label=${label ? nothing : t("theme-toggle")}
  @click=${toggleTheme}
>
  ${icon("sun")}${label ? html`<span>${t("theme-label")}</span>` : nothing}
</button>`;

/**
 * How near the end is; shorter where the window is narrow.
 * @param {Table} table
 */
const warning = (table) =>
  table.ending
    ? html`<b class="ending"
        >${icon("flag")}<span class="full">${game().ending(table)}</span
        ><span class="short">${game().endingShort(table)}</span></b
      >`
    : nothing;

const openCommitment = () => change({ dialog: { name: "commitment" } });

/**
 * Leads to the fingerprint of the deal; early games have none.
 * @param {Table} table
 * @param {string} mark
 * @param {string} note
 */
function badge({ commitment }, mark, note) {
  const drawn = html`<b class="serious" title=${note}>${mark}</b>`;
  return commitment
    ? html`<button type="button" class="link" data-action="commitment" @click=${openCommitment}>${drawn}</button>`
    : drawn;
}

/**
 * Whether it is a serious game, or was begun as one.
 * @param {Table} table
 */
function seriousness(table) {
  if (table.serious) return badge(table, t("serious-mark"), t("new-serious-note"));
  return table.lapsed ? badge(table, t("lapsed-mark"), t("lapsed-note")) : nothing;
}

const openMenu = () => change({ dialog: { name: "menu" } });

/** What can be done about it is in the menu. */
const unkept = () => html`<button
  type="button"
  class="link small"
  data-action="unkept"
  title=${t("menu-unkept")}
  @click=${openMenu}
>
  ${t("unkept-mark")}
</button>`;

/** Where the log finds no room beside the table. */
const logButton = () => html`<button
  type="button"
  class="button plain"
  data-action="log"
  aria-label=${t("log-label")}
  @click=${() => change({ dialog: { name: "log" } })}
>
  ${icon("log")}
</button>`;

/** In a variation the way back is more than light and dark, which the settings have besides. */
function corner() {
  if (variation()) return backButton();
  return state.embed ? nothing : themeButton();
}

/** @param {Table} table */
export const bar = (table) => html`<header class="bar">
  <button
    type="button"
    class="button plain"
    data-action="menu"
    aria-label=${t("menu")}
    @click=${openMenu}
  >
    ${icon("menu")}
  </button>
  ${logButton()}
  <h1>${t("app-title")}</h1>
  <p class="now"><b>${t("round", { round: table.view.round })}</b><span class="soft">${game().phase(table)}</span>${warning(table)}${seriousness(table)}${variationMark()}${state.unkept ? unkept() : nothing}</p>
  ${corner()}
</header>`;
