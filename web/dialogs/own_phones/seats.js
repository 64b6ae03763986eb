/** The seats of a table, and the devices that could have them. */
import { html, nothing } from "lit-html";
import { invite } from "../../devices/inviting.js";
import { icon } from "../../parts/icon.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { nameOf } from "../../state/people.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Table} Table */

/** @param {number | null} seat @param {string} label */
const inviting = (seat, label) => html`<button
  type="button"
  class="button push"
  data-action="invite"
  aria-label=${label}
  @click=${() => invite(seat)}
>
  ${t("phones-invite")}
</button>`;

/** @param {Table} table @param {number} seat */
const isPerson = ({ players }, seat) => players[seat].kind === "person";

/** @param {Table} table @param {number} seat */
const row = (table, seat) => html`<li class="row">
  ${seal(seat, "small")}
  <span>${named(table, seat)}<small class="note">${isPerson(table, seat) ? t("phones-here") : t("phones-computer")}</small></span>
  ${isPerson(table, seat) ? inviting(seat, t("phones-invite-label", { name: nameOf(table, seat) })) : nothing}
</li>`;

const screen = () => html`<li class="row">
  ${icon("eye", "shape")}
  <span>${t("phones-screen")}<small class="note">${t("phones-screen-note")}</small></span>
  ${inviting(null, t("phones-invite-screen"))}
</li>`;

/** @param {Table} table */
export const seats = (table) => html`<p>${t("phones-intro")}</p>
  <ul class="devices" aria-label=${t("phones-seats")}>${table.players.map((_, seat) => row(table, seat))}${screen()}</ul>`;
