/** The games to resume: the latest in a card, the others in a list that unfolds. */
import { html, nothing } from "lit-html";
import { partOf } from "../../actions/guard.js";
import { goOn } from "../../actions/play.js";
import { game, titleOf } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { gameOnShow } from "../../state/game_of.js";
import { listedAs } from "../../state/people.js";
import { pointsOpen } from "../../state/points.js";
import { state } from "../../state/store.js";
import { commas, list, t } from "../../words/fluent.js";
import { removal, removeButton } from "./removal.js";

/** @typedef {import("../../types").Saved} Saved */

/** @param {Saved} saved */
function standing({ era, over, players, options }) {
  const args = { era: t("era", { era }), seats: players.length };
  return commas([t(over ? "continue-over" : "continue-era", args), game().start.optionWords(options)]);
}

/** Only the game on show has its words here. @param {Saved} saved */
const standingThere = ({ players }) => t("shelf-seats", { seats: players.length });

/** @param {Saved} saved */
const toldWithGame = (saved) =>
  `${titleOf(saved.game)} · ${saved.game === gameOnShow() ? standing(saved) : standingThere(saved)}`;

/** A table in words, with its game where there are several. @param {Saved} saved */
const told = (saved) => (SEVERAL ? toldWithGame(saved) : standing(saved));

/**
 * @param {Saved} saved
 * @param {string} action
 * @param {string} look
 * @param {unknown} label
 */
const goOnWith = (saved, action, look, label) => html`<button
  type="button"
  class="button ${look}"
  data-action=${action}
  ?disabled=${state.wanted}
  @click=${() => goOn(saved)}
>
  ${icon("play")}<span>${label}</span>
</button>`;

/** @param {Saved} saved */
const latestButton = (saved) =>
  saved.over
    ? goOnWith(saved, "continue", "", t("continue-result"))
    : goOnWith(saved, "continue", "main big", t("continue-button"));

/** @param {Saved} saved @param {number} seat */
const player = (saved, seat) => html`<li>
  ${seal(seat, "small")}<bdi>${listedAs(saved, seat)}</bdi>
  ${pointsOpen(saved) ? html`<b class="num">${saved.players[seat].total}</b>` : nothing}
</li>`;

/** The latest game. @param {Saved} saved */
export const latest = (saved) => html`<section class="sheet again" aria-labelledby="again">
  <h2 id="again" class="sr">${t("continue-title")}</h2>
  <p>${told(saved)}</p>
  ${latestButton(saved)}
  <ul class="row wrap players" aria-label=${t("continue-points")}>
    ${saved.players.map((_, seat) => player(saved, seat))}
  </ul>
  ${removeButton(saved)}${removal(saved)}
</section>`;

/** @param {Saved} saved */
function line(saved) {
  const players = list(saved.players.map((_, seat) => listedAs(saved, seat)));
  const about = [players, t("continue-when", { when: saved.when })].join(" · ");
  const label = html`${told(saved)} <span class="soft small">${about}</span>`;
  return html`<li>
    <div class="row">${goOnWith(saved, "earlier", "plain", label)}${removeButton(saved)}</div>
    ${removal(saved)}
  </li>`;
}

/** The other games. @param {Saved[]} games */
export const earlier = (games) => html`<details class="earlier">
  <summary class="row" data-action="earlier-games">${t("continue-earlier", { count: games.length })}${icon("chev", "ico chev")}</summary>
  <ul class="sheet" aria-label=${t("continue-earlier", { count: games.length })}>
    ${games.map((saved) => partOf(() => line(saved)))}
  </ul>
</details>`;
