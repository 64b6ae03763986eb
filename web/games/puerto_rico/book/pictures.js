/** The pictures of the first chapter, drawn from the pieces of the game. */
import { html, nothing } from "lit-html";
import { sign } from "../../../parts/book/panels.js";
import { icon } from "../../../parts/icon.js";
import { points } from "../../../parts/number.js";
import { seal } from "../../../parts/seal.js";
import { front } from "../building.js";
import { buildingNamed, catalogue } from "../catalogue.js";
import { tileFace } from "../fields.js";
import { governorWheel } from "../governor.js";
import { circles, coin, goodMark, person } from "../tokens.js";

/** @param {...unknown} drawn */
const line = (...drawn) => html`<span class="line">${drawn}</span>`;

/** A tile with its circle, which a settler may occupy. @param {string} kind @param {number} [men] */
const tile = (kind, men = 1) => html`<span class="parcel">${tileFace(kind, circles(1, men))}</span>`;

/** @param {string} id */
const gable = (id) => front(buildingNamed(id));

/** @param {string} id */
const valued = (id) => html`<span class="valued">${gable(id)}${points(buildingNamed(id).vp)}</span>`;

/** A building with settlers on its circles. @param {string} id @param {number} men */
const worked = (id, men) => html`<span class="worked">${gable(id)}${circles(buildingNamed(id).circles, men)}</span>`;

/** A cargo ship. @param {string} good @param {number} count of its barrels @param {number} hold its room */
const ship = (good, count, hold) => html`<span class="deck"
  >${icon("sail", "canvas")}<span class="holds"
    >${Array.from({ length: hold }, (_, k) => html`<span class="hold">${k < count ? goodMark(good) : nothing}</span>`)}</span
  ></span
>`;

/** @param {string} good */
const priceOf = (good) => catalogue.prices[catalogue.goods.indexOf(good)];

const aim = () => [
  line(goodMark("sugar"), goodMark("sugar"), sign("→"), points(2)),
  line(...["small_market", "office", "sugar_mill", "wharf", "residence"].map(valued)),
];

const ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"];

/** A role; one of them is taken, another one has a doubloon. @param {string} role */
const job = (role) => html`<span class="job">
  <span class="crest">${icon(role, "shape")}</span>${role === "mayor" ? seal(0, "small") : nothing}${role === "captain" ? coin(1) : nothing}
</span>`;

const jobs = () => [governorWheel(), html`<span class="jobs">${ROLES.map(job)}</span>`];

const work = () => [tile("coffee", 0), sign("+"), person(), sign("→"), tile("coffee")];

const harvest = () => [
  line(tile("indigo"), sign("+"), worked("small_indigo_plant", 1), sign("→"), goodMark("indigo")),
  line(tile("corn"), sign("→"), goodMark("corn")),
];

const sale = () =>
  catalogue.goods.map((good) => html`<span class="valued">${goodMark(good)}${coin(priceOf(good))}</span>`);

/** The price of a building, and the doubloon that a quarry saves. */
const price = () => [
  line(coin(buildingNamed("factory").cost), sign("→"), gable("factory")),
  line(tile("quarry"), sign("→"), sign("−"), coin(1)),
];

const load = () => [goodMark("tobacco"), sign("→"), ship("tobacco", 2, 3), sign("→"), points(1)];

const lastPlace = () => html`<span class="lot" data-last>${icon("flag")}</span>`;

const end = () => [
  html`<span class="deck"><span class="holds"><span class="hold"></span><span class="hold"></span></span></span>`,
  lastPlace(),
  points(0),
];

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  "how-aim": () => html`<span class="lines">${aim()}</span>`,
  "how-roles": jobs,
  "how-work": work,
  "how-goods": () => html`<span class="lines">${harvest()}</span>`,
  "how-sell": sale,
  "how-build": () => html`<span class="lines">${price()}</span>`,
  "how-ship": load,
  "how-end": end,
};

/** @param {string} id of the panel */
export const picture = (id) => html`<span class="scene">${PICTURES[id]?.() ?? nothing}</span>`;
