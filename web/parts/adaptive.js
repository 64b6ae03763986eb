/** The sentence about the level that keeps up with a person: the picked one, and why. */
import { html } from "lit-html";
import { levelFor } from "../state/adaptive.js";
import { readPlayed } from "../state/finished.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { whenNew } from "./drawn.js";

/** @param {string} level */
const called = (level) => (level ? t(`kind-${level}.short`) : "");

/** @param {import("../state/adaptive.js").Picked} picked @param {number} seats */
const said = ({ next, way, level, wins, of }, seats) =>
  t("adaptive", { way, seats, wins, of, level: called(level), next: called(next) });

/** Empty until the results are read, which the first drawing begins. @param {number} seats */
export const adaptive = (seats) => html`<span ${whenNew(() => void readPlayed())}
  >${state.played ? said(levelFor(state.played, seats), seats) : ""}</span
>`;
