/** The help to the keyboard: every shortcut, by purpose. */
import { html } from "lit-html";
import { EVERYWHERE, sections, WAYS } from "../input/shortcuts.js";
import { t } from "../words/fluent.js";

/** @type {Record<string, () => string>} */
const NAMES = {
  Enter: () => t("keycap-enter"),
  Escape: () => t("keycap-escape"),
  PageUp: () => t("keycap-pageup"),
  PageDown: () => t("keycap-pagedown"),
};

/** @param {string} key */
const nameOf = (key) => NAMES[key]?.() ?? key;

/** @param {string} key */
const cap = (key) => html`<kbd translate="no">${nameOf(key)}</kbd>`;

/**
 * @param {string} name
 * @param {string[]} keys alternatives
 */
const line = (name, ...keys) => html`<div>
  <dt>${keys.map(cap)}</dt>
  <dd>${t(`key-${name}`)}</dd>
</div>`;

/** @param {import("../input/shortcuts.js").Shortcut} shortcut */
const entry = ({ name, key, also }) => line(name, key, ...(also ? [also] : []));

/**
 * @param {string} title
 * @param {unknown} lines
 */
const group = (title, lines) => html`<section>
  <h3>${title}</h3>
  <dl>${lines}</dl>
</section>`;

export const name = /** @type {const} */ ("keys");

export const title = () => t("keys-title");

export function draw() {
  const { answer, look, after } = sections();
  return html`<div class="keylist">
    ${group(t("keys-answer"), [line("choose", "1", "2", "3", "…"), answer.map(entry), line("put-down", "Escape")])}
    ${group(t("keys-look"), look.map(entry))}
    ${group(t("keys-move"), [line("move", "←", "→", "↑", "↓"), line("next", "Tab"), EVERYWHERE.slice(WAYS.length).map(entry)])}
    ${group(t("keys-after"), [...WAYS, ...after].map(entry))}
    <p class="soft small">${t("keys-note")}</p>
  </div>`;
}
