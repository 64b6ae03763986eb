/** The viewer's own hand. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { calledAt, canTakeDevice, handOpen, isYou, mine, nameOf, t, takeDevice } from "../kit.js";
import { cardBack, handCard } from "./card.js";
import { changesOf } from "./changes.js";
import { handSizeOf } from "./chips.js";
import { faceOf } from "./face.js";
import { choiceAmong } from "./press.js";

/** @typedef {import("./types").Table} Table */

/** @param {Table} table */
const cardsInHand = (table) => {
  const held = table.view.seats[mine(table)].hand;
  return Array.isArray(held) ? held : [];
};

/** @param {Table} table */
const handSize = (table) => handSizeOf(table.view.seats[mine(table)]);

/**
 * @param {Table} table
 * @param {number[]} cards
 * @param {Map<number, import("./changes.js").Change>} [changes] the words on the cards
 */
export function row(table, cards, changes = new Map()) {
  const choice = choiceAmong(cards);
  return html`<ol data-rove="table" ${styled({ "--n": Math.max(cards.length, 1), "--half": Math.ceil(cards.length / 2) })}>
    ${repeat(
      cards,
      (card) => card,
      (card) =>
        html`<li>${handCard({ ...faceOf(table, choice(card)), size: "hand", changed: changes.get(card) })}</li>`,
    )}
  </ol>`;
}

/** @param {Table} table */
const faceDown = (table) => html`<div class="facedown">
  ${
    canTakeDevice()
      ? html`<button type="button" class="button main" data-action="show-hand" @click=${takeDevice}>
        ${icon("eye")}<span>${t("hand-show")}</span>
      </button>`
      : nothing
  }
  <p>${t("hand-hidden", { name: calledAt(table, mine(table)) })}</p>
  <ol aria-hidden="true">
    ${Array.from({ length: handSize(table) }, () => html`<li>${cardBack()}</li>`)}
  </ol>
</div>`;

/**
 * The line under the cards: the gesture that opens one, or that the hand is empty.
 * @param {number[]} held
 */
const below = (held) =>
  held.length
    ? html`<p class="hold soft small" aria-hidden="true">${t("hand-hold")}</p>`
    : html`<p class="none soft">${t("hand-empty")}</p>`;

/** @param {Table} table */
export function hand(table) {
  const own = mine(table);
  const title = isYou(table, own) ? t("hand-yours") : t("hand-of", { name: nameOf(table, own) });
  const cards = cardsInHand(table);
  return html`<section
    class="hand"
    data-place="hand"
    ?data-many=${cards.length > 8}
    aria-label=${t("hand-count", { title, count: handSize(table) })}
  >
    ${handOpen(table) ? row(table, cards, changesOf(table).cards) : faceDown(table)}
    ${handOpen(table) ? below(cards) : nothing}
  </section>`;
}
