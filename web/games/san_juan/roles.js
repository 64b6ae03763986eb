/** The roles, each with its taker, its forecast and its effect. */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { change, isAdvised, isOption, isPicked, isYou, marksOn, mine, nameOf, person, pick, state, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { gain, gainOtherwise, gainSaid, gainShort } from "./forecast.js";
import { isHidden } from "./hidden.js";
import { tableOnShow } from "./on_show.js";
import { ruleLink } from "./reading.js";
import { reviewMarks, reviewSaid } from "./reviewed.js";
import { isOfRoles } from "./subject.js";
import { roleName, roleTitle } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/**
 * The role in play.
 * @param {Table} table
 */
export const roleNow = ({ view }) => view.known.role;

/**
 * @param {Table} table
 * @param {string} role
 * @param {number | null} taker
 */
function byLine(table, role, taker) {
  if (taker === null) return t("role-free");
  if (role !== roleNow(table)) return t("role-by", { name: nameOf(table, taker) });
  return isYou(table, taker) ? t("role-you-now") : t("role-now", { name: nameOf(table, taker) });
}

/**
 * The line about the taker to read out, where the name alone would be too short.
 * @param {Table} table
 * @param {string} role
 * @param {number | null} taker
 */
const bySaid = (table, role, taker) =>
  taker === null || role === roleNow(table) ? byLine(table, role, taker) : t("role-by.said", person(table, taker));

/**
 * The effect of a role. It includes the privilege if the viewer has it, or if a free role shows no forecast.
 * @param {Table} table
 * @param {string} role
 * @param {number | null} taker
 */
function does(table, role, taker) {
  const own = taker === null ? !table.forecast || isHidden(table, "forecast") : taker === mine(table);
  return html`${t(`role-${role}.action`)} ${own ? html`${t(`role-${role}.privilege`)}` : nothing}`;
}

/**
 * Explains the roles, and why this one cannot be taken. It ignores the second click of a double click, whose first
 * click took the role.
 * @param {MouseEvent} event
 * @param {string} role
 */
function explain(event, role) {
  if (event.detail < 2 && !state.sent) change({ dialog: { name: "roles", about: { role } } });
}

/**
 * The reason why the pressed role cannot be taken now.
 * @param {Table | null} table
 * @param {string} [role]
 */
export function roleRefusal(table, role) {
  if (!table || !role || table.over) return nothing;
  const name = roleName(role);
  const taker = table.takers[role];
  const why =
    taker === undefined ? t("role-not-now", { role: name }) : t("role-taken", { role: name, ...person(table, taker) });
  return html`<p class="row wrap reason">${why} ${ruleLink(catalogue.asked.role)}</p>`;
}

/**
 * The pressed state of a role; only the setting that confirms everything needs one.
 * @param {number} index
 */
function pressed(index) {
  if (state.settings.confirm !== "always") return undefined;
  return isPicked(index) ? "true" : "false";
}

/**
 * The forecast of a free role: short for the eye, in full for screen readers.
 * @param {Table} table
 * @param {string} role
 */
function prospect(table, role) {
  const otherwise = gainOtherwise(table, role);
  return html`<span class="gain" data-what="gain" aria-hidden="true"
      ><span class="full">${gain(table, role)}</span><span class="short">${gainShort(table, role)}</span></span
    >
    ${otherwise ? html`<span class="else soft small" aria-hidden="true">${otherwise}</span>` : nothing}
    <span class="sr">${gainSaid(table, role)}</span>`;
}

/**
 * @param {Table} table
 * @param {string} role
 * @param {number | null} taker
 */
function condition(table, role, taker) {
  if (role === roleNow(table)) return "now";
  if (taker !== null) return "taken";
  return table.over ? "left" : "free";
}

/**
 * @param {Table} table
 * @param {string} role
 * @param {number} index
 */
function roleButton(table, role, index) {
  const taker = table.takers[role] ?? null;
  const due = isOfRoles();
  const open = due && isOption(index);
  const reviewed = due ? marksOn(index) : [];
  return html`<button
    type="button"
    class="role"
    data-capped
    data-role=${role}
    data-what="role"
    data-of=${role}
    data-option=${open ? index : nothing}
    ?data-keeps-key=${due && !open}
    data-state=${condition(table, role, taker)}
    data-reviewed=${reviewed.join(" ") || nothing}
    aria-pressed=${ifDefined(open ? pressed(index) : undefined)}
    @click=${(/** @type {MouseEvent} */ event) => (open ? pick(index) : explain(event, role))}
  >
    <span class="emblem">${icon(role, "shape")}</span><b aria-hidden="true">${roleTitle(role)}</b
    ><span class="sr">${roleName(role)}</span>
    <span class="by soft small" aria-hidden="true">${byLine(table, role, taker)}</span
    ><span class="sr">${t("full-stop", { text: bySaid(table, role, taker) })}</span>
    ${taker === null && !table.over && !isHidden(table, "forecast") ? prospect(table, role) : nothing}
    <span class="does soft small">${does(table, role, taker)}</span>
    ${taker === null ? nothing : seal(taker, "small")}
    ${due && isAdvised(index) ? html`${icon("hint", "advised")}<span class="sr">${t("label-advised")}</span>` : nothing}
    ${reviewMarks(reviewed)}<span class="sr">${reviewSaid(reviewed)}</span>
  </button>`;
}

/** @param {Table} table */
export const roles = (
  table,
) => html`<section class="roles" data-place="roles" data-beneath aria-label=${t("roles-label")}>
  <ol data-rove="table">
    ${catalogue.roles.map((role, index) => html`<li>${roleButton(table, role, index)}</li>`)}
  </ol>
</section>`;

/**
 * The forecast of a role that is still free in this round.
 * @param {Table | null} table
 * @param {string} role
 */
function promise(table, role) {
  const free = table && !table.over && table.takers[role] === undefined;
  return free && state.screen !== "start" ? html`<p class="now">${gainSaid(table, role)}</p>` : nothing;
}

/** All roles with their effects and forecasts. */
export const roleList = () => html`<dl class="rolelist">
  ${catalogue.roles.map(
    (role) =>
      html`<div>
        <dt data-what="role" data-of=${role}><span class="emblem">${icon(role, "shape")}</span>${roleName(role)}</dt>
        <dd>${t(`role-${role}.action`)} <b>${t(`role-${role}.privilege`)}</b>${promise(tableOnShow(), role)}</dd>
      </div>`,
  )}
</dl>`;

/** The help with the choice of a role. @param {import("./types").Asked} question */
export const help = ({ form }) =>
  form === "one" ? { title: t("roles-help"), open: () => change({ dialog: { name: "roles" } }) } : null;
