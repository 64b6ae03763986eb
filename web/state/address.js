/** Reads the parameters of an address, which docs/embedding.md lists; nothing here acts on them. */
import { LONGEST, parametersOf, parted } from "../site/address.js";
import { namedGame } from "../site/chosen_game.js";
import { codeIn } from "../site/pasted.js";
import { isShelf } from "../storage/shelf.js";
import { isolated } from "../words/fluent.js";
import { languageLike } from "../words/languages.js";
import { catalogue } from "./catalogue.js";
import { cardsOfSite } from "./game_of.js";
import { declared, optionsIn } from "./options.js";
import { ADAPTIVE, formKinds, kinds, LONGEST_NAME } from "./people.js";
import { places } from "./places.js";
import { clean } from "./plain.js";
import { meant, number, oneOf, onOff, readerOf } from "./readers.js";
import { LONGEST_SEED } from "./settings.js";
import { isShort } from "./signs.js";

/**
 * The wishes for a game, under the names of their parameters; the declared options lie among them by their names.
 * @typedef {object} Wishes
 * @property {string[]} [players] the kinds, seat by seat
 * @property {number} [seats]
 * @property {string} [level] the level of every computer player
 * @property {string[]} [names]
 * @property {boolean} [serious]
 * @property {string} [seed]
 */

/**
 * @typedef {object} Asked
 * @property {Wishes | null} form null: the address names no option of a game
 * @property {Partial<import("../types").Settings>} visit settings for this visit
 * @property {boolean} start the described game starts at once
 * @property {boolean} goesOn the latest table resumes at once
 * @property {boolean} embed a host page shows the table, so the page leaves out the parts that the host has
 * @property {boolean} muted the page makes no sound
 * @property {Link | null} link a shared deal or game
 * @property {Place | null} place the dialog to open
 * @property {string[]} wrong the unusable parameters, as written
 */

/**
 * @typedef {object} Link
 * @property {"deal" | "game"} of
 * @property {string} code
 * @property {number} at the ply at which a game opens
 * @property {number | null} beat the points of the person who shared a deal, if the link states them
 */

/** A dialog, and the address of its open place. @typedef {{ name: import("./state").Dialog["name"], at: string }} Place */

/** @typedef {import("./readers.js").Reader} Reader */

/** The most letters of a wrong parameter that a message repeats. */
const REPEATED = 40;

/** The word for a person in `players` and in codes. */
const YOU = "you";

/** The code of a deal: game and version, options and player kinds, seed, checksum. */
const DEAL = /^([a-z_]+)-1((?:\.[a-z_]+(?:-\w+)*)+)\.(\d+)~c\w{8}$/;

/** @type {Reader} */
function kindsIn(text) {
  const found = text.split(",").map((kind) => (kind === YOU ? "person" : kind));
  const isTable = catalogue.seats.includes(found.length) && found.every((kind) => formKinds().includes(kind));
  return isTable ? found : undefined;
}

/** @type {Reader} */
function names(text) {
  const found = text.split(",").map(clean);
  const fit = found.length <= Math.max(...catalogue.seats) && found.every((name) => isShort(name, LONGEST_NAME));
  return fit ? found : undefined;
}

/** @returns {Record<string, Reader>} */
const choices = () => Object.fromEntries(declared().map((option) => [option.name, readerOf(option)]));

/** @returns {Record<keyof Wishes, Reader>} */
const wishes = () => ({
  players: kindsIn,
  seats: (text) => catalogue.seats.find((count) => String(count) === text),
  level: oneOf([...catalogue.levels, ADAPTIVE]),
  names,
  ...choices(),
  serious: onOff,
  seed: (text) => (/^\d+$/.test(text) && text.length <= LONGEST_SEED ? text : undefined),
});

/** @type {Record<string, Reader>} */
const VISIT = { lang: languageLike, theme: meant({ auto: "", light: "light", dark: "dark" }) };

/** @type {Record<string, Reader>} */
const LINK = { at: number(4), beat: number(3) };

/** @type {Record<string, Reader>} */
const REST = { start: onOff, continue: onOff, embed: onOff, muted: onOff, save: (text) => isShelf(text) || undefined };

/** The punctuation of a sentence after an address. */
const END = /[.,;:!?…)\]}"'”»*~]+$/;

/** The text as a message repeats it: short, visible and isolated. @param {string} text */
function repeated(text) {
  const seen = clean(text.slice(0, REPEATED));
  return isolated(text.length > REPEATED ? `${seen}…` : seen);
}

/**
 * The values of the parameters that are present and right.
 * @param {URLSearchParams} parameters
 * @param {Record<string, Reader>} readers
 * @param {string[]} wrong gets each parameter with a wrong value
 * @returns {Record<string, unknown>}
 */
