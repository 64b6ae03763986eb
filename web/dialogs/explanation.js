/** The explanations: words, the popover beside its subject, and the tour through all of them. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { explanations } from "../games/late.js";
import { closeWhat, EXPLAINED, explain, isExplained, placeWhat, wordsAt } from "../input/what.js";
import { whenNew } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { focusOn, intoView } from "../parts/view.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../state/state").What} What */

/** @param {Omit<What, "touring">} about */
export function wordsOf(about) {
  const { args, more } = explanations().explained(/** @type {import("../types").Table} */ (state.table), about);
  return { title: t(`what-${about.id}`, args), says: t(`what-${about.id}.says`, args), more };
}

/** @param {HTMLElement | SVGElement} one */
function textOf(one) {
  const { title, says } = wordsAt(one);
  return `${title} ${says}`;
}

/** The visible elements with an explanation, one for each text, in the order of the page. */
function stops() {
  const within = (state.dialog && document.querySelector("dialog[open]")) || document;
  const all = /** @type {HTMLElement[]} */ ([...within.querySelectorAll(EXPLAINED)]);
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1);
  return [...new Map(shown.toReversed().map((one) => [textOf(one), one])).values()].toReversed();
}

/** Leads the tour to an element. @param {HTMLElement | undefined} one */
function go(one) {
  if (!one) return;
  intoView(one);
  explain(one, true);
}

/** Leads to the next explanation, or to the one before. @param {number} way */
export function step(way) {
  const all = stops();
  const here = all.findIndex((one) => isExplained(one, textOf));
  go(all[(here + way + all.length) % all.length]);
}

/** Begins the tour at the focused part. */
export function begin() {
  const all = stops();
  const part = document.activeElement?.closest("[data-thing], [data-option], [data-place]");
  go(all.find((one) => part?.contains(one)) ?? all[0]);
}

/** @param {HTMLElement} drawn */
function lay(drawn) {
  drawn.popover = "manual";
  drawn.showPopover();
  placeWhat();
  focusOn(drawn.querySelector("h2"));
}

/**
 * @param {string} name
 * @param {number} way
 */
const stepButton = (name, way) => html`<button
  type="button"
  class="button plain"
  data-way=${way}
  aria-label=${t(name)}
  @click=${() => step(way)}
>
  ${icon("play")}
</button>`;

/** @param {() => void} open */
function leaveFor(open) {
  closeWhat();
  open();
}

/** @param {() => void} open */
const moreButton = (open) => html`<button type="button" class="link" @click=${() => leaveFor(open)}>
  ${t("what-more")}
</button>`;

/** @param {What} about */
export function draw(about) {
  const { title, says, more } = wordsOf(about);
  return keyed(
    about,
    html`<div class="what" data-explanation role="dialog" aria-labelledby="what-title" aria-describedby="what-says" ${whenNew(lay)}>
      <h2 id="what-title" tabindex="-1">${title}</h2>
      <p id="what-says">${says}</p>
      <p class="row">
        ${about.touring ? [stepButton("what-before", -1), stepButton("what-next", 1)] : nothing}${more ? moreButton(more) : nothing}
        <button type="button" class="button plain push" aria-label=${t("close")} @click=${closeWhat}>${icon("close")}</button>
      </p>
    </div>`,
  );
}
