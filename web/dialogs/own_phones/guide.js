/** The page of the help on own phones. */
import { html } from "lit-html";
import { t } from "../../words/fluent.js";

export const name = /** @type {const} */ ("phones-guide");

export const title = () => t("phones-title");

const PARTS = /** @type {const} */ (["needs", "begin", "screen", "play", "away", "end", "secrets"]);

/** @param {typeof PARTS[number]} part */
const section = (part) => html`<section aria-labelledby="guide-${part}">
  <h3 id="guide-${part}">${t(`guide-${part}`)}</h3>
  <p>${t(`guide-${part}.says`)}</p>
</section>`;

const TIPS = /** @type {const} */ (["network", "guest", "camera", "once"]);

export const draw = () => html`<div class="phones">
  ${PARTS.map(section)}
  <section aria-labelledby="guide-trouble">
    <h3 id="guide-trouble">${t("phones-trouble")}</h3>
    <ul>${TIPS.map((tip) => html`<li>${t(`phones-try-${tip}`)}</li>`)}</ul>
  </section>
</div>`;
