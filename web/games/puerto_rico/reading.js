/** The rules that the table cites. */
import { nothing } from "lit-html";
import { bookLink } from "../../parts/book/link.js";
import { t } from "../kit.js";
import { catalogue } from "./catalogue.js";

/** The rule behind a question. @param {import("./types").Asked | null} question */
export function ruleOf(question) {
  const rule = question && catalogue.asked[question.name];
  return rule ? bookLink(`rule=${rule}`, t("book-rule", { rule })) : nothing;
}
