/** The offer, a card that any player may build: the cathedral of New Buildings. */
import { html, nothing } from "lit-html";
import { t } from "../kit.js";
import { handCard } from "./card.js";
import { faceOf } from "./face.js";
import { choiceAmong } from "./press.js";

/** @param {import("./types").Table} table */
export function offer(table) {
  if (!table.offered.length) return nothing;
  const choice = choiceAmong(table.offered);
  return html`<section class="offer" data-place="offer" data-rove="table" aria-label=${t("offer-label")}>
    ${table.offered.map((card) => handCard({ ...faceOf(table, choice(card)), size: "hand", lies: t("offer-label") }))}
  </section>`;
}
