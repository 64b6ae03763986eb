/** The effect of confirming the picked cards, in words: Tuck the Gold mine for 1 point. */
import { html, nothing } from "lit-html";
import { dashed, list, state, t } from "../kit.js";
import { buildingOf } from "./catalogue.js";
import { cardName, theCard } from "./words/names.js";

/** The most cards that the sentence names: FEW in any window, MANY in one with room. */
const FEW = 2;
const MANY = 4;

/**
 * @param {string} name the question's name
 * @param {(count: number) => string} cards the words for the cards
 */
function words(name, cards) {
  const { length: count } = state.picks;
  const { id } = buildingOf(state.picks[0]);
  return t(`prompt-${dashed(name)}.outcome`, { count, card: cardName(id), the: theCard(id), cards: cards(count) });
}

const names = () => list(state.picks.map((card) => cardName(buildingOf(card).id)));

/** @param {number} count */
const counted = (count) => t("cards-count", { count });

/** @param {string} name the question's name */
function known(name) {
  const { length: count } = state.picks;
  if (count === 1) return words(name, names);
  if (count > MANY) return words(name, counted);
  return html`<span class="full">${words(name, names)}</span><span class="short">${words(name, counted)}</span>`;
}

/**
 * The outcome of keeping or giving up cards at no price. An empty line keeps its height, so that nothing moves.
 * @param {import("./types").Asked} question
 */
export function outcome({ name, effect, priced, low }) {
  if (priced || !["keep", "give_up"].includes(effect)) return nothing;
  const { length: count } = state.picks;
  return html`<p class="sum outcome detail" id="outcome" ?data-few=${count <= FEW}>${count && count >= low ? known(name) : nothing}</p>`;
}
