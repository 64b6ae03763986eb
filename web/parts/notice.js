/** The notice of an error: the game runs on, or the engine must restart. */
import { html, nothing } from "lit-html";
import { retry } from "../actions/play.js";
import { openTab } from "../actions/tab.js";
import { remedyOf } from "../site/causes.js";
import { reloadFresh } from "../site/fresh.js";
import { download } from "../state/files.js";
import { change, state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * @param {string} action
 * @param {string} label
 * @param {() => void} act
 */
const button = (action, label, act) =>
  html`<button type="button" class="link" data-action=${action} @click=${act}>${label}</button>`;

const save = () => button("save-file", t("menu-save"), () => state.table && download(state.table));

const tab = () => button("open-tab", t("open-tab"), openTab);

const reload = () => button("reload", t("reload"), reloadFresh);

/** Remedies by the id of the error. @type {Map<string, () => unknown>} */
const REMEDIES = new Map([
  ["not_kept", () => html`${save()} ${tab()}`],
  ["storage_blocked", save],
  ["storage_full", save],
  ["storage_silent", save],
  ["framed_file", tab],
  ["newer_kept", save],
]);

/** @param {string} id of an error */
const remedy = (id) => REMEDIES.get(id)?.() ?? (remedyOf(id) === "reload" ? reload() : nothing);

/** The button that helps if the engine stopped: another start, or a page past the service worker. @param {string} sort its class */
export const again = (sort) =>
  remedyOf(state.failed?.id ?? "") === "reload"
    ? html`<button type="button" class=${sort} data-action="reload" @click=${reloadFresh}>${t("reload")}</button>`
    : html`<button type="button" class=${sort} data-action="retry" @click=${retry}>${t("retry")}</button>`;

/** The reason why the engine stopped, and the button that restarts it. */
export const failure = () => html`<p class="notice">
  <span>${state.failed ? errorWords(state.failed) : ""}</span>
  ${again("button plain")}
</p>`;

/** @param {import("../types").Told} error */
const told = (error) => html`<p class="notice">
  <span>${errorWords(error)} ${remedy(error.id)}</span>
  <button type="button" class="button plain push" aria-label=${t("notice-close")} @click=${() => change({ notice: null })}>
    ${icon("close")}
  </button>
</p>`;

/** Whether this notice shows a failure: the start screen and a dialog show it themselves. */
const isFailureHere = () => state.failed && state.screen !== "start" && !state.dialog;

/** Whether a game is fetched to show it next: the start screen shows that itself. */
const isComing = () => state.coming && state.screen !== "start";

const coming = () => html`<p class="notice">${t("loading-game", { game: state.coming?.title ?? "" })}</p>`;

export const notice = () =>
  html`<div role="alert" class="alert">
    ${isFailureHere() ? failure() : nothing}${SEVERAL && isComing() ? coming() : nothing}${state.notice ? told(state.notice) : nothing}
  </div>`;
