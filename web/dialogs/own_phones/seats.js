/** The seats of a table, and the devices that have them. */
import { html, nothing } from "lit-html";
import { call, release } from "../../devices/hosted.js";
import { invite } from "../../devices/inviting.js";
import { icon } from "../../parts/icon.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { catalogue } from "../../state/catalogue.js";
import { nameOf } from "../../state/people.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Table} Table */

/** @param {string} action @param {string} short @param {string} label with the name of the seat @param {() => unknown} act */
const button = (action, short, label, act) => html`<button
  type="button"
  class="button"
  data-action=${action}
  aria-label=${label}
  @click=${act}
>
  ${short}
</button>`;

/** @param {Table} table @param {number} seat */
const isPerson = ({ players }, seat) => players[seat].kind === "person";

/** The own phone of a seat. @param {number} seat */
const phoneAt = (seat) => state.company?.phones.find((one) => one.seat === seat);

/** Two ticks for the two scans; the second is gone while the device is away. @param {boolean} here */
const ticks = (here) => html`<span class="ticks">${icon("check")}${here ? icon("check") : nothing}</span>`;

/** @param {Table} table @param {number} seat */
function told(table, seat) {
  const phone = phoneAt(seat);
  if (phone && !phone.came) return t("phones-none");
  if (phone) return phone.here ? t("phones-apart") : t("phones-lost");
  return isPerson(table, seat) ? t("phones-here") : t("phones-computer");
}

/** @param {Table} table @param {number} seat */
const takeComputer = (table, seat) => release(seat, { name: table.players[seat].name, kind: catalogue.usual_level });

/** @param {Table} table @param {number} seat */
const takingBack = (table, seat) =>
  button("release", t("phones-release"), t("phones-release-label", { name: nameOf(table, seat) }), () => release(seat));

/** @param {Table} table @param {number} seat */
const calling = (table, seat) =>
  button("call", t("phones-call"), t("phones-call-label", { name: nameOf(table, seat) }), () => call(seat));

/** @param {Table} table @param {number} seat @param {string} short */
const inviting = (table, seat, short) =>
  button("invite", short, t("phones-invite-label", { name: nameOf(table, seat) }), () => invite(seat));

/** A strict game keeps its people. @param {Table} table @param {number} seat */
const replacing = (table, seat) =>
  table.serious
    ? nothing
    : button("computer", t("phones-to-computer"), t("phones-to-computer-label", { name: nameOf(table, seat) }), () =>
        takeComputer(table, seat),
      );

/** The ways of a seat whose own phone is away, or has not come yet. @param {Table} table @param {number} seat @param {boolean} came */
const waysOfLost = (table, seat, came) =>
  html`${inviting(table, seat, t(came ? "phones-invite-again" : "phones-invite"))}${takingBack(table, seat)}${replacing(table, seat)}`;

/** @param {Table} table @param {number} seat */
function ways(table, seat) {
  const phone = phoneAt(seat);
  if (phone)
    return phone.here ? html`${calling(table, seat)}${takingBack(table, seat)}` : waysOfLost(table, seat, phone.came);
  return isPerson(table, seat) ? inviting(table, seat, t("phones-invite")) : nothing;
}

/** @param {Table} table @param {number} seat */
const row = (table, seat) => html`<li class="row wrap">
  ${seal(seat, "small")}
  <span class="who">${named(table, seat)}<small class="note">${told(table, seat)}</small></span>
  ${phoneAt(seat)?.came ? ticks(phoneAt(seat)?.here === true) : nothing}
  <span class="row wrap push">${ways(table, seat)}</span>
</li>`;

const screens = () => {
  const { screens = 0 } = state.company ?? {};
  return screens ? t("phones-screens", { count: screens }) : t("phones-screen-note");
};

const screen = () => html`<li class="row wrap">
  ${icon("eye", "shape")}
  <span class="who">${t("phones-screen")}<small class="note">${screens()}</small></span>
  <span class="row push">${button("invite", t("phones-invite"), t("phones-invite-screen"), () => invite(null))}</span>
</li>`;

const guideLink = () => html`<button
  type="button"
  class="link"
  data-action="phones-guide"
  @click=${() => change({ dialog: { name: "phones-guide" } })}
>
  ${t("phones-guide")}
</button>`;

/** @param {Table} table */
export const seats = (table) => html`<p>${t("phones-intro")} ${guideLink()}</p>
  <ul class="devices" aria-label=${t("phones-seats")}>${table.players.map((_, seat) => row(table, seat))}${screen()}</ul>`;
