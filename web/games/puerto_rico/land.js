/** An island and a city with their circles: to look at, or to put settlers to work. */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { icon } from "../../parts/icon.js";
import { isPicked, t } from "../kit.js";
import { standingFace } from "./building.js";
import { buildingNamed, catalogue, numberOf } from "./catalogue.js";
import { choiceOf, choicesOf } from "./choices.js";
import { tileFace } from "./fields.js";
import { worksIn } from "./forecast.js";
import { lookAt } from "./market.js";
import { roleNow } from "./on_show.js";
import { spot } from "./spot.js";
import { circles, person } from "./tokens.js";
import { buildingName, tileName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/** @param {readonly { id: string }[]} things @param {number} k */
const copyOf = (things, k) => things.slice(0, k).filter(({ id }) => id === things[k].id).length;

/** @param {boolean} isFilled */
const hole = (isFilled) => (isFilled ? person() : html`<i class="hole"></i>`);

/** The circle of a tile. @param {boolean} isFilled @param {string} id */
const circleOf = (isFilled, id) =>
  id.endsWith("_forest") ? nothing : html`<span class="circles" data-circles>${hole(isFilled)}</span>`;

/** @param {Table} table @param {string} place @param {number} copy */
const circleAt = (table, place, copy) => choiceOf(table, "circle", { place, copy })?.option;

/** A tile of an island. @param {Table} table @param {Seat} seat @param {number} k @param {boolean} isOwn */
function tile(table, seat, k, isOwn) {
  const { id, occupied } = seat.island[k];
  const option = isOwn ? circleAt(table, id, copyOf(seat.island, k)) : undefined;
  const isFilled = option === undefined ? occupied : isPicked(option);
  const label = t(isFilled ? "tile-at-work" : "tile-idle", { tile: tileName(id) });
  return html`<li data-place-of=${id}>${spot({ sort: "tile", label, option, of: isFilled ? "filled" : "empty" }, tileFace(id, circleOf(isFilled, id)))}</li>`;
}

const lot = () => html`<li class="lot"></li>`;

/** @param {Table} table @param {number} seat @param {boolean} isOwn */
export function island(table, seat, isOwn) {
  const its = table.view.seats[seat];
  const free = Math.max(0, catalogue.island - its.island.length);
  return html`<ol class="acres">
    ${its.island.map((_, k) => tile(table, its, k, isOwn))}${Array.from({ length: free }, lot)}
  </ol>`;
}

/** The circles of a building as options. @param {Table} table @param {string} id */
const spotsOf = (table, id) =>
  html`<span class="circles" data-circles>${choicesOf(table, "circle", { place: id }).map(({ option }, k) =>
    spot(
      {
        sort: "circle",
        option,
        label: t("circle-said", { place: buildingName(id), number: k + 1, filled: isPicked(option) ? "yes" : "no" }),
      },
      hole(isPicked(option)),
    ),
  )}</span>`;

/** @param {Seat} seat @param {import("./types").Building} standing */
const still = (seat, { id, circles: count, colonists }) => circles(count, colonists, seat.nobles[id] ?? 0);

/** A building of a city. @param {Table} table @param {Seat} seat @param {number} k @param {boolean} isOwn */
function building(table, seat, k, isOwn) {
  const standing = seat.city[k];
  const { id, circles: count, colonists: men } = standing;
  const isPlacing = isOwn && choiceOf(table, "circle", { place: id }) !== undefined;
  const works = isOwn && worksIn(table, roleNow(table)).includes(id);
  const said = t("building-mine", { name: buildingName(id), men, circles: count });
  const label = works ? `${said}. ${t("works-now")}` : said;
  const face = standingFace(standing, isPlacing ? spotsOf(table, id) : still(seat, standing));
  const facts = { sort: "standing", label, thing: numberOf(id), open: () => lookAt(numberOf(id)) };
  const isIdle = count > 0 && men === 0 && !isPlacing;
  return html`<li data-size=${buildingNamed(id).size} ?data-idle=${isIdle} ?data-works=${works}>
    ${isPlacing ? html`<div class="spot" data-sort="standing" role="group" aria-label=${label}>${face}</div>` : spot(facts, face)}
  </li>`;
}

/** @param {number} k @param {number} free */
const freePlace = (k, free) =>
  html`<li class="lot" ?data-last=${k === free - 1} title=${ifDefined(k === free - 1 ? t("lot-last") : undefined)}>${k === free - 1 ? icon("flag") : nothing}</li>`;

/** @param {Table} table @param {number} seat @param {boolean} isOwn */
export function city(table, seat, isOwn) {
  const its = table.view.seats[seat];
  const used = its.city.reduce((sum, { id }) => sum + buildingNamed(id).size, 0);
  const free = Math.max(0, catalogue.city - used);
  return html`<ol class="street">
    ${its.city.map((_, k) => building(table, its, k, isOwn))}${Array.from({ length: free }, (_, k) => freePlace(k, free))}
  </ol>`;
}
