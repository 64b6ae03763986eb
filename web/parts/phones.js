/** Loads the lazy script and the words of own phones. */

import { html, nothing } from "lit-html";
import { keepGame } from "#register";
import { behind, parametersOf } from "../site/address.js";
import { late } from "../site/late.js";
import { change } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";
import { addPhones } from "./late.js";

/** @typedef {typeof import("../phones.js")} Phones */

/** @type {() => Promise<Phones>} */
let load;

/** @param {() => Promise<Phones>} loading */
export function usePhones(loading) {
  load = loading;
}

/** @returns {Promise<Phones>} */
async function loaded() {
  const [phones] = await Promise.all([late("phones", load), adoptPart("devices")]);
  addPhones(phones);
  return phones;
}

/** Opens the dialog of own phones; from then on, this browser keeps them for use without a network. */
async function openPhones() {
  try {
    await loaded();
    change({ dialog: { name: "own-phones" } });
    keepGame("phones");
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "phones" } } });
  }
}

/**
 * Makes this page the guest of another device; Python stays away.
 * @param {string} offer
 * @returns {Promise<boolean>} false: it cannot be loaded
 */
export async function visitTable(offer) {
  try {
    (await loaded()).begin(offer);
    return true;
  } catch {
    change({ notice: { id: "load_file", args: { file: "phones" } } });
    return false;
  }
}

/** Only for those who ask for it by the address, until whole games work. */
const areShown = () => parametersOf(behind).has("phones");

export const phonesButton = () =>
  areShown()
    ? html`<button type="button" class="button" data-action="own-phones" @click=${openPhones}>
        ${icon("share")}<span>${t("phones-button")}</span>
      </button>`
    : nothing;
