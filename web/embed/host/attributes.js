/** The attributes of a table, as properties, and as what stands behind the address of its frame. */

/** @typedef {import("../embed").Attributes} Attributes */

/** What describes a game, by the names that addresses have. */
const GAME = /** @type {const} */ ({
  texts: ["players", "seats", "level", "names", "edition", "seed"],
  switches: ["expansion", "choose_four", "serious"],
});

const TEXTS = [...GAME.texts, "src", "theme", "loading", "reveal", "poster", "name", "mode"];

const SWITCHES = [...GAME.switches, "autostart", "muted", "keep"];

/** What a table that is there takes over at once. */
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
 * A switch that is off is said too: what was said before may have been on.
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
 * @param {import("../embed").GameWishes} wishes instead of what the attributes say
 */
export function gameWords(table, wishes = {}) {
  const said = [...GAME.texts, ...GAME.switches].map((name) => [name, table[name]]);
  return written({ ...Object.fromEntries(said.filter(([, value]) => value)), ...wishes });
}

/**
 * How a visit speaks and looks.
 * @param {HTMLElement & Attributes} table
 * @param {string | undefined} lang
 */
export const visitWords = ({ theme, muted }, lang) => written({ lang, theme: theme || "auto", muted });

/**
 * All of it stands behind `#`: so every table of a page has the same address to a cache.
 * @param {HTMLElement & Attributes} table
 * @param {string | undefined} lang
 * @param {boolean} begins
 */
export function addressWords(table, lang, begins) {
  const rest = written({ save: table.name, start: begins || undefined });
  return ["embed", gameWords(table), visitWords(table, lang), rest].filter(Boolean).join("&");
}
