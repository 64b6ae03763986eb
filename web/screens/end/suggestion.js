/** Suggests the next level once the results are clear, or names the one that keeps up. */
import { html, nothing } from "lit-html";
import { rematchAgainst } from "../../actions/play.js";
import { adaptive } from "../../parts/adaptive.js";
import { asInForm, keepsUp } from "../../state/adaptive.js";
import { catalogue } from "../../state/catalogue.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @param {string} kind */
const called = (kind) => t(`kind-${kind}.short`);

/** @param {import("../../types").Table} table */
export function suggested({ save, players }) {
  if (keepsUp(asInForm(players, state.form))) return adaptive(players.length);
  if (state.suggestion?.table !== save.id) return nothing;
  const { level, next, wins, of } = state.suggestion;
  const way = catalogue.levels.indexOf(next) > catalogue.levels.indexOf(level) ? "up" : "down";
  return html`<p class="row wrap" data-place="suggestion">
    <span>${t("suggestion", { wins, of, way, level: called(level), next: called(next) })}</span>
    <button type="button" class="button" data-action="raise" @click=${() => rematchAgainst(next)}>
      ${t("suggestion-play", { next: called(next) })}
    </button>
  </p>`;
}
