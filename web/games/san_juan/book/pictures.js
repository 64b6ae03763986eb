/** The pictures of “How to play”, drawn from the pieces of the game. */

import { html, nothing } from "lit-html";
import { sign } from "../../../parts/book/panels.js";
import { icon } from "../../../parts/icon.js";
import { points } from "../../../parts/number.js";
import { seal } from "../../../parts/seal.js";
import { t } from "../../kit.js";
import { cardBack, house, pictureCard } from "../card.js";
import { buildingNamed, catalogue } from "../catalogue.js";
import { goodMark } from "../good.js";
import { governorWheel } from "../governor.js";

/** @param {string} id */
const face = (id) => pictureCard(buildingNamed(id));

/** @param {number} count */
const backs = (count) => html`<span class="fan">${Array.from({ length: count }, () => cardBack())}</span>`;

/** A production building with a good. @param {string} id */
const laden = (id) => html`<span class="laden">${face(id)}${goodMark(String(buildingNamed(id).good))}</span>`;

/** @param {string} id */
const valued = (id) => html`<span class="captioned">${points(buildingNamed(id).vp)}${house(buildingNamed(id))}</span>`;

const street = () => html`<span class="houses">${["well", "sugar_mill", "tower", "quarry", "hero"].map(valued)}</span>`;

/** @param {unknown} drawn @param {string} word */
const named = (drawn, word) => html`<span class="captioned">${drawn}<small>${word}</small></span>`;

const uses = () => [
  named(face("aqueduct"), t("book-building")),
  named(backs(3), t("book-money")),
  named(laden("coffee_roaster"), t("book-good")),
];

/** @param {string} role @param {number} place */
const role = (role, place) => html`<span class="captioned">
  <span class="emblem">${icon(role, "shape")}</span>${place === 1 ? seal(0, "small") : nothing}
</span>`;

const jobs = () => html`${governorWheel()}<span class="jobs">${catalogue.roles.map(role)}</span>`;

const price = () => {
  const { cost } = buildingNamed("tower");
  return [
    face("tower"),
    sign("="),
    backs(cost),
    sign("→"),
    html`<span class="gone">${icon("discard", "shape")}</span>`,
  ];
};

/** The price tile of the picture: the one with the most different prices. */
const TILE = "E";

/** Goods on the tile: the cheapest and the two most valuable. */
const SOLD = ["indigo", "coffee", "silver"];

/** @param {string} good */
const priceOf = (good) => catalogue.tiles[TILE][catalogue.goods.indexOf(good)];

const prices = () => html`<span class="tile">
  ${SOLD.map((good) => html`<span class="price">${goodMark(good)}<b class="num">${priceOf(good)}</b></span>`)}
</span>`;

const sale = () => [laden("coffee_roaster"), sign("→"), prices(), sign("→"), backs(priceOf("coffee"))];

/** A whole city, the last place of which ends the game. */
const CITY = [
  ...["indigo_plant", "smithy", "sugar_mill", "well", "coffee_roaster", "tower"],
  ...["statue", "quarry", "hero", "silver_smelter", "city_hall"],
];

const city = () => html`<span class="dozen">
  ${CITY.map((id) => house(buildingNamed(id)))}<span class="last">${catalogue.places}</span>
</span>`;

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  "how-aim": street,
  "how-cards": uses,
  "how-roles": jobs,
  "how-build": price,
  "how-goods": sale,
  "how-end": city,
};

/** @param {string} id of the panel */
export const picture = (id) => PICTURES[id]?.() ?? nothing;
