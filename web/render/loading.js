/** How far the engine has come, or why it could not start and what can be done. */
import { html } from "lit-html";
import { retry } from "../play.js";
import { state } from "../store.js";
import { dashed, has, t } from "../words.js";
import { errorWords } from "./notice.js";

/** @param {string} step */
function stepWords(step) {
  const id = `step-${dashed(step)}`;
  return has(id) ? t(id) : t("loading-label");
}

function words() {
  if (state.catalogue) return t("loading-ready");
  const { step, done } = state.progress;
  const args = { step: stepWords(step), percent: Math.round(100 * done) };
  return state.waiting ? t("loading-waiting", args) : t("loading-step", args);
}

const failure = () => html`<div class="engine" data-state="failed">
  <p role="alert">${state.failed ? errorWords(state.failed) : ""}</p>
  <button type="button" class="button" data-action="retry" @click=${retry}>${t("retry")}</button>
</div>`;

const progress = () => html`<div class="engine" data-state=${state.catalogue ? "ready" : "loading"}>
  <progress max="1" .value=${state.catalogue ? 1 : state.progress.done} aria-label=${t("loading-label")}></progress>
  <span role="status">${words()}</span>
</div>`;

export const loading = () => (state.failed ? failure() : progress());
