/** The menu of a table: saving, loading, the pace, another game. */
import { html } from "lit-html";
import { goHome } from "../play.js";
import { download } from "../saves.js";
import { setSettings } from "../settings.js";
import { state } from "../store.js";
import { t } from "../words.js";
import { editionWords } from "./edition.js";
import { icon } from "./icon.js";
import { languageChoice } from "./language.js";
import { filePicker } from "./start.js";

/** Milliseconds a step of a computer player stays on show. */
const PACES = /** @type {const} */ ([
  ["slow", 1200],
  ["normal", 600],
  ["quick", 250],
  ["once", 0],
]);

/**
 * @param {string} name
 * @param {number} pace
 */
const paceChoice = (name, pace) => html`<input
    type="radio"
    name="pace"
    id="pace-${name}"
    .checked=${state.settings.pace === pace}
    @change=${() => setSettings({ pace })}
  /><label for="pace-${name}">${t(`pace-${name}`)}</label>`;

/** @param {import("../types").Table} table */
const gameWords = ({ seed, view: { options } }) =>
  t("menu-game", { which: editionWords(options), seats: options.seats, seed: String(seed) });

/** @param {import("../types").Table} table */
export const menu = (table) => html`<div class="menu">
  <fieldset>
    <legend>${t("menu-pace")}</legend>
    <span class="choice">${PACES.map(([name, pace]) => paceChoice(name, pace))}</span>
  </fieldset>
  ${languageChoice()}
  <p class="soft">${gameWords(table)}</p>
  <button type="button" class="button" data-action="save" @click=${() => download(table)}>
    ${icon("file")}<span>${t("menu-save")}</span>
  </button>
  ${filePicker()}
  <button type="button" class="button" data-action="new" @click=${goHome}>
    ${icon("ship")}<span>${t("menu-new")}</span>
  </button>
</div>`;
