/** The form of a new game, open to input before the engine is ready. */

import { html, nothing } from "lit-html";
import { startGame } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { oneOf } from "../../parts/field.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { isComposing } from "../../site/composing.js";
import { dealtInForm } from "../../state/deal.js";
import { ANIMALS, KINDS, LONGEST_NAME } from "../../state/people.js";
import { clean } from "../../state/plain.js";
import { SEATS, setForm } from "../../state/settings.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { isNew, learnLink } from "./learn.js";
import { level } from "./level.js";
import { loading } from "./loading.js";

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
  const name = clean(textIn(event)) || t(`seat-${seat + 1}`);
  /** @type {HTMLInputElement} */ (event.target).value = name;
  setPlayer(seat, { name });
}

/** @param {number} count */
const seatChoice = (count) =>
  oneOf("seats", count, { label: count, checked: state.form.seats === count, choose: () => setForm({ seats: count }) });

/**
 * @param {number} seat
 * @param {string} kind
 */
const kindOption = (seat, kind) =>
  html`<option value=${kind} .selected=${state.form.players[seat].kind === kind}>${t(`kind-${kind}`)}</option>`;

/**
 * Whether this is the seat of the only person, whom the table calls "you".
 * @param {number} seat
 */
function isYours(seat) {
  const people = state.form.players.slice(0, state.form.seats).filter(({ kind }) => kind === "person");
  return people.length === 1 && people[0] === state.form.players[seat];
}

/** @param {number} seat */
const seatLine = (seat) => html`<li class="seat" ?hidden=${seat >= state.form.seats}>
  ${seal(seat)}
  <label class="sr" for="name-${seat + 1}">${t("new-name", { seat: seat + 1 })}</label>
  <span class="named" data-you=${isYours(seat) ? t("you") : nothing}><input
    id="name-${seat + 1}"
    autocomplete="off"
    dir="auto"
    maxlength=${LONGEST_NAME}
    placeholder=${t(`seat-${seat + 1}`)}
    .value=${state.form.players[seat].name}
    @change=${(/** @type {Event} */ event) => setName(seat, event)}
  /></span>
  <label class="sr" for="kind-${seat + 1}">${t("new-kind", { seat: seat + 1 })}</label>
  <select
    id="kind-${seat + 1}"
    @change=${(/** @type {Event} */ event) => setPlayer(seat, { kind: textIn(event) })}
  >
    ${KINDS.map((kind) => kindOption(seat, kind))}
  </select>
</li>`;

/**
 * Starts the game if the form is valid. It submits nothing: a frame of a host page may forbid that.
 * @param {Event} event
 */
function start({ target }) {
  const filled = /** @type {HTMLFormElement} */ (/** @type {Element} */ (target).closest("form"));
  if (!state.wanted && filled.reportValidity()) startGame();
}

/**
 * Makes Enter in a field press the button, after a `change` event as if the field had lost the focus.
 * @param {KeyboardEvent} event
 */
function enter(event) {
  const field = event.target;
  if (event.key !== "Enter" || isComposing(event) || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (field.type === "text") field.dispatchEvent(new Event("change"));
  start(event);
}

const howToLink = () => html`<button
  type="button"
  class="link ${isNew() || state.embed ? "push" : ""}"
  data-action="how-to"
  @click=${() => change({ dialog: { name: "book", at: "book=how-to" } })}
>
  ${t("how-to-title")}
</button>`;

export const form = () => html`<form class="sheet new" aria-labelledby="new" @keydown=${enter}>
  <div class="row head">
    <h2 id="new">${t("new-title")}</h2>
    ${isNew() || state.embed ? nothing : learnLink()}${howToLink()}
  </div>
  <fieldset>
    <legend>${t("new-seats")}</legend>
    <span class="choice">${SEATS.map(seatChoice)}</span>
    <ol class="seats">
      ${ANIMALS.map((_, seat) => seatLine(seat))}
    </ol>
  </fieldset>
  ${game().options()}
  ${dealtInForm() ? html`<p class="soft" role="note">${t("link-deal")}</p>` : nothing}
  <button class="button ${state.saved.length || (isNew() && !state.embed) ? "" : "main"} big wide" type="button" data-action="start" ?disabled=${state.wanted} @click=${start}>
    ${icon("ship")}<span>${t("new-button")}</span>
  </button>
  ${level()}${loading()}
</form>`;
