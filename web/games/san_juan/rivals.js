/** The rivals: hand, points, goods and city of each; a tap opens the city. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../../parts/icon.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { change, list, nameOf, pointsOpen, rivalsOf, t } from "../kit.js";
import { miniCard } from "./card.js";
import { buildingNamed, lastPlace } from "./catalogue.js";
import { changesOf } from "./changes.js";
import { handChip, handSizeOf, placesTaken, pointsFact } from "./chips.js";
import { worthIn } from "./city.js";
import { goodWord } from "./good.js";
import { governorWheel } from "./governor.js";
import { roleNow } from "./roles.js";
import { cardName, goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/** @param {Seat} seat */
const goodsOf = ({ buildings }) => buildings.filter(({ good }) => good).map(({ id }) => buildingNamed(id).good ?? "");

/**
 * The building at each place, or none: free places take room, too.
 * @param {import("./types").Standing[]} buildings
 */
const onPlaces = (buildings) =>
  Array.from({ length: Math.max(lastPlace(), buildings.length) }, (_, place) => buildings[place]);

/**
 * @param {Seat} seat
 * @param {Map<number, import("./changes.js").Change>} changes
 * @param {Record<string, number>} worth
 */
const minis = ({ buildings }, changes, worth) => html`<ol class="minis">
  ${repeat(
    onPlaces(buildings),
    (built, place) => built?.card ?? -1 - place,
    (built, place) =>
      built
        ? miniCard(buildingNamed(built.id), built.good, built.card, changes.get(built.card), worth[built.id])
        : freePlace(place),
  )}
</ol>`;

/** @param {number} place */
const freePlace = (place) =>
  html`<li class="lot" aria-hidden="true">${place === lastPlace() - 1 ? icon("flag") : nothing}</li>`;

/**
 * @param {Table} table
 * @param {number} seat
 */
function doing(table, seat) {
  const { view, over } = table;
  if (over) return "";
  if (view.question?.seat === seat) return t("say-deciding");
  return view.chooser === seat && roleNow(table) ? t("say-chooser") : "";
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function openLabel(table, seat) {
  const its = table.view.seats[seat];
  const goods = goodsOf(its).map(goodName);
  const said = t("rival-open", {
    name: nameOf(table, seat),
    buildings: its.buildings.length,
    hand: handSizeOf(its),
    points: pointsOpen(table) ? table.scores[seat].total : "hidden",
    goods: goods.length ? list(goods) : t("none"),
  });
  const built = its.buildings.filter(({ card }) => changesOf(table).cards.get(card) === "new");
  if (!built.length) return said;
  return `${t("full-stop", { text: said })} ${t("rival-built", { cards: list(built.map(({ id }) => cardName(id))) })}`;
}

/** @param {Seat} seat */
export function stock(seat) {
  const goods = goodsOf(seat);
  return html`<p class="row stock" data-what="goods">
    <span class="small soft">${t("goods-label")}</span>${goods.length ? goods.map(goodWord) : html`<span class="small">${t("none")}</span>`}
  </p>`;
}

/**
 * A rival. A press anywhere inside opens its city. The button serves keyboards and screen readers; its clicks bubble
 * up to this element.
 * @param {Table} table
 * @param {number} seat
 */
function rival(table, seat) {
  const its = table.view.seats[seat];
  return html`<li
    class="rival"
    data-rival
    data-seat=${seat + 1}
    ?data-deciding=${table.view.question?.seat === seat}
    @click=${() => change({ dialog: { name: "city", about: { seat } } })}
  >
    <button type="button" aria-label=${openLabel(table, seat)}></button>
    <div class="row who" data-home>
      ${seal(seat, "small")}
      <h2>${named(table, seat)}</h2>
      ${table.view.governor === seat ? governorWheel() : nothing}
      <span class="soft small say">${doing(table, seat)}</span>${icon("chev", "ico opens")}
    </div>
    <div class="row facts">
      ${handChip(table, seat)}
      ${pointsOpen(table) ? pointsFact(table.scores[seat].total) : nothing}
      ${placesTaken(its.buildings.length)}
    </div>
    ${minis(its, changesOf(table).cards, worthIn(table, seat))}${stock(its)}
  </li>`;
}

/** @param {Table} table */
export const rivals = (
  table,
) => html`<section class="rivals" data-place="rivals" data-beneath aria-label=${t("rivals")}>
  <ol data-rove="aside" data-rivals=${rivalsOf(table).length}>
    ${repeat(
      rivalsOf(table),
      (seat) => seat,
      (seat) => rival(table, seat),
    )}
  </ol>
</section>`;
