/** A sentence about what went wrong: the game goes on, or has to be started once more. */
import { html, nothing } from "lit-html";
import { retry } from "../actions/play.js";
import { change, state } from "../state/store.js";
import { dashed, has, t } from "../words/fluent.js";
import { icon } from "./icon.js";

/** @param {import("../types").Told} error */
export function errorWords({ id, args }) {
  const name = `error-${dashed(id)}`;
  const said = Object.entries(args).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(" ") : String(value),
  ]);
  return has(name) ? t(name, Object.fromEntries(said)) : t("error-unknown", { id });
}

const failure = () => html`<p class="notice">
  <span>${state.failed ? errorWords(state.failed) : ""}</span>
  <button type="button" class="button plain" data-action="retry" @click=${retry}>${t("retry")}</button>
</p>`;

/** The start screen tells by itself why it cannot start. */
export const notice = () =>
  html`<div role="alert" class="alert">
    ${state.failed && state.screen !== "start" ? failure() : nothing}${
      state.notice
        ? html`<p class="notice">
          <span>${errorWords(state.notice)}</span>
          <button
            type="button"
            class="button plain"
            aria-label=${t("notice-close")}
            @click=${() => change({ notice: null })}
          >
            ${icon("close")}
          </button>
        </p>`
        : nothing
    }
  </div>`;
