/** A card, drawn as a house front: as a button in hand or city, in full, as a mini, as a back. */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { t } from "../kit.js";
import { goodMark, goodWord } from "./good.js";
import { cardLabel, goodLabel } from "./label.js";
import { reviewMarks } from "./reviewed.js";
import { cardEffect, cardName, cardTitle } from "./words/names.js";

/** @typedef {import("./types").Building} Building */

/**
 * A card with its state.
 * @typedef {object} Face
 * @property {Building} building
 * @property {number | null} card
 * @property {"hand" | "chip" | "full"} size
 * @property {boolean} [option] whether it can be chosen now
 * @property {boolean} [picked]
 * @property {boolean} [full] whether it could be chosen if another were put down
 * @property {boolean} [advised] whether the hint names it
 * @property {import("../../state/review.js").Mark[]} [reviewed] its marks in a review
 * @property {boolean} [barred] whether others can be chosen now, but not this one
 * @property {number} [price] its cost now
 * @property {string} [why] the reason why it cannot be chosen
 * @property {boolean} [stands] whether it stands in a city
 * @property {number} [worth] the points its effect gives now
 * @property {boolean} [good]
 * @property {string} [covers] the name of the card beneath
 * @property {number} [tag] the cards to gain or to pay by choosing it
 * @property {string} [said] the tag in words
 * @property {string} [works] the role of the current phase, if the building counts in it
 * @property {import("./changes.js").Change} [changed] its change since the viewer's latest decision
 * @property {string} [lies] its place, if neither a hand nor a city
 * @property {(event: globalThis.Event) => void} [press]
 */

/** @param {Building} building */
const printed = (building) => (building.star ? "★" : building.vp);

/**
 * A word on the change since the latest decision, or on the place of the card.
 * @param {{ changed?: import("./changes.js").Change, lies?: string }} face
 */
function changeMark({ changed, lies }) {
  const word = changed ? t(`changed-${changed}`) : lies;
  return word
    ? html`<span class="changed" data-what=${changed ? "changed" : "offer"} ?data-new=${changed === "new"} aria-hidden="true">${word}</span>`
    : nothing;
}

/** @param {Face} face */
const worksMark = ({ works }) =>
  works
    ? html`<span class="works" data-what="works" data-of=${works} aria-hidden="true">${icon(works, "shape")}</span>`
    : nothing;

/** @param {Building} building */
const front = (building) =>
  html`<span class="front" aria-hidden="true"><span class="window">${icon(building.id, "emblem")}</span></span>`;

/** @param {Face} face */
const costMark = ({ building, price = building.cost }) =>
  html`<span class="cards" data-what="cost" aria-hidden="true" ?data-cut=${price < building.cost}>${price}</span>`;

/** @param {Pick<Face, "building" | "worth">} face */
const worthMark = ({ building, worth }) =>
  html`<span class="points" data-what=${building.star ? "star" : "worth"} aria-hidden="true">${worth === undefined ? printed(building) : html`${worth}<small>★</small>`}</span>`;

/**
 * A circle: ticked on a picked card, with the light of the hint on one that the hint names.
 * @param {Face} face
 */
const choiceMark = ({
  advised,
  picked,
}) => html`<span class="mark" data-what=${advised && !picked ? "advised" : nothing} aria-hidden="true" ?data-advised=${advised && !picked}
  >${advised && !picked ? icon("hint") : icon("check", "tick")}</span
>`;

/** @param {Face} face */
const marks = (
  face,
) => html`${face.option ? choiceMark(face) : nothing}${reviewMarks(face.reviewed ?? [])}${changeMark(face)}
${face.why ? html`<span class="why" aria-hidden="true">${face.why}</span>` : nothing}`;

/** @param {Face} face */
const small = (face) => html`${costMark(face)}${front(face.building)}${worthMark(face)}
  <span class="name" aria-hidden="true">${cardTitle(face.building.id)}</span>
  <span class="rule" data-rule aria-hidden="true">${cardEffect(face.building.id)}</span>`;

/** @param {Face} face */
export const handCard = (face) => button(face, html`${small(face)}${marks(face)}`);

