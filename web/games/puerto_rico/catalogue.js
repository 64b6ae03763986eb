/** The catalogue of Puerto Rico, which the build gets from Python: buildings, names and limits. */

/** @typedef {import("./types").Printed} Printed */

import { entryOf } from "../kit.js";

/** @type {import("./types").Catalogue} */
export const catalogue = JSON.parse(CATALOGUES.puerto_rico);

/** The building of an unknown id. @type {Printed} */
const blank = {
  ...{ id: "", cost: 0, vp: 0, column: 0, size: 1, circles: 0, good: null },
  ...{ star: false, set: "base", rule: "", is_sure: true },
};

const named = new Map(catalogue.buildings.map((building) => [building.id, building]));

/** @param {string} id @returns {Printed} */
export const buildingNamed = (id) => named.get(id) ?? blank;

/** @param {string} id */
export const isBuilding = (id) => named.has(id);

/** The building with that number. @param {number} number */
export const buildingAt = (number) => catalogue.buildings[number] ?? blank;

/** @param {string} id */
export const numberOf = (id) => catalogue.buildings.indexOf(buildingNamed(id));

/** The part of the table that a question is about: the viewer's own board, unless Python names another. @param {string} [question] */
export const partOf = (question = "") =>
  entryOf(/** @type {Record<string, "market" | "port">} */ (catalogue.about), question) ?? "own";

/** The building that asks a question, if one does: both cite the same rule. @param {string} question */
export function askerOf(question) {
  const rule = entryOf(catalogue.asked, question);
  return catalogue.buildings.find((one) => one.rule === rule);
}

/** The good with that number. @param {number} good */
export const goodAt = (good) => catalogue.goods[good] ?? "";

/** The place of a circle. @param {number} circle */
export const placeOf = (circle) => catalogue.places[Math.floor(circle / catalogue.copies)] ?? "";
