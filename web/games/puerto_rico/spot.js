/**
 * A thing on the board as a button: it stands for an option, or opens an explanation, or only shows itself. Its label is
 * all that screen readers get of it; the drawn parts are hidden from them.
 */
import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { icon } from "../../parts/icon.js";
import { isAdvised, isFull, isPicked, marksOn, pick, picking, state, t } from "../kit.js";

/**
 * @typedef {object} Spot
 * @property {string} sort the kind of thing, for its looks
 * @property {string} label
 * @property {number} [option] the option that it stands for
 * @property {string} [why] the reason why it is none while others are
 * @property {() => void} [open] shows more of it
 * @property {number} [thing] its number, for a look at it in full
 * @property {boolean} [carries] whether a pointer carries its piece away while it is picked
 * @property {string} [of] a further fact, for its looks
 * @property {string} [what] its explanation, and the part that it is about
 * @property {string} [about]
 */

/** The explanation of a thing. @param {string} what @param {string} [about] */
export const what = (what, about) => ({ what, about });

/** Whether picks are shown before they are the answer. */
const showsPicks = () => picking() !== null || state.settings.confirm === "always";

/** @param {number} option */
const pressed = (option) => (isPicked(option) ? "true" : "false");

/** @param {number} option */
const isBarred = (option) => isFull() && !isPicked(option);

/** @param {number} option */
const marks = (option) => html`${isPicked(option) ? html`<span class="picked">${icon("check")}</span>` : nothing}
  ${isAdvised(option) ? html`<span class="hinted">${icon("hint")}</span><span class="sr">${t("label-advised")}</span>` : nothing}`;

/** @param {Spot} spot @param {unknown} content */
function optionSpot({ sort, label, option = 0, thing, carries, of, what, about }, content) {
  const barred = isBarred(option);
  return html`<button
    type="button"
    class="spot"
    data-sort=${sort}
    data-kind=${of ?? nothing}
    data-what=${what ?? nothing}
    data-of=${about ?? nothing}
    data-option=${option}
    data-thing=${thing ?? nothing}
    data-lifts=${carries && isPicked(option) ? option : nothing}
    data-reviewed=${marksOn(option).join(" ") || nothing}
    aria-pressed=${ifDefined(showsPicks() ? pressed(option) : undefined)}
    aria-disabled=${barred ? "true" : "false"}
    @click=${() => !barred && pick(option)}
  >
    <span class="sr">${label}</span>${content}${marks(option)}
  </button>`;
}

/** @param {Spot} spot @param {unknown} content */
const openSpot = ({ sort, label, why, open, thing, of, what, about }, content) => html`<button
  type="button"
  class="spot"
  data-sort=${sort}
  data-kind=${of ?? nothing}
  data-what=${what ?? nothing}
  data-of=${about ?? nothing}
  data-thing=${thing ?? nothing}
  ?data-barred=${why !== undefined}
  title=${ifDefined(why)}
  @click=${open}
>
  <span class="sr">${why ? `${label} ${why}` : label}</span>${content}
</button>`;

/** @param {Spot} spot @param {unknown} content */
const bareSpot = ({ sort, label, why, of, what, about }, content) => html`<div
  class="spot"
  data-sort=${sort}
  data-kind=${of ?? nothing}
  data-what=${what ?? nothing}
  data-of=${about ?? nothing}
  ?data-barred=${why !== undefined}
  role="img"
  title=${ifDefined(why)}
  aria-label=${why ? `${label} ${why}` : label}
>
  ${content}
</div>`;

/** @param {Spot} spot @param {unknown} content */
export function spot(spot, content) {
  if (spot.option !== undefined) return optionSpot(spot, content);
  return spot.open ? openSpot(spot, content) : bareSpot(spot, content);
}
