/** The player's settings in this browser, and the last form. */

import { read, write } from "../storage/form.js";
import { adopt } from "../words/adopt.js";
import { language, t } from "../words/fluent.js";
import { languages, ownName, wished } from "../words/languages.js";
import { catalogue } from "./catalogue.js";
import { CORES } from "./cores.js";
import { gameOnShow } from "./game_of.js";
import { tellLost } from "./lost_file.js";
import { soundOptions, usualOptions } from "./options.js";
import { formKinds, LONGEST_NAME } from "./people.js";
import { withCleanNames } from "./plain.js";
import { isShort } from "./signs.js";
import { change, state } from "./store.js";
import { isSwitch, isText, listOf, oneOf, recordOf, withSound } from "./stored.js";

/** @typedef {import("../types").Form} Form */
/** @typedef {import("../types").Settings} Settings */

/** Milliseconds a step of a computer player stays on show. */
export const PACES = /** @type {const} */ ([
  ["slow", 1200],
  ["normal", 600],
  ["quick", 250],
  ["once", 0],
]);

/** The duration of a card's motion, as a factor of the usual one. */
export const MOTIONS = /** @type {const} */ ([
  ["slow", 2],
  ["normal", 1],
  ["quick", 0.5],
  ["once", 0],
]);

export const THEMES = /** @type {const} */ (["", "light", "dark"]);

/** The sizes of text, as a factor of the usual size. */
export const TEXTS = /** @type {const} */ ([
  ["normal", 1],
  ["large", 1.15],
  ["larger", 1.3],
]);

/** The loudness of sounds, as a factor of the usual one. */
export const VOLUMES = /** @type {const} */ ([
  ["soft", 0.5],
  ["normal", 1],
  ["loud", 2],
]);

/** The answers that need a confirmation, by the form of their question: all, of a number of options, of several. */
export const CONFIRMS = /** @type {const} */ (["always", "some", "several", "never"]);

/** The levels of detail of the table, the least first. */
export const DETAILS = /** @type {const} */ (["little", "more", "all"]);

/** The most digits of a seed. */
export const LONGEST_SEED = 10;

/** The most seats, each of which has a line in the form. */
const mostSeats = () => Math.max(...catalogue.seats);

/** @type {Record<keyof Settings, import("./stored.js").Check>} */
const SETTINGS = {
  language: oneOf(["", ...languages]),
  theme: oneOf(THEMES),
  text: oneOf(TEXTS.map(([, value]) => value)),
  pace: oneOf(PACES.map(([, value]) => value)),
  motion: oneOf(MOTIONS.map(([, value]) => value)),
  confirm: oneOf(CONFIRMS),
  detail: oneOf(DETAILS),
  cores: oneOf(CORES),
  scores: isSwitch,
  keys: isSwitch,
  caps: isSwitch,
  sound: isSwitch,
  volume: oneOf(VOLUMES.map(([, value]) => value)),
  offered: isSwitch,
  touch: isSwitch,
};

/** The valid settings; earlier versions named the form of the questions that take a number of options by San Juan's. @template S @param {S} own @param {unknown} stored */
function withSettings(own, stored) {
  const settings = Object(stored);
  return withSound(own, { ...settings, ...(settings.confirm === "cards" && { confirm: "some" }) }, SETTINGS);
}

const isName = (/** @type {unknown} */ name) => isText(name) && isShort(String(name), LONGEST_NAME);

/** The checks of a stored form, which has no seed; the options have their own. @returns {Record<Exclude<keyof Form, "seed" | "options">, import("./stored.js").Check>} */
const checksOfForm = () => ({
  seats: oneOf(catalogue.seats),
  players: listOf(mostSeats(), mostSeats(), recordOf({ name: isName, kind: oneOf(formKinds()) })),
  serious: isSwitch,
});

/** The form with the valid values of a stored one. @template F @param {F & { options?: object }} form @param {unknown} stored */
const withForm = (form, stored) => ({
  ...withSound(form, stored, checksOfForm()),
  options: { ...form.options, ...soundOptions(stored) },
});

/** The valid part of a stored record. @param {unknown} stored */
export function preferencesOf(stored) {
  const { settings, form } = /** @type {{ settings?: unknown, form?: unknown }} */ (Object(stored));
  return { settings: withSettings({}, settings), form: withForm({}, form) };
}

