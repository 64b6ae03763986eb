/** The names of goods, tiles, buildings, roles, and of the options of questions. */
import { dashed, has, list, spoken, t } from "../../kit.js";
import { catalogue, isBuilding } from "../catalogue.js";

/** The name of a building with the places where a narrow line may break it. @param {string} id */
export const buildingTitle = (id) => t(`building-${dashed(id)}`);

/** @param {string} id */
export const buildingName = (id) => spoken(buildingTitle(id));

/** @param {string} good */
export const goodName = (good) => t(`good-${good}`);

/** The name of a role with the places where a narrow line may break it. @param {string} role */
export const roleTitle = (role) => t(`role-${dashed(role)}`);

/** @param {string} role */
export const roleName = (role) => spoken(roleTitle(role));

/** @param {string} tile a good, `quarry`, or a good with `_forest` */
export function tileName(tile) {
  const [good, forest] = tile.split("_");
  return forest ? t("tile-forest", { good: goodName(good) }) : t(`tile-${good}`);
}

/** A place of circles: a tile, a building or `san_juan`. @param {string} place */
export function placeName(place) {
  if (isBuilding(place)) return buildingName(place);
  return place === "san_juan" ? t("home") : tileName(place);
}

/** The cause of an event, of a skip or of a reduction. @param {string} cause */
export function causeName(cause) {
  if (isBuilding(cause)) return buildingName(cause);
  return has(`role-${dashed(cause)}`) ? roleName(cause) : t(`cause-${dashed(cause)}`);
}

/** @param {string} stage */
export const stageName = (stage) => t(`stage-${dashed(stage)}`);

/** The barrels by good in words; empty if there is none. @param {readonly number[]} goods */
export function goodsWords(goods) {
  const some = goods.flatMap((count, good) => (count ? [{ count, good: goodName(catalogue.goods[good]) }] : []));
  return some.length ? list(some.map((one) => t("good-count", one))) : "";
}

/** Names with their number, in words. @param {string[]} names */
export function counted(names) {
  const count = (/** @type {string} */ name) => names.filter((one) => one === name).length;
  const said = [...new Set(names)].map((name) =>
    count(name) > 1 ? t("named-times", { count: count(name), name }) : name,
  );
  return said.length ? list(said) : t("answer-nothing");
}
