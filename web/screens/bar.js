/** The bar on top: menu, where the game stands, day or night. */
import { html, nothing } from "lit-html";
import { lastPlace } from "../games/san_juan/catalogue.js";
import { roleNow } from "../games/san_juan/roles.js";
import { icon } from "../parts/icon.js";
import { nameOf } from "../state/people.js";
import { toggleTheme } from "../state/settings.js";
import { change } from "../state/store.js";
import { list, t } from "../words/fluent.js";
import { roleName } from "../words/names.js";

/** @typedef {import("../types").Table} Table */

/**
 * Which part of the round it is.
 * @param {Table} table
 */
export function phase(table) {
  const role = roleNow(table);
  return t(`phase-${table.phase}`, role ? { role: roleName(role) } : {});
}

export const themeButton = (label = false) => html`<button
  type="button"
  class="button plain push"
  data-action="theme"
  aria-label=${label ? nothing : t("theme-toggle")}
  @click=${toggleTheme}
>
  ${icon("sun")}${label ? html`<span>${t("theme-label")}</span>` : nothing}
</button>`;

/** @param {Table} table */
function nearest(table) {
  const { seats = [], count = 0, left = 0 } = table.ending ?? {};
  return { names: list(seats.map((seat) => nameOf(table, seat))), count, left };
}

/**
 * Who has most buildings, once that may soon end the game.
 * @param {Table} table
 */
export const ending = (table) => (table.ending ? t("ending", nearest(table)) : "");

/**
 * The same, short where the window is narrow.
 * @param {Table} table
 */
const warning = (table) =>
  table.ending
    ? html`<b class="ending"
        >${icon("flag")}<span class="full">${ending(table)}</span
        ><span class="short">${t("ending.short", { ...nearest(table), places: lastPlace() })}</span></b
      >`
    : nothing;

const serious = () => html`<b class="serious" title=${t("new-serious-note")}>${t("serious-mark")}</b>`;

/** @param {Table} table */
export const bar = (table) => html`<header class="bar">
  <button
    type="button"
    class="button plain"
    data-action="menu"
    aria-label=${t("menu")}
    @click=${() => change({ dialog: { name: "menu" } })}
  >
    ${icon("menu")}
  </button>
  <h1>${t("app-title")}</h1>
  <p class="now"><b>${t("round", { round: table.view.round })}</b><span class="soft">${phase(table)}</span>${warning(table)}${table.serious ? serious() : nothing}</p>
  ${themeButton()}
</header>`;
