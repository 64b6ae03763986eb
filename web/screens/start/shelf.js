/** The games of the site, each a link to its start screen; a site of one game has no shelf. */
import { drawings } from "icons/shelf";
import { html, nothing } from "lit-html";
import { addressOf, chooseGame } from "../../actions/choose_game.js";
import { CARDS, titleOf } from "../../games/index.js";
import { gameOnShow } from "../../state/game_of.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../games/index.js").Card} Card */

/** The most games on the shelf. */
const MOST = 5;

/** The numbers of seats, such as 2–4. @param {Card} card */
const seatsOf = ({ seats = [] }) => [...new Set([Math.min(...seats), Math.max(...seats)])].join("–");

/** Whether a press opens a tab or a window, which the browser does by itself. @param {MouseEvent} press */
const isElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** @param {MouseEvent} press @param {Card} card */
function choose(press, card) {
  if (isElsewhere(press)) return;
  press.preventDefault();
  chooseGame(card);
}

/** The numbers of seats as on the box of a game; in words for screen readers. @param {string} numbers */
const seats = (numbers) => html`<span class="row soft small" aria-hidden="true">
    <svg class="ico" viewBox="0 0 16 16"><path d="M8 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM0 16a8 6 0 0 1 16 0z" /></svg>
    ${numbers}</span
  ><span class="sr">${t("shelf-seats", { seats: numbers })}</span>`;

/** @param {Card} card */
const link = (card) => html`<a
  href=${addressOf(card)}
  data-game=${card.code}
  aria-current=${card.code === gameOnShow() ? "page" : "false"}
  aria-busy=${card.code === state.coming?.code ? "true" : "false"}
  @click=${(/** @type {MouseEvent} */ press) => choose(press, card)}
>
  ${drawings[card.code]?.("drawing") ?? nothing}<b>${titleOf(card.code)}</b>
  ${seats(seatsOf(card))}
</a>`;

/** The first games, and the one on show. */
function shown() {
  const others = CARDS.filter(({ code }) => code !== gameOnShow()).slice(0, MOST - 1);
  return CARDS.filter((card) => card.code === gameOnShow() || others.includes(card));
}

export const shelf = () => html`<nav class="shelf" aria-label=${t("shelf-title")}>${shown().map(link)}</nav>`;
