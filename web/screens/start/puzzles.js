/** The way to the puzzles, with the number solved. */
import { html } from "lit-html";
import { openPuzzles } from "../../actions/puzzles.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** The number solved, which needs no puzzle to be loaded. */
function told() {
  const count = Object.values(state.practice.tried).filter(({ left }) => left === 0).length;
  return count ? t("puzzles-done", { count }) : "";
}

export const puzzles = () => html`<section class="sheet puzzles" data-place="puzzles" aria-labelledby="puzzles">
  <div>
    <h2 id="puzzles">${t("puzzles-title")}</h2>
    <p class="soft small">${t("puzzles-note")} ${told()}</p>
  </div>
  <p class="row">
    <button type="button" class="button" data-action="puzzles" @click=${() => openPuzzles(game().puzzles)}>
      ${icon("hint")}<span>${t("puzzles-button")}</span>
    </button>
  </p>
</section>`;
