/** What the player has set for this browser: theme, pace, the last form. */
import { change, state } from "./store.js";
import { t } from "./words.js";

const KEY = "san-juan-settings";

/** Reads what was set before; a browser that denies storage starts from the defaults. */
export function readSettings() {
  const stored = read();
  state.settings = { ...state.settings, ...stored.settings };
  state.form = { ...state.form, players: defaultPlayers(), ...stored.form };
  applyTheme();
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

/** @param {Partial<import("./types").Settings>} patch */
export function setSettings(patch) {
  change({ settings: { ...state.settings, ...patch } });
  applyTheme();
  write();
}

/** @param {Partial<import("./types").Form>} patch */
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

function applyTheme() {
  const { theme } = state.settings;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
