/** The attributes of a table, as properties, and as parameters of its frame's address. */

/** @typedef {import("../embed").Attributes} Attributes */

/** @typedef {import("../../types").DeclaredOption} DeclaredOption */
/** A game of the site, with its declared options. @typedef {{ id: string, code: string, options: DeclaredOption[] }} Game */

/** The games, which the build copies from their catalogues. @type {Game[]} */
const GAMES = JSON.parse(EMBED_GAMES);

/** The game that a table names, by default the first; undefined: the site has none of that name. @param {{ game: string }} table */
export const gameOf = ({ game }) =>
  game ? GAMES.find(({ id, code }) => [id, code].includes(game.replaceAll("-", "_"))) : GAMES[0];

/** Whether a table shows the first game. @param {{ game: string }} table */
export const isFirst = (table) => gameOf(table) === GAMES[0];

/**
 * The attributes that describe a game with these options; addresses use the same names.
 * @param {DeclaredOption[]} options
 */
function describing(options) {
  const those = (/** @type {boolean} */ isSwitch) =>
    options.filter((one) => Boolean(one.switch) === isSwitch).map(({ name }) => name);
  return {
    texts: ["players", "seats", "level", "names", ...those(false), "seed"],
    switches: [...those(true), "serious"],
  };
}

const ANY = describing(GAMES.flatMap(({ options }) => options));

const TEXTS = new Set([...ANY.texts, "game", "src", "theme", "loading", "reveal", "poster", "name", "mode"]);

const SWITCHES = new Set([...ANY.switches, "autostart", "muted", "keep"].filter((name) => !TEXTS.has(name)));

/** The attributes that a loaded table takes over at once. */
export const AT_ONCE = ["lang", "theme", "muted", "keep", "style", "class"];

export const OBSERVED = [...AT_ONCE, "game", "src", "name", "mode"];

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
  const { texts, switches } = describing(gameOf(table)?.options ?? []);
  const said = [...texts, ...switches].map((name) => [name, Reflect.get(table, name)]);
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
  return [
    "embed",
    written({ play: GAMES.length > 1 ? gameOf(table)?.id : undefined }),
    gameWords(table),
    visitWords(table, lang),
    rest,
  ]
    .filter(Boolean)
    .join("&");
}
