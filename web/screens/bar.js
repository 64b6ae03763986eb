/** The bar on top: menu, round and phase, day or night. */

import { html, nothing } from "lit-html";
import { game } from "../games/index.js";
import { icon } from "../parts/icon.js";
import { backButton, variationMark } from "../parts/what_if.js";
import { variation } from "../state/branches.js";
import { asked } from "../state/choice.js";
import { toggleTheme } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { t } from "../words/fluent.js";
import { occasion } from "./occasion.js";

/** @typedef {import("../types").Table} Table */

export const themeButton = () => html`<button
  type="button"
  class="button plain push"
  data-action="theme"
  aria-label=${t("theme-toggle")}
  @click=${toggleTheme}
>
  ${icon("sun")}
</button>`;

/**
 * A warning that the end is near, shorter in narrow windows.
 * @param {import("../games/game").Status} status
 */
const told = ({ warning }) =>
  warning
    ? html`<b class="ending" data-what="ending"
        >${icon("flag")}<span class="full">${warning.full}</span
        ><span class="short">${warning.short}</span></b
      >`
    : nothing;

const openCommitment = () => change({ dialog: { name: "commitment" } });

/**
 * A badge that opens the fingerprint of the deal; old games have no fingerprint.
 * @param {Table} table
 * @param {"strict" | "lapsed"} what its explanation
 * @param {string} mark
 * @param {string} note
 */
function badge({ commitment }, what, mark, note) {
  const drawn = html`<b class="serious" data-what=${what} title=${note}>${mark}</b>`;
  return commitment
    ? html`<button type="button" class="link" data-action="commitment" @click=${openCommitment}>${drawn}</button>`
    : drawn;
}

/**
 * The badge of a game that is serious, or began as one.
 * @param {Table} table
 */
function seriousness(table) {
  if (table.serious) return badge(table, "strict", t("serious-mark"), t("new-serious-note"));
  return table.lapsed ? badge(table, "lapsed", t("lapsed-mark"), t("lapsed-note")) : nothing;
}

const openMenu = () => change({ dialog: { name: "menu" } });

/** A warning that the game is not saved, which opens the menu with its remedies. */
const unkept = () => html`<button
  type="button"
  class="link small"
  data-action="unkept"
  title=${errorWords({ id: state.whyUnkept, args: {} })}
  @click=${openMenu}
>
  ${t("unkept-mark")}
</button>`;

/** Opens the log in windows without room for it beside the table. */
const logButton = () => html`<button
  type="button"
  class="button plain"
  data-action="log"
  aria-label=${t("log-label")}
  @click=${() => change({ dialog: { name: "log" } })}
>
  ${icon("log")}
</button>`;

/** The way back takes the place of the theme button in a variation; the settings have the theme, too. */
function corner() {
  if (variation()) return backButton();
  return state.embed ? nothing : themeButton();
}

/** The question, which a hint on a phone takes the place of. @param {Table} table */
function askedNow(table) {
  const question = state.hint?.advice.length ? asked() : null;
  return question ? html`<b class="asked-now">${game().ask.prompt(table, question)}</b>` : nothing;
}

/** The round, its part, and the warning. @param {Table} table */
function now(table) {
  const status = game().table.status(table);
  return html`${askedNow(table)}<b data-what="round">${t("era", { era: table.era })}</b><span class="soft">${status.where}</span>${told(status)}`;
}

/** @param {Table} table */
export const bar = (table) => html`<header class="bar" data-explains>
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
  <p class="now">${occasion(table)}${now(table)}${seriousness(table)}${variationMark()}${state.unkept ? unkept() : nothing}</p>
  ${corner()}
</header>`;
