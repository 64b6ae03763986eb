/** What whoever has shared this deal made of it, beside one's own points. */
import { html, nothing } from "lit-html";
import { marksAt } from "../../state/deal.js";
import { isYou, mine } from "../../state/people.js";
import { beatOf } from "../../storage/beat.js";
import { t } from "../../words/fluent.js";

/** A variation had the deal for a second time. @param {import("../../types").Table} table */
export function beaten(table) {
  const theirs = beatOf(marksAt(table));
  if (theirs === undefined || table.save.branched || !isYou(table, mine(table))) return nothing;
  return html`<p>${t("link-beat", { theirs, own: table.scores[mine(table)].total })}</p>`;
}
