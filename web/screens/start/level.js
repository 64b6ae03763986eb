/** A sentence about the strongest computer player in the form. */
import { html, nothing } from "lit-html";
import { KINDS } from "../../state/people.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

function strongest() {
  const { players, seats } = state.form;
  const ranks = players.slice(0, seats).map(({ kind }) => KINDS.indexOf(kind));
  return KINDS[Math.max(...ranks)];
}

export function level() {
  const kind = strongest();
  return kind === "person" ? nothing : html`<p class="soft small" data-level=${kind}>${t(`level-${kind}`)}</p>`;
}
