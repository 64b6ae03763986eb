/** The menu of a table: settings, keys, saving, loading, another game. */
import { html } from "lit-html";
import { goHome } from "../play.js";
import { download } from "../saves.js";
import { change } from "../store.js";
import { t } from "../words.js";
import { editionWords } from "./edition.js";
import { icon } from "./icon.js";
import { languageChoice } from "./language.js";
import { filePicker } from "./start.js";

/** @param {import("../types").Table} table */
const gameWords = ({ seed, view: { options } }) =>
  t("menu-game", { which: editionWords(options), seats: options.seats, seed: String(seed) });

/** @param {import("../types").Table} table */
export const menu = (table) => html`<div class="menu">
  ${languageChoice()}
  <button type="button" class="button" data-action="settings" @click=${() => change({ dialog: { name: "settings" } })}>
    ${icon("menu")}<span>${t("settings-title")}</span>
  </button>
  <button type="button" class="button" data-action="keys" @click=${() => change({ dialog: { name: "keys" } })}>
    ${icon("log")}<span>${t("keys-title")}</span>
  </button>
  <p class="soft">${gameWords(table)}</p>
  <button type="button" class="button" data-action="save" @click=${() => download(table)}>
    ${icon("file")}<span>${t("menu-save")}</span>
  </button>
  ${filePicker()}
  <button type="button" class="button" data-action="new" @click=${goHome}>
    ${icon("ship")}<span>${t("menu-new")}</span>
  </button>
</div>`;