function valuesOf(parameters, readers, wrong) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const [name, read] of Object.entries(readers)) {
    const text = parameters.get(name);
    const value = text === null ? text : read(text);
    if (value === undefined) wrong.push(repeated(`${name}=${text}`));
    else if (value !== null) found[name] = value;
  }
  return found;
}

/**
 * The parameters that mean nothing here: the name of a game that the site lacks, and options of its other games.
 * @param {URLSearchParams} parameters
 */
function foreignIn(parameters) {
  const own = declared().map(({ name }) => name);
  const others = new Set(cardsOfSite().flatMap(({ options = [] }) => options));
  const names = [...others].filter((name) => !own.includes(name) && parameters.has(name));
  const game = parameters.get("play");
  const isLost = game !== null && SEVERAL && cardsOfSite().length > 0 && !isNamed(game);
  return [...(isLost ? ["play"] : []), ...names].map((name) => repeated(`${name}=${parameters.get(name)}`));
}

/** Whether a game of the site has that name. @param {string} game */
const isNamed = (game) => namedGame(cardsOfSite(), `${new URLSearchParams({ play: game })}`) !== undefined;

/**
 * The options of a deal, for the form. Codes and addresses use the same option names.
 * @param {string} code
 * @returns {Wishes | null} null: the code starts at a position, is of another game, or is no deal
 */
export function dealIn(code) {
  const [, game, words, seed] = DEAL.exec(code) ?? [];
  if (game !== catalogue.game) return null;
  const all = words.split(".").slice(1);
  const seated = all.filter((word) => word === YOU || kinds().includes(word));
  const options = all.filter((word) => !seated.includes(word)).map((word) => word.replace("-", "="));
  const asked = [...options, `players=${seated}`, `seed=${seed}`];
  const { form, wrong } = readAddress(asked.join("&"));
  const isWhole = form?.seats === seated.length && Object.keys(form).length === asked.length;
  return isWhole && !wrong.length ? form : null;
}

/**
 * The shared link in an address. An embedded page refuses it, because it shows only the table of its host page.
 * @param {string} text
 * @param {URLSearchParams} parameters
 * @param {boolean} may whether the page may open links
 * @param {string[]} wrong
 * @returns {Link | null}
 */
function linkIn(text, parameters, may, wrong) {
  const { of, code } = parted(text);
  if (!of || !code) return null;
  if (!may) wrong.push(repeated(`${of}=${code}`));
  const { at = 0, beat = null } = valuesOf(parameters, LINK, wrong);
  return may ? /** @type {Link} */ ({ of, code: codeIn(code), at, beat }) : null;
}

/**
 * @param {URLSearchParams} parameters
 * @param {string[]} wrong
 * @returns {Place | null}
 */
function placeIn(parameters, wrong) {
  const [of, name] = places().find(([of]) => parameters.has(of)) ?? [];
  if (!of || !name) return null;
  const page = parameters.get(of)?.replace(END, "");
  const at = page ? `${of}=${page}` : name;
  if (/^[\w=-]{1,40}$/.test(at)) return { name, at };
  wrong.push(repeated(at));
  return null;
}

/**
 * Parses an address. Unknown parameters are ignored, because services that pass links on add their own.
 * @param {string} text the query and the hash
 * @param {boolean} [mayLink] whether the address may open a shared link
 * @returns {Asked}
 */
export function readAddress(text, mayLink = true) {
  const parameters = parametersOf(text);
  const wrong = parted(text).rest.length > LONGEST ? [repeated(text.replace(/^&/, ""))] : [];
  const form = valuesOf(parameters, wishes(), wrong);
  const { lang: language, ...look } = valuesOf(parameters, VISIT, wrong);
  const visit = language ? { ...look, language } : look;
  const { start = false, continue: goesOn = false, embed = false, muted = false } = valuesOf(parameters, REST, wrong);
  const link = linkIn(text, parameters, mayLink && !embed, wrong);
  const place = placeIn(parameters, wrong);
  wrong.push(...foreignIn(parameters));
  if (link?.of === "deal") Object.assign(form, dealIn(link.code));
  const rest = { start, goesOn, embed, muted, link, place, wrong };
  return /** @type {Asked} */ ({ form: Object.keys(form).length ? form : null, visit, ...rest });
}

/**
 * The form with the wishes of an address.
 * @param {Wishes} wishes
 * @param {import("../types").Form} form the values for everything else
 * @returns {import("../types").Form}
 */
export function filled(wishes, form) {
  const { players, seats, level, names, serious = form.serious, seed = form.seed } = wishes;
  const kindOf = (/** @type {number} */ seat) => players?.[seat] ?? (seat ? level : undefined);
  const seated = form.players.map(({ name, kind }, seat) => ({
    name: names?.[seat] || name,
    kind: kindOf(seat) ?? kind,
  }));
  const options = { ...form.options, ...optionsIn(wishes) };
  return { ...form, options, serious, seed, seats: players?.length ?? seats ?? form.seats, players: seated };
}
