/** Options and answers in words. */
import { dashed, entryOf, has, t } from "../../kit.js";
import { catalogue, isBuilding } from "../catalogue.js";
import { buildingName, counted, goodName, placeName, roleName, tileName } from "./names.js";

/** @typedef {import("../types").OptionArgs} OptionArgs */

/** @param {number} ship the hold */
const shipName = (ship) => t("ship-word", { ship });

/** By the id of an option: its name. @type {Record<string, (args: Required<OptionArgs>) => string>} */
const NAMES = {
  role: ({ role }) => roleName(role),
  noble: () => t("option-yes"),
  colonist: () => t("settler-word"),
  tile: ({ tile }) => tileName(tile),
  circle: ({ place }) => placeName(place),
  occupied: ({ place, occupant }) => t("option-occupied", { place: placeName(place), occupant }),
  good: ({ good }) => goodName(good),
  sale: ({ good, at }) => (at === "post" ? t("option-post", { good: goodName(good) }) : goodName(good)),
  wharf: ({ good }) => t("option-wharf", { good: goodName(good) }),
  small_wharf: () => buildingName("small_wharf"),
  loading: ({ good, ship }) => t("option-loading", { good: goodName(good), ship }),
  building: ({ building }) => buildingName(building),
  payment: ({ payment }) => t(`option-payment-${payment}`),
  doubloons: ({ count }) => t("doubloons", { count }),
};

/** An option by its facts. @param {string} _question @param {import("../../../types").Told} told */
export const option = (_question, { id, args }) => NAMES[id](/** @type {Required<OptionArgs>} */ (args));

/** The name of an option as a hint has it, such as `coffee_6`. @param {string} name */
function named(name) {
  if (isBuilding(name)) return buildingName(name);
  if (catalogue.goods.includes(name)) return goodName(name);
  if (catalogue.roles.includes(name)) return roleName(name);
  if (catalogue.tiles.includes(name) || name === "san_juan") return placeName(name);
  if (/^\d+$/.test(name)) return t("doubloons", { count: Number(name) });
  return has(`option-payment-${name}`) ? t(`option-payment-${name}`) : compound(name);
}

/** A name of two parts: a good and its place, or a place and its occupant. @param {string} name */
function compound(name) {
  const at = name.lastIndexOf("_");
  const [first, last] = [name.slice(0, at), name.slice(at + 1)];
  if (last === "wharf" || last === "post") return t(`option-${last}`, { good: goodName(first) });
  if (/^\d+$/.test(last)) return t("option-loading", { good: goodName(first), ship: Number(last) });
  return t("option-occupied", { place: placeName(first), occupant: last });
}

/** The names of the options that are places or goods. @type {Record<string, (name: string) => string>} */
const AS_TILES = { tile: tileName, second_tile: tileName, forest: tileName, place: placeName };

/** @param {string} question @param {string} name */
const nameIn = (question, name) => (entryOf(AS_TILES, question) ?? named)(name);

/** An answer, by the names of its options. @param {string} question @param {string[]} names */
export function answer(question, names) {
  const id = `answer-${dashed(question)}`;
  if (!names.length) return t("answer-nothing");
  return t(has(id) ? id : "answer-other", { what: counted(names.map((name) => nameIn(question, name))) });
}

/** A hold in words; 9 is a wharf. @param {number} ship */
export const holdWords = (ship) => (ship === 9 ? t("wharf-word") : shipName(ship));
