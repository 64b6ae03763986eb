/** The whole table. Parts that ignore choices are drawn once for each table that arrives. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { game } from "../../games/index.js";
import { onceDrawn } from "../../parts/drawn.js";
import { fetchAll } from "../../parts/icon.js";
import { soundOffer } from "../../parts/sound_offer.js";
import { handOpen } from "../../state/people.js";
import { state } from "../../state/store.js";
import { language } from "../../words/fluent.js";
import { bar } from "../bar.js";
import { ask } from "./ask.js";
import { point } from "./coach.js";
import { followed, log } from "./log.js";
import { round } from "./round.js";

export const name = /** @type {const} */ ("table");

/**
 * The inputs of the parts that ignore choices: a change of one redraws them.
 * @param {import("../../types").Table} shown
 */
const given = (shown) => [shown, state.settings, language(), handOpen(shown)];

export { tableTitle as title } from "../title.js";

/** Fetches the icons of the game on show, and draws them unless another game is on show by then. */
export async function load() {
  const shown = game();
  const draw = await fetchAll(shown.emblems);
  if (!SEVERAL || shown === game()) draw();
}

/**
 * The table around the prompt or its replacement.
 * @param {import("../../types").Table} shown
 * @param {string | typeof nothing} screen
 * @param {unknown} middle
 */
export const around = (
  shown,
  screen,
  middle,
) => html`<div class="table" data-hidden=${game().table.hidden(shown).join(" ") || nothing}>
  ${bar(shown)}${soundOffer(shown)}
  <main class="board" data-place="board" data-explains data-screen=${screen} data-ply=${shown.view.ply}>
    ${game().table.board(shown, given(shown), middle)}
    <aside class="side">
      ${guard(given(shown), () => game().table.side(shown))}
      ${guard([...given(shown), state.fullLog, followed(shown)], () => log(shown))}
    </aside>
  </main>
</div>`;

/** @param {import("../../types").Table} shown */
export function draw(shown) {
  onceDrawn(() => point(shown));
  return html`${around(shown, nothing, ask(shown))}${round(shown)}`;
}