/**
 * The values to store instead of those that hold for this visit only; null: the form on show is stored.
 * @type {{ settings: Partial<Settings>, form: Form | null }}
 */
const lent = { settings: {}, form: null };

/** Reads the stored settings. */
export function readSettings() {
  state.settings = withSettings(state.settings, read(gameOnShow())?.settings);
}

/**
 * Applies settings for this visit, until the player chooses others.
 * @param {Partial<Settings>} visit
 */
export function lend(visit) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(visit));
  const own = Object.fromEntries(names.map((name) => [name, state.settings[name]]));
  lent.settings = { ...own, ...lent.settings };
  change({ settings: { ...state.settings, ...visit } });
  applyLook();
}

/**
 * Fills in the form as stored, or as the address of this visit asks.
 * @param {((form: Form) => Form) | null} fill
 */
export function readForm(fill) {
  const usual = { seats: catalogue.usual_seats, options: usualOptions(), serious: false, seed: "" };
  const first = { ...usual, players: defaultPlayers() };
  const own = withoutUsualNames(withCleanNames(withForm(first, read(gameOnShow())?.form)));
  lent.form = fill && own;
  state.form = fill ? fill(first) : own;
}

/** A name is empty until a person types one. */
const defaultPlayers = () =>
  Array.from({ length: mostSeats() }, (_, seat) => ({ name: "", kind: seat === 0 ? "person" : catalogue.usual_level }));

/** Earlier versions stored a usual name for each seat without a typed one. @param {Form} form @returns {Form} */
function withoutUsualNames(form) {
  if (form.players.some(({ name }) => !name)) return form;
  const typed = (/** @type {string} */ name, /** @type {number} */ seat) =>
    name === t(`seat-${seat + 1}`) ? "" : name;
  return { ...form, players: form.players.map((one, seat) => ({ ...one, name: typed(one.name, seat) })) };
}

/** @param {Partial<Settings>} patch */
export function setSettings(patch) {
  for (const name of Object.keys(patch)) delete lent.settings[/** @type {keyof Settings} */ (name)];
  change({ settings: { ...state.settings, ...patch } });
  applyLook();
  keep();
}

/** Shows more on the table than before. */
export function showMore() {
  const next = DETAILS[DETAILS.indexOf(state.settings.detail) + 1];
  if (next) setSettings({ detail: next });
}

/** Whether a game can begin with the form as it is. */
export const isFormSound = () => /^\d*$/.test(state.form.seed);

/** @param {Partial<Form>} patch */
export function setForm(patch) {
  change({ form: { ...state.form, ...patch } });
  keep();
}

/** @param {import("../types").OptionValues} patch */
export const setOptions = (patch) => setForm({ options: { ...state.form.options, ...patch } });

const keep = () =>
  write(gameOnShow(), {
    settings: { ...state.settings, ...lent.settings },
    form: lent.form ?? { ...state.form, seed: "" },
  });

export function toggleTheme() {
  const chosen = state.settings.theme;
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setSettings({ theme: dark ? "light" : "dark" });
}

/** The language of this visit, until another is chosen. */
export const firstLanguage = () => wished(state.settings.language);

/**
 * Speaks a language; throws if its sentences cannot be fetched.
 * @param {string} tag
 */
export async function speakIn(tag) {
  if (!(await adopt(tag))) return;
  document.documentElement.lang = language();
  document.querySelector("meta[name=description]")?.setAttribute("content", t("app-description"));
}

/** @param {string} tag */
export async function chooseLanguage(tag) {
  try {
    await speakIn(tag);
    if (language() === tag) setSettings({ language: tag });
  } catch (error) {
    await tellLost(error, { title: ownName(tag) });
  }
}

/** Applies the look without transitions, which would show texts of one theme on the background of the other. */
function applyLook() {
  const { theme, text } = state.settings;
  const { dataset, style } = document.documentElement;
  dataset.switching = "";
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  style.setProperty("--text-size", String(text));
  dataset.text = TEXTS.find(([, factor]) => factor === text)?.[0] ?? "";
  colourBar(theme);
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.switching));
}

/** Gives the browser's bar the colour of the chosen theme, else of the system's. @param {string} theme */
function colourBar(theme) {
  const bars = /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=theme-color]"));
  for (const [k, bar] of bars.entries()) {
    const own = ["light", "dark"][k];
    bar.media = theme ? (theme === own ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}
