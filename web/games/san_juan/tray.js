/** Cards to choose from outside hand and city. They cover roles and prices, so that nothing moves. */
import { html, nothing } from "lit-html";
import { whenNew } from "../../parts/drawn.js";
import { intoView } from "../../parts/view.js";
import { dashed, picking, state, t } from "../kit.js";
import { row } from "./hand.js";
import { allPrices } from "./market.js";

/** @param {import("./types").Table} table */
export function tray(table) {
  const cards = table.tray;
  const question = picking() ?? (state.puzzle ?? state.replay)?.table.view.question;
  if (!question || !cards.length) return nothing;
  const title = t(`prompt-${dashed(question.name)}.tray`);
  return html`<section class="tray" data-place="tray" aria-label=${title} data-count=${cards.length} ${whenNew(intoView)}>
    <div class="row head"><h2>${title}</h2>${allPrices()}</div>
    ${row(table, cards)}
  </section>`;
}
