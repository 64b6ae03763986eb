/** The news of other devices, over each screen: who is away, and who wants to undo. */
import { html, nothing } from "lit-html";
import { isHere } from "../../devices/guest.js";
import * as hosted from "../../devices/hosted.js";
import { endInvitation } from "../../devices/inviting.js";
import * as seated from "../../devices/seated.js";
import { calledAt } from "../../state/people.js";
import { change, state } from "../../state/store.js";
import { errorWords } from "../../words/errors.js";
import { isolated, list, t } from "../../words/fluent.js";

/** @typedef {import("../../devices/guest.js").Guest} Guest */
/** @typedef {import("../../devices/hosting.js").Now} Now */

/** The name of a seat at the table on show. @param {number} seat */
const name = (seat) => (state.table ? calledAt(state.table, seat) : "");

/** @param {string} action @param {string} label @param {() => unknown} act */
const button = (
  action,
  label,
  act,
) => html`<button type="button" class="button plain" data-action=${action} @click=${act}>
  ${label}
</button>`;

/** @param {unknown} drawn */
const told = (drawn) => html`<div role="status" class="alert news"><div class="notice company">${drawn}</div></div>`;

/** Another person wants to undo. @param {number} seat @param {(yes: boolean) => unknown} agree */
const asked = (seat, agree) => html`<span>${t("phones-undo", { name: name(seat) })}</span>
  ${button("agree", t("phones-undo-yes"), () => agree(true))}${button("refuse", t("phones-undo-no"), () => agree(false))}`;

/** Gives a guest its seat, which needs no invitation any longer. @param {number} line @param {number} seat */
function place(line, seat) {
  hosted.place(line, seat);
  if (state.invitation?.seat === seat) endInvitation();
}

/** The host's people say who a guest is whose phone this table does not know. @param {Now} company */
const placed = ({ placing: [{ line, name: called }], free }) => html`<span>
    ${called ? t("phones-placing", { name: isolated(called) }) : t("phones-placing-nameless")}
  </span>
  <span class="row wrap">
    ${free.map((seat) => button(`place-${seat}`, name(seat), () => place(line, seat)))}
    ${button("place-nobody", t("phones-placing-nobody"), () => hosted.place(line, null))}
  </span>`;

const leaving = () => button("leave-table", t("joining-leave"), seated.leave);

/** @param {Guest} visit */
function ofGuest(visit) {
  const { is, asked: wish, error, elsewhere, placing } = visit;
  if (is === "ended") return told(html`<span>${error ? errorWords(error) : t("joining-ended")}</span>${leaving()}`);
  if (is !== "joining" && !isHere(visit)) return told(html`<span>${t("joining-away")}</span>${leaving()}`);
  if (elsewhere) return told(html`<span>${t("joining-elsewhere")}</span>${leaving()}`);
  if (placing) return told(html`<span>${t("joining-placing")}</span>${leaving()}`);
  return wish ? told(asked(wish.seat, seated.agree)) : nothing;
}

const opening = () => button("phones-seats", t("phones-seats"), () => change({ dialog: { name: "own-phones" } }));

/** @param {Now} company */
function ofHost(company) {
  const { phones, undo, placing } = company;
  if (placing.length) return told(placed(company));
  if (undo?.here.length) return told(asked(undo.seat, hosted.agree));
  if (undo) return told(html`<span>${t("phones-undo-waits", { names: list(undo.waits.map(name)) })}</span>`);
  const away = phones.filter(({ here }) => !here);
  const lost = away.filter(({ came }) => came);
  if (!away.length) return nothing;
  const names = list((lost.length ? lost : away).map(({ seat }) => name(seat)));
  return told(
    html`<span>${lost.length ? t("phones-away", { names }) : t("phones-awaited", { names })}</span>${opening()}`,
  );
}

export function strip() {
  const { visit, company } = state;
  if (visit) return ofGuest(visit);
  return company && company.table === state.table?.save.id ? ofHost(company) : nothing;
}
