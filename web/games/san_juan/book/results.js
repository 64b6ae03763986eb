/** The results of a search in the book: the best first, with the words that it found marked. */
import { entry } from "./part.js";
import { nextQuestions } from "./questions.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./rules.js";
import { marker, searcher } from "./search.js";
import { cardLink, headingOf, marked, parted } from "./sentence.js";
import { html, kit } from "./with.js";

/** @typedef {import("../types").Building} Building */
/** @typedef {import("./rules.js").Entry} Entry */
/** @typedef {import("./sentence.js").IsFound} IsFound */
/** @typedef {{ id: string, draw: (isFound: IsFound) => unknown }} Found */

/** The weight of an entry, by its part: an answer before a term, a term before the law. */
const WEIGHTS = Object.fromEntries([
  ...ANSWERS.map((part) => [part, 1.25]),
  ...[...RULES, "how-panels"].map((part) => [part, 1]),
  ["words", 1.15],
]);

/** The weight of a card, and of all other entries. */
const [CARD, REST] = [1.15, 0.6];

/** Further words for an entry, which its sentence lacks. @param {string} id */
const keywords = (id) =>
  kit.attributesOf("book-keywords").includes(id) ? kit.t(`book-keywords.${id}`).split(",") : [];

/** @param {Entry} one @returns {import("./search.js").Doc<Found>} */
const entryDoc = ({ id, part, told }) => ({
  of: { id, draw: (isFound) => entry({ id, part, told }, false, isFound) },
  weight: WEIGHTS[part] ?? REST,
  phrases: [headingOf(told), numberOf(id), kit.citedTitle(id), ...keywords(id)],
  text: kit.plain(parted(told)[1]),
});

/** @param {Building} building @param {IsFound} isFound */
const cardLine = ({ id }, isFound) => html`<li id=${`card-${id}`}>${kit.icon(id, "shape")}
  <p>${cardLink(id, isFound)} ${marked(kit.cardEffect(id), isFound)}</p></li>`;

/** @param {Building} building @returns {import("./search.js").Doc<Found>} */
const cardDoc = (building) => ({
  of: { id: `card-${building.id}`, draw: (isFound) => cardLine(building, isFound) },
  weight: CARD,
  phrases: [kit.cardName(building.id)],
  text: kit.spoken(`${kit.cardEffect(building.id)} ${kit.t(`group-${building.group}`)}`),
});

/** The language of the search. */
const tongue = () => ({
  idle: kit.t("book-language.idle"),
  endings: kit.t("book-language.endings"),
  same: kit.t("book-language.same"),
});

const everything = () => [...allEntries().map(entryDoc), ...kit.catalogue.buildings.map(cardDoc)];

/** The search of each language and edition. @type {Map<string, (search: string) => Found[]>} */
const searches = new Map();

/** The entries and cards that answer a search. @param {string} search */
export function found(search) {
  const key = `${kit.language()} ${kit.facts().edition}`;
  if (!searches.has(key)) searches.set(key, searcher(everything(), tongue()));
  return searches.get(key)?.(search) ?? [];
}

/** @param {string} search */
export function results(search) {
  const all = found(search);
  const isFound = marker(search, tongue());
  return html`<h3 tabindex="-1"><span role="status">${kit.t("book-found", { count: all.length })}</span></h3>
    ${all.length ? html`<ul class="rules">${all.map(({ draw }) => draw(isFound))}</ul>` : nextQuestions()}`;
}
