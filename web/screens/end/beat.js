/** The points of the person who shared this deal, beside the viewer's own. */
import { html, nothing } from "lit-html";
import { marksAt } from "../../state/deal.js";
import { isYou, mine } from "../../state/people.js";
import { beatOf } from "../../storage/beat.js";
import { t } from "../../words/fluent.js";

/** Shows nothing in a variation, which plays the deal a second time. @param {import("../../types").Table} table */
export function beaten(table) {
  const theirs = beatOf(marksAt(table));
  if (theirs === undefined || table.save.branched || !isYou(table, mine(table))) return nothing;
  return html`<p>${t("link-beat", { theirs, own: table.scores[mine(table)].total })}</p>`;
}
