/** The authors of the page and of its material. */
import { html, nothing } from "lit-html";
import { licences } from "#licences";
import { isFramed } from "../site/frame.js";
import { list, t } from "../words/fluent.js";

/** The artists of the icons used, as their licence asks. */
const ARTISTS = ["Lorc", "Delapouite", "Faithtoken", "Caro Asercion", "Pierre Leducq"];

export const name = /** @type {const} */ ("credits");

export const title = () => t("credits-title");

export const draw = () => html`<div class="credits">
  <p>${t("credits-fan")}</p>
  <p>${t("credits-icons", { authors: list(ARTISTS) })}</p>
  <p>${t("credits-type")}</p>
  <p>${t("credits-code")}</p>
  <p><a href=${licences()} target=${isFramed() ? "_blank" : nothing}>${t("credits-licences")}</a></p>
</div>`;
