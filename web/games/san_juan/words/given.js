/** A given answer as a sentence: `You paid for the Library with the Trading post`. */

import { dashed, list, t } from "../../kit.js";
import { buildingOf } from "../catalogue.js";
import { cardName, roleName, theCard } from "./names.js";
import { goodOf } from "./reasons.js";

/** @typedef {import("../../../types").Decision} Decision */

/** @param {string[]} names of cards; one alone has its article */
const cardsIn = (names) => (names.length === 1 ? theCard(names[0]) : list(names.map(cardName)));

/** The building that the question was about, with its article. @param {Decision["source"]} source */
const subject = (source) => (typeof source === "number" ? theCard(buildingOf(source).id) : "");

/** @param {string} stage @param {string[]} names @returns {import("../../../types").Args} */
const objects = (stage, names) =>
  stage === "role" ? { role: roleName(names[0]) } : { cards: cardsIn(names), goods: list(names.map(goodOf)) };

/**
 * @param {Decision} decision
 * @param {{ name: string, who: string }} whose
 */
export function given({ stage, source, candidates, chosen }, whose) {
  const { names } = candidates[chosen];
  const id = `did-${dashed(stage)}`;
  return names.length
    ? t(id, { ...whose, ...objects(stage, names), for: subject(source) })
    : t(`${id}.pass`, { ...whose, for: subject(source) });
}
