/** One's own hand, and the cards to choose from that are neither in it nor in the city. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { picking } from "../choice.js";
import { changesOf } from "../changes.js";
import { handOpen, isYou, mine, nameOf } from "../people.js";
import { takeDevice } from "../play.js";
import { dashed, t } from "../words.js";
import { cardBack, handCard } from "./card.js";
import { faceOf } from "./face.js";
import { icon } from "./icon.js";
import { choiceAmong } from "./press.js";

/** @typedef {import("../types").Table} Table */

/** @param {Table} table */
const cardsInHand = (table) => {
  const held = table.view.seats[mine(table)].hand;
  return Array.isArray(held) ? held : [];
};

/** @param {Table} table */
const handSize = (table) => {
  const held = table.view.seats[mine(table)].hand;
  return Array.isArray(held) ? held.length : held;
};

/**
 * Options that lie nowhere else on the table: cards drawn or revealed.
 * @param {Table} table
 */
function cardsOnTray(table) {
  const known = new Set([...cardsInHand(table), ...table.offered]);
  for (const { card } of table.view.seats[mine(table)].buildings) known.add(card);
  return picking()?.options.filter((card) => !known.has(card)) ?? [];
}

/**
 * @param {Table} table
 * @param {number[]} cards
 */
function row(table, cards) {
  const choice = choiceAmong(cards);
  const changes = changesOf(table).cards;
  return html`<ol style="--n:${Math.max(cards.length, 1)};--half:${Math.ceil(cards.length / 2)}">
    ${repeat(
      cards,
      (card) => card,
      (card) => html`<li>${handCard({ ...faceOf(table, choice(card)), size: "hand", changed: changes.get(card) })}</li>`,
    )}
  </ol>`;
}

/** @param {Table} table */
function tray(table) {
  const cards = cardsOnTray(table);
  if (!cards.length) return nothing;
  const title = t(`prompt-${dashed(picking()?.name ?? "")}.tray`);
  return html`<section class="tray" aria-label=${title}>
    <h3>${title}</h3>
    ${row(table, cards)}
  </section>`;
}

/** @param {Table} table */
const faceDown = (table) => html`<div class="facedown">
  <ol aria-hidden="true">
    ${Array.from({ length: handSize(table) }, () => html`<li>${cardBack()}</li>`)}
  </ol>
  <p>${t("hand-hidden", { name: table.players[mine(table)].name })}</p>
  ${table.viewer === null
    ? nothing
    : html`<button type="button" class="button" data-action="show-hand" @click=${takeDevice}>
        ${icon("eye")}<span>${t("hand-show")}</span>
      </button>`}
</div>`;

/** @param {Table} table */
export function hand(table) {
  const own = mine(table);
  const title = isYou(table, own) ? t("hand-yours") : t("hand-of", { name: nameOf(table, own) });
  const cards = cardsInHand(table);
  const many = cards.length > 8 || cardsOnTray(table).length > 0;
  return html`<section
    class="hand"
    ?data-many=${many}
    aria-label=${t("hand-count", { title, count: handSize(table) })}
  >
    ${tray(table)}${handOpen(table) ? row(table, cards) : faceDown(table)}
    ${handOpen(table) && !cards.length ? html`<p class="soft">${t("hand-empty")}</p>` : nothing}
  </section>`;
}
