/** The viewer's own city: twelve places in two rows, which show how near the end of the game is. */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { change, isYou, mine, nameOf, pointsOpen, t } from "../kit.js";
import { chipCard } from "./card.js";
import { buildingNamed, buildingOf, lastPlace, nearPlace } from "./catalogue.js";
import { changesOf } from "./changes.js";
import { handChip, placesTaken, pointsButton, tucked } from "./chips.js";
import { standingFace } from "./face.js";
import { worksIn } from "./forecast.js";
import { governorWheel } from "./governor.js";
import { choiceAmong, pressBuilding } from "./press.js";
import { roleNow } from "./roles.js";
import { cardName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/**
 * @param {Table} table
 * @param {number} seat
 */
export const cityTitle = (table, seat) =>
  isYou(table, seat) ? t("city-yours") : t("city-of", { name: nameOf(table, seat) });

/**
 * The name of the card beneath the building at this place.
 * @param {Seat} seat
 * @param {number} place
 */
const coveredAt = (seat, place) => {
  const beneath = seat.covered.filter((one) => one.place === place).at(-1);
  return beneath ? cardName(beneath.id) : "";
};

/**
 * The points that a player's buildings give by their effects, by building; empty while points are hidden.
 * @param {Table} table
 * @param {number} seat
 * @returns {Record<string, number>}
 */
export const worthIn = (table, seat) => (pointsOpen(table) ? table.scores[seat].parts : {});

/**
 * @param {Seat} seat
 * @param {number} place
 * @param {(card: number) => object} choice
 * @param {Record<string, number>} worth
 */
function built(seat, place, choice, worth) {
  const { id, card, good } = seat.buildings[place];
  const building = buildingNamed(id);
  const covers = coveredAt(seat, place);
  const face = { ...choice(card), building, card, good, covers, worth: building.star ? worth[id] : undefined };
  return html`<li class="place" data-covers=${covers || nothing} data-what=${covers ? "covers" : nothing} title=${ifDefined(covers ? t("covers", { card: covers }) : undefined)}>
    ${chipCard({ ...face, size: "chip", stands: true })}
  </li>`;
}

/** @param {number} place */
function lot(place) {
  const last = place === lastPlace() - 1;
  const near = place >= nearPlace() - 1;
  return html`<li class="place lot" data-what="place" ?data-near=${near} ?data-last=${last} aria-label=${t("place-free", { place: place + 1 })}>
    ${near ? html`<span class="num">${place + 1}</span>` : nothing}
    ${last ? html`${icon("flag")}<small>${t("place-last")}</small>` : nothing}
  </li>`;
}

/**
 * @param {number} place
 * @param {number} card
 */
function site(place, card) {
  const building = buildingOf(card);
  const name = cardName(building.id);
  return html`<li class="place site" data-what="site" aria-label=${t("place-site", { place: place + 1, card: name })}>
    ${icon(building.id, "emblem")}<b>${name}</b>
  </li>`;
}

/**
 * @param {Seat} seat
 * @param {(card: number) => object} choice the effect of a press on a building
 * @param {Record<string, number>} worth
 * @param {number | null} [coming]
 */
export function places(seat, choice, worth, coming = null) {
  const count = seat.buildings.length;
  const taken = seat.buildings.map(({ card }, place) => ({ key: card, show: () => built(seat, place, choice, worth) }));
  const free = Array.from({ length: Math.max(lastPlace() - count, 0) }, (_, k) => ({
    key: -1 - count - k,
    show: () => (k === 0 && coming !== null ? site(count, coming) : lot(count + k)),
  }));
  return html`<ol class="places" data-rove="table">
    ${repeat(
      [...taken, ...free],
      ({ key }) => key,
      ({ show }) => show(),
    )}
  </ol>`;
}

/**
 * The heading of the viewer's city, as a button that opens the city with the names of its buildings.
 * @param {Table} table
 * @param {number} seat
 */
const heading = (table, seat) => html`<h2>
  <button type="button" class="row opener" data-action="names" @click=${() => change({ dialog: { name: "city", about: { seat } } })}>
    ${seal(seat, "small")}<span class="called" id="own-city">${cityTitle(table, seat)}</span>${icon("chev", "ico opens")}
  </button>
</h2>`;

/** @param {Table} table */
export function city(table) {
  const own = mine(table);
  const seat = table.view.seats[own];
  const choice = choiceAmong(
    seat.buildings.map(({ card }) => card),
    pressBuilding,
  );
  const role = roleNow(table);
  const working = role ? worksIn(table, role) : [];
  const face = (/** @type {number} */ card) => ({
    ...standingFace(table, choice(card)),
    works: role && working.includes(card) ? role : "",
    changed: changesOf(table).cards.get(card),
  });
  return html`<section class="city" data-place="city" aria-labelledby="own-city">
    <div class="row head" data-home data-place="numbers">
      ${heading(table, own)}${table.view.governor === own ? governorWheel() : nothing}
      ${handChip(table, own)}${pointsOpen(table) ? pointsButton(table.scores[own].total) : nothing}${tucked(seat)}${placesTaken(seat.buildings.length)}
    </div>
    ${places(seat, face, worthIn(table, own), table.site)}
  </section>`;
}
