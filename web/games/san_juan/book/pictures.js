/** The pictures of “How to play”, drawn from the pieces of the game. */
import { html, kit } from "./with.js";

/** @param {string} id */
const face = (id) => kit.pictureCard(kit.buildingNamed(id));

/** @param {number} count */
const backs = (count) => html`<span class="fan">${Array.from({ length: count }, () => kit.cardBack())}</span>`;

/** @param {string} word */
const sign = (word) => html`<b class="sign">${word}</b>`;

/** A production building with a good. @param {string} id */
const laden = (id) => html`<span class="laden">${face(id)}${kit.goodMark(String(kit.buildingNamed(id).good))}</span>`;

/** @param {string} id */
const house = (id) =>
  html`<span class="captioned">${kit.points(kit.buildingNamed(id).vp)}${kit.house(kit.buildingNamed(id))}</span>`;

const street = () => html`<span class="houses">${["well", "sugar_mill", "tower", "quarry", "hero"].map(house)}</span>`;

/** @param {unknown} drawn @param {string} word */
const named = (drawn, word) => html`<span class="captioned">${drawn}<small>${word}</small></span>`;

const uses = () => [
  named(face("aqueduct"), kit.t("book-building")),
  named(backs(3), kit.t("book-money")),
  named(laden("coffee_roaster"), kit.t("book-good")),
];

/** @param {string} role @param {number} place */
const role = (role, place) => html`<span class="captioned">
  <span class="emblem">${kit.icon(role, "shape")}</span>${place === 1 ? kit.seal(0, "small") : kit.nothing}
</span>`;

const jobs = () => html`${kit.governorWheel()}<span class="jobs">${kit.catalogue.roles.map(role)}</span>`;

const price = () => {
  const { cost } = kit.buildingNamed("tower");
  return [
    face("tower"),
    sign("="),
    backs(cost),
    sign("→"),
    html`<span class="gone">${kit.icon("discard", "shape")}</span>`,
  ];
};

/** The price tile of the picture: the one with the most different prices. */
const TILE = "E";

/** Goods on the tile: the cheapest and the two most valuable. */
const SOLD = ["indigo", "coffee", "silver"];

/** @param {string} good */
const priceOf = (good) => kit.catalogue.tiles[TILE][kit.catalogue.goods.indexOf(good)];

const prices = () => html`<span class="tile">
  ${SOLD.map((good) => html`<span class="price">${kit.goodMark(good)}<b class="num">${priceOf(good)}</b></span>`)}
</span>`;

const sale = () => [laden("coffee_roaster"), sign("→"), prices(), sign("→"), backs(priceOf("coffee"))];

/** A whole city, the last place of which ends the game. */
const CITY = [
  ...["indigo_plant", "smithy", "sugar_mill", "well", "coffee_roaster", "tower"],
  ...["statue", "quarry", "hero", "silver_smelter", "city_hall"],
];

const city = () => html`<span class="dozen">
  ${CITY.map((id) => kit.house(kit.buildingNamed(id)))}<span class="last">${kit.catalogue.places}</span>
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
export const picture = (id) => PICTURES[id]?.() ?? kit.nothing;
