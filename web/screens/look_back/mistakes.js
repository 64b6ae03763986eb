/** The person's costliest decisions, which become puzzles once the look back is complete. */
import { html, nothing } from "lit-html";
import { collectMistakes } from "../../actions/mistakes.js";
import { openPuzzles } from "../../actions/puzzles.js";
import { game } from "../../games/index.js";
import { onceDrawn } from "../../parts/drawn.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @param {import("../../types").LookBack} found */
export function asPuzzles(found) {
  if (found.done < 1 || state.embed || state.visit) return nothing;
  onceDrawn(() => collectMistakes(found));
  const count = state.mistakes.puzzles.filter((one) => one.game === found.table.save.id).length;
  if (!count) return nothing;
  return html`<p class="row wrap" role="status">
    <span>${t("mistakes-noted", { count })}</span>
    <button type="button" class="link" data-action="puzzles" @click=${() => openPuzzles(game().puzzles)}>
      ${t("puzzles-title")}
    </button>
  </p>`;
}
