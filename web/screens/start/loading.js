/** The progress of loading the engine once a game waits for it, or the reason why it could not start. */
import { html, nothing } from "lit-html";
import { again } from "../../parts/notice.js";
import { state } from "../../state/store.js";
import { errorWords } from "../../words/errors.js";
import { dashed, has, t } from "../../words/fluent.js";

/** @param {string} step */
function stepWords(step) {
  const id = `step-${dashed(step)}`;
  return has(id) ? t(id) : t("loading-label");
}

function words() {
  if (state.ready) return t("loading-ready");
  const step = stepWords(state.progress.step);
  return state.wanted ? t("loading-waiting", { step }) : step;
}

/** The percent, for the eye only: the bar reports it to screen readers, and a status would announce every step. */
const share = () =>
  html`<span aria-hidden="true">${t("percent", { percent: Math.round(100 * state.progress.done) })}</span>`;

export const failure = () => html`<div class="sheet engine" data-state="failed">
  <p role="alert">${state.failed ? errorWords(state.failed) : ""}</p>
  ${again("button")}
</div>`;

/** The game that is fetched to show it next. */
const coming = () => html`<div class="engine sheet" data-state="loading">
  <progress aria-label=${t("loading-label")}></progress>
  <p role="status">${t("loading-game", { game: state.coming?.title ?? "" })}</p>
</div>`;

/** For screen readers only, until a game waits. */
const isQuiet = () => state.ready || !state.wanted;

const engine =
  () => html`<div class="engine ${isQuiet() ? "sr" : "sheet"}" data-state=${state.ready ? "ready" : "loading"}>
  <progress max="1" .value=${state.ready ? 1 : state.progress.done} aria-label=${t("loading-label")}></progress>
  <p><span role="status">${words()}</span> ${state.ready ? nothing : share()}</p>
</div>`;

export const loading = () => (SEVERAL && state.coming ? coming() : engine());
