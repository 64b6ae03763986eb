/** The roles, each with its doubloons, its taker, and its gain for the viewer. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { dashed, isYou, nameOf, t } from "../kit.js";
import { choiceOf } from "./choices.js";
import { gainSaid, gainWords, isIdle } from "./forecast.js";
import { isHidden } from "./hidden.js";
import { roleNow, tableOnShow } from "./on_show.js";
import { openDialog } from "./open.js";
import { spot, what } from "./spot.js";
import { coin } from "./tokens.js";
import { roleName, roleTitle } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {Table["view"]["roles"][number]} Role */

/** The taker of a role in this round. @param {Table} table @param {string} role */
const takerOf = ({ takers }, role) => /** @type {Record<string, number>} */ (takers)[role] ?? null;

/** @param {Table} table @param {string} role @param {number | null} taker */
function byLine(table, role, taker) {
  if (taker === null) return t("role-free");
  const name = nameOf(table, taker);
  if (role === roleNow(table)) return isYou(table, taker) ? t("role-you-now") : t("role-now", { name });
  return isYou(table, taker) ? t("role-you") : t("role-by", { name });
}

/** @param {Table} table @param {Role} role @param {number | null} taker */
function label(table, { id, doubloons }, taker) {
  const parts = [roleName(id), byLine(table, id, taker)];
  if (doubloons) parts.push(t("role-doubloons", { count: doubloons }));
  const said = parts.filter(Boolean).map((text) => t("full-stop", { text }));
  const gain = taker === null && !isHidden(table, "forecast") ? gainSaid(table, id) : "";
  return [...said, gain].filter(Boolean).join(" ");
}

/** @param {Table} table @param {string} role @param {number | null} taker */
function below(table, role, taker) {
  if (taker !== null) return html`<span class="by" aria-hidden="true">${byLine(table, role, taker)}</span>`;
  if (isHidden(table, "forecast")) return nothing;
  return html`<span class="gain" aria-hidden="true" ?data-idle=${isIdle(table, role)}>${gainWords(table, role)}</span>`;
}

/** @param {Table} table @param {string} role @param {number | null} taker */
const condition = (table, role, taker) => (role === roleNow(table) ? "now" : taker === null ? "free" : "taken");

/** @param {string} role */
const explain = (role) => openDialog("roles", { role });

/** @param {Table} table @param {Role} role */
function roleCard(table, role) {
  const taker = takerOf(table, role.id);
  const option = choiceOf(table, "role", { role: role.id })?.option;
  const facts = {
    sort: "role",
    of: condition(table, role.id, taker),
    label: label(table, role, taker),
    ...what("role", role.id),
  };
  return html`<li data-role=${role.id}>
    ${spot(
      { ...facts, option, open: () => explain(role.id) },
      html`<span class="crest">${icon(role.id, "shape")}</span><b class="nameplate" aria-hidden="true">${roleTitle(role.id)}</b>${below(table, role.id, taker)}
      ${role.doubloons ? html`<span class="bounty" data-bounty data-what="bounty" aria-hidden="true">${coin(role.doubloons)}</span>` : nothing}
      ${taker === null ? nothing : seal(taker, "small")}`,
    )}
  </li>`;
}

/** @param {Table} table */
export const roles = (
  table,
) => html`<section class="offices" data-place="roles" data-beneath aria-label=${t("roles-label")}>
  <ol data-rove="table">${table.view.roles.map((role) => roleCard(table, role))}</ol>
</section>`;

/** @param {Table | null} table @param {string} role */
const promise = (table, role) =>
  table?.forecast && !table.over ? html`<p class="soft small">${gainSaid(table, role)}</p>` : nothing;

/** @param {Table | null} table @param {string} role */
const entry = (table, role) => html`<div>
  <dt class="row"><span class="crest">${icon(role, "shape")}</span>${roleName(role)}</dt>
  <dd>${t(`role-${dashed(role)}-does`)} <b>${t(`role-${dashed(role)}-does.privilege`)}</b>${promise(table, role)}</dd>
</div>`;

/** All roles of the table with their effects. */
export function roleList() {
  const table = tableOnShow();
  return html`<dl class="roll">${(table?.view.roles ?? []).map(({ id }) => entry(table, id))}</dl>`;
}
