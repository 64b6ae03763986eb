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
import { spot, what } from "./spot.js";
import { circles, person } from "./tokens.js";
import { buildingName, tileName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/** The occupant of an empty circle. */
const NOBODY = "nobody";

/** @param {readonly { id: string }[]} things @param {number} k */
const copyOf = (things, k) => things.slice(0, k).filter(({ id }) => id === things[k].id).length;

/** @param {string} [occupant] */
const hole = (occupant) => (occupant === NOBODY ? html`<i class="hole"></i>` : person(occupant));

/** @param {number} option */
const filling = (option) => (isPicked(option) ? "colonist" : NOBODY);

/** The circle of a tile. @param {string} occupant @param {string} id */
const circleOf = (occupant, id) =>
  id.endsWith("_forest") ? nothing : html`<span class="circles" data-circles>${hole(occupant)}</span>`;

/** The person on a tile: of equal tiles the earliest are occupied, and of these the first by nobles. @param {Seat} seat @param {number} k @returns {NonNullable<import("./types").OptionArgs["occupant"]>} */
function occupantOf({ island, nobles }, k) {
  const { id, occupied } = island[k];
  if (!occupied) return NOBODY;
  return copyOf(island, k) < (nobles[id] ?? 0) ? "noble" : "colonist";
}

/** The option of a tile with its person; equal tiles with equal persons are one option, that of the first. @param {Table} table @param {Seat} seat @param {number} k */
function occupiedAt(table, seat, k) {
  const [place, occupant] = [seat.island[k].id, occupantOf(seat, k)];
  const first = seat.island.findIndex(({ id }, j) => id === place && occupantOf(seat, j) === occupant);
  return first === k ? choiceOf(table, "occupied", { place, occupant })?.option : undefined;
}

/** @param {Table} table @param {string} place @param {number} copy */
const circleAt = (table, place, copy) => choiceOf(table, "circle", { place, copy })?.option;

/** A tile of an island. @param {Table} table @param {Seat} seat @param {number} k @param {boolean} isOwn */
function tile(table, seat, k, isOwn) {
  const { id } = seat.island[k];
  const circle = isOwn ? circleAt(table, id, copyOf(seat.island, k)) : undefined;
  const occupant = circle === undefined ? occupantOf(seat, k) : filling(circle);
  const label = t(occupant === NOBODY ? "tile-idle" : "tile-at-work", { tile: tileName(id) });
  const facts =
    circle === undefined
      ? { option: isOwn ? occupiedAt(table, seat, k) : undefined }
      : { option: circle, carries: true, of: occupant === NOBODY ? "empty" : "filled" };
  return html`<li data-place-of=${id}>${spot({ sort: "tile", label, ...facts, ...what(occupant === NOBODY ? "idle" : "busy", id) }, tileFace(id, circleOf(occupant, id)))}</li>`;
}

const lot = () => html`<li class="lot" data-what="acre"></li>`;

/** @param {Table} table @param {number} seat @param {boolean} isOwn */
export function island(table, seat, isOwn) {
  const its = table.view.seats[seat];
  const free = Math.max(0, catalogue.island - its.island.length);
  return html`<ol class="acres">
    ${its.island.map((_, k) => tile(table, its, k, isOwn))}${Array.from({ length: free }, lot)}
  </ol>`;
}

/** A circle of a building as an option. @param {string} id @param {number} option @param {number} k */
function circleSpot(id, option, k) {
  const filled = isPicked(option) ? "yes" : "no";
  const label = t("circle-said", { place: buildingName(id), number: k + 1, filled });
  return spot({ sort: "circle", option, carries: true, label }, hole(filling(option)));
}

/** A person of a building as an option. @param {string} id @param {import("./types").Choice} choice */
function goer(id, { option, args: { occupant = NOBODY } }) {
  const label = t("option-occupied", { place: buildingName(id), occupant });
  return spot({ sort: "circle", of: "goer", option, label }, hole(occupant));
}

/** The circles of a building as options, or the persons there. @param {Table} table @param {string} id */
const spotsOf = (table, id) =>
  html`<span class="circles" data-circles>${[
    ...choicesOf(table, "circle", { place: id }).map(({ option }, k) => circleSpot(id, option, k)),
    ...choicesOf(table, "occupied", { place: id }).map((choice) => goer(id, choice)),
  ]}</span>`;

/** Whether the circles of a building, or the persons there, are options. @param {Table} table @param {string} id */
const isAsked = (table, id) => ["circle", "occupied"].some((kind) => choiceOf(table, kind, { place: id }));

/** @param {Seat} seat @param {import("./types").Building} standing */
const still = (seat, { id, circles: count, colonists }) => circles(count, colonists, seat.nobles[id] ?? 0);

/** A building of a city. @param {Table} table @param {Seat} seat @param {number} k @param {boolean} isOwn */
function building(table, seat, k, isOwn) {
  const standing = seat.city[k];
  const { id, circles: count, colonists: men } = standing;
  const isPlacing = isOwn && isAsked(table, id);
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
  html`<li class="lot" data-what="lot" ?data-last=${k === free - 1} title=${ifDefined(k === free - 1 ? t("lot-last") : undefined)}>${k === free - 1 ? icon("flag") : nothing}</li>`;

/** @param {Table} table @param {number} seat @param {boolean} isOwn */
export function city(table, seat, isOwn) {
  const its = table.view.seats[seat];
  const used = its.city.reduce((sum, { id }) => sum + buildingNamed(id).size, 0);
  const free = Math.max(0, catalogue.city - used);
  return html`<ol class="street">
    ${its.city.map((_, k) => building(table, its, k, isOwn))}${Array.from({ length: free }, (_, k) => freePlace(k, free))}
  </ol>`;
}
