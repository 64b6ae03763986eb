/** A good, with its own shape, colour and two letters. */
import { html } from "lit-html";
import { icon } from "../../parts/icon.js";
import { t } from "../kit.js";
import { goodName } from "./words/names.js";

/** @param {string} good */
export const goodMark = (good) =>
  html`<span class="good" data-good=${good} data-what="good" data-of=${good} aria-hidden="true"
    >${icon(`g-${good}`, "shape")}<b>${t(`good-${good}.short`)}</b></span
  >`;

/** @param {string} good */
export const goodWord = (good) => html`${goodMark(good)}<span class="sr">${goodName(good)}</span>`;
