/** The rivals: each with its board small and whole; a press opens it. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { list, nameOf, rivalsOf, t } from "../kit.js";
import { front } from "./building.js";
import { buildingNamed, catalogue } from "./catalogue.js";
import { kindOfTile } from "./fields.js";
import { governorWheel } from "./governor.js";
import { openDialog } from "./open.js";
import { pointsSaid, pointsWords } from "./points.js";
import { circles, money, people, stacks } from "./tokens.js";
import { buildingName, goodsWords } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/** @param {Table} table @param {number} seat */
function said(table, seat) {
  const its = table.view.seats[seat];
  return t("seat-said", {
    name: nameOf(table, seat),
    doubloons: t("doubloons", { count: its.doubloons }),
    points: pointsSaid(table, seat),
    people: t("people", { count: its.san_juan }),
    goods: goodsWords(its.goods) || t("none"),
    buildings: its.city.length ? list(its.city.map(({ id }) => buildingName(id))) : t("none"),
  });
}

/** @param {string} kind @param {boolean} isFilled */
const acre = (kind, isFilled) =>
  html`<li class="acre" data-tile=${kind} ?data-filled=${isFilled}>${icon(kind, "crop")}</li>`;

/** @param {Seat} seat */
const acres = ({ island }) => html`<ol class="fields-mini" aria-hidden="true">
  ${island.map(({ id, occupied }) => acre(kindOfTile(id), occupied))}
</ol>`;

/** @param {Seat} seat */
const houses = ({ city, nobles }) => html`<ol class="houses-mini" aria-hidden="true">
  ${city.map(
    ({ id, circles: count, colonists }) =>
      html`<li data-thing=${catalogue.buildings.indexOf(buildingNamed(id))} ?data-idle=${count > 0 && !colonists} title=${buildingName(id)}>${front(buildingNamed(id))}${circles(count, colonists, nobles[id] ?? 0)}</li>`,
  )}
</ol>`;

/** @param {Table} table @param {number} seat */
function doing({ view, over }, seat) {
  if (over) return "";
  if (view.question?.seat === seat) return t("say-deciding");
  return view.chooser === seat && view.known.role ? t("say-chooser") : "";
}

/** @param {Table} table @param {number} seat */
function rival(table, seat) {
  const its = table.view.seats[seat];
  const open = () => openDialog("estate", { seat });
  return html`<li class="neighbour" data-rival data-seat=${seat + 1} ?data-deciding=${table.view.question?.seat === seat} @click=${open}>
    <button type="button" class="opens" aria-label=${said(table, seat)}></button>
    <div class="row who" data-home>
      ${seal(seat, "small")}<h2>${named(/** @type {never} */ (table), seat)}</h2>${table.view.governor === seat ? governorWheel() : nothing}
      <span class="soft small say">${doing(table, seat)}</span>
    </div>
    <div class="row facts" aria-hidden="true">${money(its.doubloons)}${pointsWords(table, seat)}${its.san_juan ? people(its.san_juan) : nothing}${stacks(its.goods)}</div>
    ${acres(its)}${houses(its)}
  </li>`;
}

/** @param {Table} table */
export const rivals = (
  table,
) => html`<section class="neighbours" data-place="rivals" data-beneath aria-label=${t("rivals-label")}>
  <ol data-rove="aside" data-count=${table.players.length - 1}>${rivalsOf(/** @type {never} */ (table)).map((seat) => rival(table, seat))}</ol>
</section>`;
