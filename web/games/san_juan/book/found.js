/** The entries and cards of the book that answer a search, the best first. */
import { keywords, seeker } from "../../../parts/book/results.js";
import { headingOf, parted } from "../../../parts/book/sentence.js";
import { language, plain, spoken, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { facts } from "../edition.js";
import { citedTitle } from "../reading.js";
import { cardEffect, cardName } from "../words/names.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./rules.js";

/** @typedef {import("../types").Building} Building */
/** @typedef {import("./rules.js").Entry} Entry */
/** An entry or a card. @typedef {{ id: string, entry?: Entry, building?: Building }} Found */

/** The weight of an entry, by its part: an answer before a term, a term before the law. */
const WEIGHTS = Object.fromEntries([
  ...ANSWERS.map((part) => [part, 1.25]),
  ...[...RULES, "how-panels"].map((part) => [part, 1]),
  ["words", 1.15],
]);

/** The weight of a card, and of all other entries. */
const [CARD, REST] = [1.15, 0.6];

/** @param {Entry} one @returns {import("../../../parts/search.js").Doc<Found>} */
const entryDoc = ({ id, part, told }) => ({
  of: { id, entry: { id, part, told } },
  weight: WEIGHTS[part] ?? REST,
  phrases: [headingOf(told), numberOf(id), citedTitle(id), ...keywords(id)],
  text: plain(parted(told)[1]),
});

/** @param {Building} building @returns {import("../../../parts/search.js").Doc<Found>} */
const cardDoc = (building) => ({
  of: { id: `card-${building.id}`, building },
  weight: CARD,
  phrases: [cardName(building.id)],
  text: spoken(`${cardEffect(building.id)} ${t(`group-${building.group}`)}`),
});

const everything = () => [...allEntries().map(entryDoc), ...catalogue.buildings.map(cardDoc)];

/** The entries and cards that answer a question, by language and edition. */
export const found = seeker(everything, () => `${language()} ${facts().edition}`);
