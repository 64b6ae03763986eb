/** The explanation of a part of the table, beside that part. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { closeWhat, placeWhat, step, wordsOf } from "../input/what.js";
import { whenNew } from "../parts/drawn.js";
import { icon } from "../parts/icon.js";
import { focusOn } from "../parts/view.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @param {HTMLElement} drawn */
function lay(drawn) {
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
const moreButton = (open) => html`<button
  type="button"
  class="link"
  @click=${() => {
    closeWhat();
    open();
  }}
>
  ${t("what-more")}
</button>`;

export function explanation() {
  const about = state.what;
  if (!about || !state.table) return nothing;
  const { title, says, more } = wordsOf(about);
  return keyed(
    about,
    html`<div class="what" popover="manual" role="dialog" aria-labelledby="what-title" aria-describedby="what-says" ${whenNew(lay)}>
      <h2 id="what-title" tabindex="-1">${title}</h2>
      <p id="what-says">${says}</p>
      <p class="row">
        ${about.touring ? [stepButton("what-before", -1), stepButton("what-next", 1)] : nothing}${more ? moreButton(more) : nothing}
        <button type="button" class="button plain push" aria-label=${t("close")} @click=${closeWhat}>${icon("close")}</button>
      </p>
    </div>`,
  );
}
