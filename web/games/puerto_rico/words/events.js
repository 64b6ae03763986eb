/** An event in words, with its names marked. */
import { called, dashed, isYou, list, mention, nameOf, person, t, tell } from "../../kit.js";
import { catalogue, goodAt, numberOf, placeOf } from "../catalogue.js";
import {
  buildingName,
  causeName,
  counted,
  goodName,
  goodsWords,
  placeName,
  roleName,
  stageName,
  tileName,
} from "./names.js";
import { holdWords } from "./options.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */
/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */
/** @typedef {string | number | Sentence} Said */

/** @param {number} tile */
const tileWord = (tile) => tileName(catalogue.tiles[tile]);

/** @param {number[]} goods */
const goodsOrNone = (goods) => goodsWords(goods) || t("none");

/** By the key of a fact: its words. @type {Record<string, (value: never) => Said>} */
const SAID = {
  role: (/** @type {string} */ role) => mention(roleName(role)),
  building: (/** @type {string} */ id) => mention(buildingName(id), numberOf(id)),
  stage: stageName,
  tile: tileWord,
  tiles: (/** @type {number[]} */ tiles) => list(tiles.map(tileWord)),
  good: (/** @type {number} */ good) => goodName(goodAt(good)),
  goods: goodsOrNone,
  lost: (/** @type {number[]} */ lost) => goodsWords(lost) || "none",
  ship: holdWords,
  circles: (/** @type {number[]} */ circles) => counted(circles.map((one) => placeName(placeOf(one)))),
};

/** The facts that only some events word. @param {Event} event @returns {Record<string, Said>} */
function further({ id, args }) {
  const { cause = "", circles, ship, tile } = args;
  if (id === "last_round") return { why: cause };
  if (id === "placed") return { count: circles?.length ?? 0 };
  if (id === "ship_emptied") return { hold: ship ?? 0 };
  if (tile !== undefined && id === "settled") return { cause: cause === "settler" ? "none" : causeName(cause) };
  return cause ? { cause: causeName(cause) } : {};
}

/** @param {Table} table @param {number} seat */
const about = (table, seat) => ({
  ...person(table, seat),
  name: (isYou(table, seat) ? mention : called)(nameOf(table, seat)),
});

/** @param {Table} table @param {Event} event */
function facts(table, event) {
  const { seat } = event.args;
  /** @type {Record<string, Said>} */
  const said = seat === undefined ? {} : about(table, seat);
  for (const [key, value] of Object.entries(event.args)) {
    if (SAID[key]) said[key] = SAID[key](/** @type {never} */ (value));
    else if (typeof value === "number") said[key] = value;
  }
  return { ...said, ...further(event) };
}

/** @param {Table} table @param {Event} event @returns {Sentence} */
export const sentence = (table, event) => tell(`event-${dashed(event.id)}`, facts(table, event));
