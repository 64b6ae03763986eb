/** The bar on top: menu, where the game stands, day or night. */
import { html, nothing } from "lit-html";
import { nameOf } from "../people.js";
import { toggleTheme } from "../settings.js";
import { change } from "../store.js";
import { list, roleName, t } from "../words.js";
import { icon } from "./icon.js";
import { roleNow } from "./roles.js";

/** @typedef {import("../types").Table} Table */

/**
 * Which part of the round it is.
 * @param {Table} table
 */
export function phase(table) {
  if (table.over) return t("phase-over");
  const role = roleNow(table);
  if (role) return t("phase-role", { role: roleName(role) });
  return table.view.question?.name === "role" ? t("phase-choice") : t("phase-start");
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

/**
 * Who has most buildings, once that may soon end the game.
 * @param {Table} table
 */
export function ending(table) {
  if (!table.ending) return "";
  const { seats, count, left } = table.ending;
  return t("ending", { names: list(seats.map((seat) => nameOf(table, seat))), count, left });
}

/** @param {string} words */
const warning = (words) => (words ? html`<b class="ending">${icon("flag")}<span>${words}</span></b>` : nothing);

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
  <p class="now"><b>${t("round", { round: table.view.round })}</b><span class="soft">${phase(table)}</span>${warning(ending(table))}${table.serious ? serious() : nothing}</p>
  ${themeButton()}
</header>`;
