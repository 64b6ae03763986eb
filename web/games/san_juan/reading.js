/** Links into the book: each card, each rule and each part has its own address. */
import { html } from "lit-html";
import { change, spoken, state, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { tableOnShow } from "./on_show.js";

/** The text searched for, and the pages that led to the open one. @typedef {{ search?: string, trail?: string[] }} Way */
/** @typedef {import("../../state/state").Dialog<Way>} Open */

/** The pages before the next one. @param {Open} open */
const trailOf = ({ about, at = "book" }) => [...(about?.trail ?? []), at];

/** @param {string} at the address of the page: `card=crane`, `rule=R12`, `book=frame`; `book` is the contents */
export function openBook(at) {
  const open = /** @type {Open | null} */ (state.dialog);
  change({ dialog: { name: "book", at, about: { trail: open?.name === "book" ? trailOf(open) : [] } } });
}

/** Opens “How to play”. */
export const howTo = () => change({ dialog: { name: "book", at: "book=how-to" } });

/** @param {string} at */
const opens = (at) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser opens a new tab or window
  event.preventDefault();
  openBook(at);
};

/**
 * @param {string} at
 * @param {unknown} label
 */
export const bookLink = (at, label) => html`<a href="#${at}" @click=${opens(at)}>${label}</a>`;

/** The title of a rule that the table cites. @param {string} rule its number */
const ruleTitle = (rule) => spoken(t(`rule-${rule}`));

const CITED = new Set([...Object.values(catalogue.asked), ...Object.values(catalogue.refused)]);

/** The title of a rule, empty if the table does not cite it. @param {string} rule */
export const citedTitle = (rule) => (CITED.has(rule) ? ruleTitle(rule) : "");

/** @param {string} rule the number of the rule @param {string} [label] */
export const ruleLink = (rule, label = t("book-rule", { title: ruleTitle(rule) })) =>
  html`<a class="cited" href="#rule=${rule}" @click=${opens(`rule=${rule}`)}>${label}</a>`;

/** The hand limit behind a question, if it is one. @param {unknown} source */
const limitOf = (source) => (source === "hand_limit" ? tableOnShow()?.limit?.id : source);

/**
 * The rule behind a question.
 * @param {import("./types").Asked} question
 */
export const askedBy = ({ name, source }) => catalogue.asked[String(limitOf(source))] ?? catalogue.asked[name];

/**
 * The rule behind a refusal.
 * @param {string} question
 * @param {string} reason
 */
export const refusedBy = (question, reason) => catalogue.refused[`${question}.${reason}`] ?? catalogue.refused[reason];
