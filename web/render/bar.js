/** The bar on top: menu, where the game stands, day or night. */
import { html, nothing } from "lit-html";
import { nameOf } from "../people.js";
import { toggleTheme } from "../settings.js";
import { change } from "../store.js";
import { list, roleName, t } from "../words.js";
import { NEAR, PLACES } from "./city.js";
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
 * The fullest city, once it may soon end the game.
 * @param {Table} table
 */
function ending(table) {
  const counts = table.view.seats.map(({ buildings }) => buildings.length);
  const count = Math.max(...counts);
  if (count < NEAR || table.over) return nothing;
  const names = list(counts.flatMap((one, seat) => (one === count ? [nameOf(table, seat)] : [])));
  return html`<b class="ending">${icon("flag")}<span>${t("ending", { names, count, places: PLACES })}</span></b>`;
}

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
  <p class="now"><b>${t("round", { round: table.view.round })}</b><span class="soft">${phase(table)}</span>${ending(table)}${table.serious ? serious() : nothing}</p>
  ${themeButton()}
</header>`;
