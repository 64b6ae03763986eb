/** The game in a few lines, for newcomers. */
import { html, nothing } from "lit-html";
import { state } from "../../../state/store.js";
import { t } from "../../../words/fluent.js";
import { bookLink } from "../reading.js";
import { roleList } from "../roles.js";

const LINES = ["aim", "cards", "build", "goods", "round", "hand", "end", "points", "help"];

/** The list of roles, once their emblems have loaded. */
const fiveRoles = () => (state.ready ? html`<h3>${t("roles-help")}</h3>${roleList()}` : nothing);

export const name = /** @type {const} */ ("howto");

export const title = () => t("how-to-title");

/** The lines of the dialog. */
export const lines = () => LINES.map((line) => t(`how-to-${line}`));

export const draw = () => html`<ul class="howto">
    ${lines().map((line) => html`<li>${line}</li>`)}
  </ul>
  ${fiveRoles()}
  <p>${bookLink("book", t("book-title"))}</p>`;
