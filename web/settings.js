/** What the player has set for this browser, and the last form. */
import { change, state } from "./store.js";
import { preferred, speak, t } from "./words.js";

const KEY = "san-juan-settings";

/** Reads what was set before; a browser that denies storage starts from the defaults. */
export function readSettings() {
  const stored = read();
  state.settings = { ...state.settings, ...stored.settings };
  applyLanguage();
  applyTheme();
  state.form = { ...state.form, players: defaultPlayers(), ...stored.form };
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
  applyLanguage();
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
