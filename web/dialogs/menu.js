/** The menu of a table: what can be looked up, how the page behaves, this game and others. */
import { html } from "lit-html";
import { goHome } from "../actions/play.js";
import { editionWords } from "../games/san_juan/edition.js";
import { icon } from "../parts/icon.js";
import { languageChoice } from "../parts/language.js";
import { filePicker } from "../screens/start/index.js";
import { download } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @param {import("../types").Table} table */
const gameWords = ({ seed, view: { options } }) =>
  t("menu-game", { which: editionWords(options), seats: options.seats, seed: String(seed) });

/**
 * A button that opens another dialog in the menu's place.
 * @param {"roles" | "prices" | "keys" | "settings"} name
 * @param {unknown} drawing
 * @param {string} title
 */
const opens = (name, drawing, title) => html`<button
  type="button"
  class="button"
  data-action=${name}
  @click=${() => change({ dialog: { name } })}
>
  ${drawing}<span>${title}</span>
</button>`;

const language = () => html`<div class="row language">
  <span aria-hidden="true">${t("language-label")}</span>${languageChoice()}
</div>`;

/** @param {import("../types").Table} table */
const game = (table) => html`<section aria-labelledby="this-game">
  <p id="this-game" class="soft">${gameWords(table)}</p>
  <button type="button" class="button" data-action="save" @click=${() => download(table)}>
    ${icon("file")}<span>${t("menu-save")}</span>
  </button>
  ${filePicker()}
  <button type="button" class="button" data-action="new" aria-describedby="kept" @click=${goHome}>
    ${icon("ship")}<span>${t("menu-new")}</span>
  </button>
  <small id="kept" class="note">${t(state.unkept ? "menu-unkept" : "menu-kept")}</small>
</section>`;

/** @param {import("../types").Table} table */
export const menu = (table) => html`<div class="menu">
  <section>
    ${opens("roles", icon("builder", "shape"), t("roles-help"))} ${opens("prices", icon("trader", "shape"), t("tiles-all"))}
    ${opens("keys", icon("keys"), t("keys-title"))}
  </section>
  <section>${opens("settings", icon("settings"), t("settings-title"))} ${language()}</section>
  ${game(table)}
</div>`;
