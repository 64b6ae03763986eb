/** The rules that the table cites, and the way to play. */
import { html } from "lit-html";
import { opens } from "../../parts/book/link.js";
import { change, spoken, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { tableOnShow } from "./on_show.js";

/** Opens “How to play”. */
export const howTo = () => change({ dialog: { name: "book", at: "book=how-to" } });

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
