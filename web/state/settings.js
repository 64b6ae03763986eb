/** What the player has set for this browser, and the last form. */
import { languages, preferred, speak, t } from "../words.js";
import { KINDS, LONGEST_NAME } from "./people.js";
import { change, state } from "./store.js";
import { isSwitch, isText, listOf, oneOf, recordOf, sound } from "./stored.js";

/** @typedef {import("../types").Form} Form */
/** @typedef {import("../types").Settings} Settings */

const KEY = "san-juan-settings";

/** Milliseconds a step of a computer player stays on show. */
export const PACES = /** @type {const} */ ([
  ["slow", 1200],
  ["normal", 600],
  ["quick", 250],
  ["once", 0],
]);

/** How long a card is on its way, in parts of the usual. */
export const MOTIONS = /** @type {const} */ ([
  ["slow", 2],
  ["normal", 1],
  ["quick", 0.5],
  ["once", 0],
]);

export const CONFIRMS = /** @type {const} */ (["always", "cards", "several", "never"]);

export const SEATS = [2, 3, 4];
export const EDITIONS = ["first", "second"];

/** @type {Record<keyof Settings, import("./stored.js").Check>} */
const SETTINGS = {
  language: oneOf(["", ...languages]),
  theme: oneOf(["", "light", "dark"]),
  pace: oneOf(PACES.map(([, value]) => value)),
  motion: oneOf(MOTIONS.map(([, value]) => value)),
  confirm: oneOf(CONFIRMS),
  scores: isSwitch,
  keys: isSwitch,
  sound: isSwitch,
  touch: isSwitch,
};

const isName = (/** @type {unknown} */ name) => isText(name) && String(name).length <= LONGEST_NAME;

/** The seed is not kept. @type {Record<Exclude<keyof Form, "seed">, import("./stored.js").Check>} */
const FORM = {
  seats: oneOf(SEATS),
  players: listOf(4, 4, recordOf({ name: isName, kind: oneOf(KINDS) })),
  edition: oneOf(EDITIONS),
  expansion: isSwitch,
  choose_four: isSwitch,
  serious: isSwitch,
};

/** Reads what was set before; a browser that denies storage starts from the defaults. */
export function readSettings() {
  const stored = read();
  state.settings = { ...state.settings, ...sound(stored?.settings, SETTINGS) };
  applyLanguage();
  applyTheme();
  state.form = { ...state.form, players: defaultPlayers(), ...sound(stored?.form, FORM) };
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const defaultPlayers = () =>
  [1, 2, 3, 4].map((seat) => ({ name: t(`seat-${seat}`), kind: seat === 1 ? "person" : "medium" }));

/** @param {Partial<Settings>} patch */
export function setSettings(patch) {
  change({ settings: { ...state.settings, ...patch } });
  applyLanguage();
  applyTheme();
  write();
}

/** @param {Partial<Form>} patch */
export function setForm(patch) {
  change({ form: { ...state.form, ...patch } });
  write();
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify({ settings: state.settings, form: { ...state.form, seed: "" } }));
  } catch {
    /* set for this visit only */
  }
}

export function toggleTheme() {
  const chosen = state.settings.theme;
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setSettings({ theme: dark ? "light" : "dark" });
}

/** Before anything was chosen it is the browser's language that counts. */
function applyLanguage() {
  const { language } = state.settings;
  const spoken = preferred(language ? [language] : navigator.languages);
  speak(spoken);
  document.documentElement.lang = spoken;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("app-description"));
}

function applyTheme() {
  const { theme } = state.settings;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
