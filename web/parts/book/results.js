/** The search of a book, and its results: the best first, with the words that it found marked. */
import { html } from "lit-html";
import { attributesOf, t } from "../../words/fluent.js";
import { GUIDE, guideDocs, guideLine } from "./phones.js";

/** @typedef {typeof import("../search.js")} Search */
/** @typedef {import("./sentence.js").IsFound} IsFound */

/** The search, a script that the books of all games share. @type {Search} */
let search;

/** @param {Search} loaded */
export function useSearch(loaded) {
  search = loaded;
}

/** The language of the search. */
const tongue = () => ({
  idle: t("book-language.idle"),
  endings: t("book-language.endings"),
  same: t("book-language.same"),
});

/** Further words for an entry, which its sentence lacks. @param {string} id */
export const keywords = (id) => (attributesOf("book-keywords").includes(id) ? t(`book-keywords.${id}`).split(",") : []);

/** Whether a word of the page is one of the question. @param {string} asked */
export const finder = (asked) => search.marker(asked, tongue());

/**
 * Finds what answers a question, the help on own phones too; it reads everything once for each key, such as the language.
 * @template T
 * @param {() => import("../search.js").Doc<T>[]} everything
 * @param {() => string} key
 */
export function seeker(everything, key) {
  /** @type {Map<string, (asked: string) => (T | typeof GUIDE)[]>} */
  const searches = new Map();
  /** @param {string} asked */
  return (asked) => {
    const [more, now] = [guideDocs(), key()];
    const id = `${now} ${more.length}`;
    /** @type {import("../search.js").Doc<T | typeof GUIDE>[]} */
    const docs = [...everything(), ...more];
    if (!searches.has(id)) searches.set(id, search.searcher(docs, tongue()));
    return searches.get(id)?.(asked) ?? [];
  };
}

/**
 * @template T
 * @param {(T | typeof GUIDE)[]} all
 * @param {(one: T) => unknown} line
 * @param {() => unknown} instead
 * @param {IsFound} isFound
 */
export const listed = (
  all,
  line,
  instead,
  isFound,
) => html`<h3 tabindex="-1"><span role="status">${t("book-found", { count: all.length })}</span></h3>
    ${all.length ? html`<ul class="rules">${all.map((one) => (one === GUIDE ? guideLine(isFound) : line(/** @type {T} */ (one))))}</ul>` : instead()}`;
