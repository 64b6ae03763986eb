/** The attributes of a table, as properties, and as parameters of its frame's address. */

/** @typedef {import("../embed").Attributes} Attributes */

/** The options of the game, which the build copies from its catalogue. @type {import("../../types").DeclaredOption[]} */
const OPTIONS = JSON.parse(EMBED_OPTIONS);

/** @param {boolean} isSwitch */
const optionsThat = (isSwitch) => OPTIONS.filter((one) => Boolean(one.switch) === isSwitch).map(({ name }) => name);

/** The attributes that describe a game; addresses use the same names. */
const GAME = {
  texts: ["players", "seats", "level", "names", ...optionsThat(false), "seed"],
  switches: [...optionsThat(true), "serious"],
};

const TEXTS = [...GAME.texts, "src", "theme", "loading", "reveal", "poster", "name", "mode"];

const SWITCHES = [...GAME.switches, "autostart", "muted", "keep"];

/** The attributes that a loaded table takes over at once. */
export const AT_ONCE = ["lang", "theme", "muted", "keep", "style", "class"];

export const OBSERVED = [...AT_ONCE, "src", "name", "mode"];

/** @param {string} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
const text = (name) => ({
  get() {
    return this.getAttribute(name) ?? "";
  },
  set(value) {
    this.setAttribute(name, String(value));
  },
});

/** @param {string} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
const onOff = (name) => ({
  get() {
    return this.hasAttribute(name);
  },
  set(value) {
    this.toggleAttribute(name, Boolean(value));
  },
});

/**
 * An element whose attributes are properties too.
 * @returns {{ new (): HTMLElement & Attributes }}
 */
export function reflecting() {
  class Reflecting extends HTMLElement {}
  for (const name of TEXTS) Object.defineProperty(Reflecting.prototype, name, text(name));
  for (const name of SWITCHES) Object.defineProperty(Reflecting.prototype, name, onOff(name));
  return /** @type {any} */ (Reflecting);
}

/**
 * Writes parameters. A switch that is off is written too, because it may have been on before.
 * @param {Record<string, unknown>} said
 */
function written(said) {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) {
    if (typeof value === "boolean") words.set(name, value ? "1" : "0");
    else if (value !== undefined && value !== "") words.set(name, String(value));
  }
  return words.toString();
}

/**
 * @param {Attributes} table
 * @param {import("../embed").GameWishes} wishes override the attributes
 */
export function gameWords(table, wishes = {}) {
  const said = [...GAME.texts, ...GAME.switches].map((name) => [name, Reflect.get(table, name)]);
  return written({ ...Object.fromEntries(said.filter(([, value]) => value)), ...wishes });
}

/**
 * The parameters for the language, theme and sound of a visit.
 * @param {HTMLElement & Attributes} table
 * @param {string | undefined} lang
 */
export const visitWords = ({ theme, muted }, lang) => written({ lang, theme: theme || "auto", muted });

/**
 * The parameters of the frame's address. They follow `#`, so that a cache sees the same address for all tables of a
 * page.
 * @param {HTMLElement & Attributes} table
 * @param {string | undefined} lang
 * @param {boolean} begins
 */
export function addressWords(table, lang, begins) {
  const rest = written({ save: table.name, start: begins || undefined });
  return ["embed", gameWords(table), visitWords(table, lang), rest].filter(Boolean).join("&");
}
