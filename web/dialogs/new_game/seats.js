/** The seats of the form: for each a name, a kind of player, and a sentence about a level. */
import { html, nothing } from "lit-html";
import { adaptive } from "../../parts/adaptive.js";
import { oneOf } from "../../parts/field.js";
import { cutName, MOST_UNITS } from "../../parts/name_field.js";
import { seal } from "../../parts/seal.js";
import { catalogue } from "../../state/catalogue.js";
import { ADAPTIVE, hasPhone, mayJoin, offeredKinds, seated, usualName, withPhones } from "../../state/people.js";
import { clean } from "../../state/plain.js";
import { setForm } from "../../state/settings.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @param {Event} event */
const textIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * @param {number} seat
 * @param {Partial<import("../../types").Player>} patch
 */
function setPlayer(seat, patch) {
  const players = state.form.players.map((one, k) => (k === seat ? { ...one, ...patch } : one));
  setForm({ players });
}

/**
 * Cleans the name, and shows it in the field as the table will show it.
 * @param {number} seat
 * @param {Event} event
 */
function setName(seat, event) {
  cutName(event);
  const name = clean(textIn(event));
  /** @type {HTMLInputElement} */ (event.target).value = name;
  setPlayer(seat, { name });
}

/** @param {number} count */
const seatChoice = (count) =>
  oneOf("seats", count, { label: count, checked: state.form.seats === count, choose: () => setForm({ seats: count }) });

const sitting = () => state.form.players.slice(0, state.form.seats);

/** The name that the field stands for while it is empty. @param {number} seat */
const placeholder = (seat) => (seat < state.form.seats && usualName(seated(sitting()), seat)) || t("you");

/**
 * @param {number} seat
 * @param {string} kind
 */
const kindOption = (seat, kind) =>
  html`<option value=${kind} .selected=${state.form.players[seat].kind === kind}>${t(`kind-${kind}`)}</option>`;

/** The first seat with the same kind of player: its sentence serves for all of them. @param {number} seat */
const firstLike = (seat) => sitting().findIndex(({ kind }) => kind === state.form.players[seat].kind);

/** A sentence about the level, once for each level. @param {number} seat */
function levelNote(seat) {
  const { kind } = state.form.players[seat];
  if (kind === "person" || firstLike(seat) !== seat) return nothing;
  const said = kind === ADAPTIVE ? adaptive(state.form.seats) : t(`level-${kind}`);
  return html`<small class="note" id="level-${seat + 1}" data-level=${kind}>${said}</small>`;
}

/** @param {number} seat */
const nameField = (seat) => html`<label class="sr" for="name-${seat + 1}">${t("new-name", { seat: seat + 1 })}</label>
  <input
    id="name-${seat + 1}"
    autocomplete="off"
    dir="auto"
    maxlength=${MOST_UNITS}
    placeholder=${placeholder(seat)}
    .value=${state.form.players[seat].name}
    @input=${cutName}
    @change=${(/** @type {Event} */ event) => setName(seat, event)}
  />`;

/** @param {number} seat */
const kindField = (seat) => html`<label class="sr" for="kind-${seat + 1}">${t("new-kind", { seat: seat + 1 })}</label>
  <select
    id="kind-${seat + 1}"
    aria-describedby=${state.form.players[seat].kind === "person" ? nothing : `level-${firstLike(seat) + 1}`}
    @change=${(/** @type {Event} */ event) => setPlayer(seat, { kind: textIn(event) })}
  >
    ${offeredKinds().map((kind) => kindOption(seat, kind))}
  </select>`;

/** @param {number} seat */
const seatLine = (seat) => html`<li class="seat" ?hidden=${seat >= state.form.seats}>
  ${seal(seat)}${nameField(seat)}${kindField(seat)}${levelNote(seat)}
</li>`;

const giveAll = () => setForm({ players: withPhones(state.form.players) });

/** Gives the others own phones, unless one has it already. */
const phones = () =>
  mayJoin() && !sitting().some(hasPhone)
    ? html`<button type="button" class="link" data-action="give-phones" @click=${giveAll}>${t("new-phones")}</button>`
    : nothing;

export const seats = () => html`<fieldset>
  <legend>${t("new-seats")}</legend>
  <span class="choice">${catalogue.seats.map(seatChoice)}</span>
  <ol class="seats">
    ${state.form.players.map((_, seat) => seatLine(seat))}
  </ol>
  ${phones()}
</fieldset>`;