/** @param {number} tag */
const tagMark = (tag) => html`<span class="cards" data-what="sells" aria-hidden="true">${tag}</span>`;

/** @param {Face} face */
export function chipCard(face) {
  const { building, good } = face;
  return button(
    face,
    html`${front(building)}${worthMark(face)}
      ${good && building.good ? goodMark(building.good) : nothing}
      ${face.tag === undefined ? (good ? nothing : worksMark(face)) : tagMark(face.tag)}
      <span class="name" aria-hidden="true">${cardTitle(building.id)}</span>${marks(face)}`,
  );
}

/**
 * The button of a card. Its label says everything, so the drawing is hidden from assistive technology.
 * @param {Face} face
 * @param {unknown} inside
 */
const button = (face, inside) => html`<button
  type="button"
  class="card"
  data-size=${face.size}
  data-group=${face.building.group}
  data-id=${face.building.id}
  data-good=${face.building.good ?? nothing}
  data-card=${face.card ?? nothing}
  data-thing=${face.card ?? nothing}
  data-option=${face.option ? (face.card ?? nothing) : nothing}
  ?data-full=${face.full}
  data-reviewed=${face.reviewed?.join(" ") || nothing}
  aria-pressed=${ifDefined(face.option ? (face.picked ? "true" : "false") : undefined)}
  aria-disabled=${ifDefined(face.barred ? "true" : undefined)}
  @click=${face.press}
>
  <span class="sr">${cardLabel(face)}</span>${inside}
</button>`;

/**
 * The whole card, large enough to read.
 * @param {Building} building
 */
export const fullCard = (building) => html`<div
  class="card"
  data-size="full"
  data-group=${building.group}
  data-good=${building.good ?? nothing}
>
  <span class="cards" data-what="cost" translate="no">${building.cost}</span>${front(building)}
  <span class="name">${cardTitle(building.id)}</span>
  <span class="rule">${cardEffect(building.id)}</span>
  <span class="foot"
    ><span class="sort soft small" data-what="sort" data-of=${building.group}>${t(`group-${building.group}`)}</span>${building.good ? goodWord(building.good) : nothing}
    <span class="points" data-what=${building.star ? "star" : "worth"} translate="no">${printed(building)}</span></span
  >
</div>`;

/**
 * A building of another city, in the smallest size.
 * @param {Building} building
 * @param {boolean} good
 * @param {number} card
 * @param {import("./changes.js").Change} [changed]
 * @param {number} [worth]
 */
export const miniCard = (building, good, card, changed, worth) => html`<li
  class="card"
  data-size="mini"
  data-group=${building.group}
  data-good=${building.good ?? nothing}
  data-card=${card}
  data-thing=${card}
>
  ${front(building)}${worthMark({ building, worth })}${good && building.good ? goodMark(building.good) : nothing}
  <span class="name" aria-hidden="true">${cardTitle(building.id)}</span
  ><span class="sr"
    >${cardName(building.id)} ${good && building.good ? goodLabel(building.good, good) : nothing} ${changed ? t(`changed-${changed}.said`) : nothing}</span
  >${changeMark({ changed })}
</li>`;

/**
 * A building as a house in a street; a dearer one is taller.
 * @param {Building} building
 * @param {number} [at] its place in the street
 */
export const house = (building, at = 0) => html`<span
  class="card"
  data-size="house"
  data-group=${building.group}
  data-good=${building.good ?? nothing}
  ${styled({ "--cost": building.cost, "--at": at })}
  aria-hidden="true"
>
  ${front(building)}
</span>`;

/**
 * A small card to read, in the book.
 * @param {Building} building
 * @param {unknown} [said] its words for a screen reader
 */
export const pictureCard = (building, said = nothing) => html`<span
  class="card"
  data-size="hand"
  data-group=${building.group}
  data-good=${building.good ?? nothing}
>
  ${small({ building, card: null, size: "hand" })}${said}
</span>`;

/** A small card with its label. @param {Building} building */
export const cardTile = (building) =>
  pictureCard(building, html`<span class="sr">${cardLabel({ building, card: null, size: "hand" })}</span>`);

export const cardBack = () => html`<span class="back"><span class="weave"></span></span>`;
