/** The one question of a first game, whether sound is welcome; it goes with the first answer. */
import { html, nothing } from "lit-html";
import { setSettings } from "../state/settings.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { onceDrawn } from "./drawn.js";

/** The game that asks; empty: none does. */
let asking = "";

/** @param {boolean} sound */
function decide(sound) {
  asking = "";
  setSettings({ sound });
}

/** @param {import("../types").Table} table */
function begin({ save }) {
  asking = save.id;
  setSettings({ offered: true });
}

/**
 * @param {boolean} sound
 * @param {string} label
 */
const button = (sound, label) =>
  html`<button type="button" class="button plain" data-sound=${sound} @click=${() => decide(sound)}>${label}</button>`;

const offer = () => html`<div class="row ask-sound" role="region" aria-labelledby="sound-offer">
  <span id="sound-offer">${t("sound-offer")}</span>
  ${button(true, t("sound-yes"))}${button(false, t("sound-no"))}
</div>`;

/** Whether a person's own first game is due an answer. @param {import("../types").Table} table */
const isDue = ({ coach, viewer, can_undo }) =>
  !state.embed && !state.puzzle && !state.replay && !coach && viewer !== null && !can_undo;

/** @param {import("../types").Table} table */
export function soundOffer(table) {
  if (!isDue(table)) return nothing;
  const { offered, sound } = state.settings;
  if (!offered && !sound) onceDrawn(() => begin(table));
  return asking === table.save.id ? offer() : nothing;
}
