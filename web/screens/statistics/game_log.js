/** Finished games for other programs: a table for spreadsheets, and a file for apps that log games. */

import { LOGGED_PLACE } from "../../site/names.js";
import { clean } from "../../state/plain.js";
import { countIn } from "../../state/stored.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Finished} Finished */
/** @typedef {import("../../types").FinishedSeat} FinishedSeat */

/** @param {number} when */
const written = (when) => new Date(when - 6e4 * new Date(when).getTimezoneOffset()).toISOString();

/** A moment in local time, as apps and spreadsheets write it. @param {number} when */
const moment = (when) => written(when).slice(0, 19).replace("T", " ");

/** @param {Finished} game @param {number} seat */
const placeOf = (game, seat) => (game.seats[seat].won ? 1 : game.ranking.indexOf(seat) + 1);

// ------------------------------------------------------------ a table

/** The place before a formula: the beginning of a cell, by any separator that spreadsheets use. */
const FORMULA = /(^|[,;|])(["'\s]*)(?=[=+\-@])/g;

/**
 * Quotes a cell. A quote mark before `=`, `+`, `-` or `@` stops spreadsheets from running it as a formula.
 * @param {unknown} value
 */
function cell(value) {
  const text = typeof value === "string" ? clean(value).replace(FORMULA, "$1$2'") : String(value ?? "");
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {Record<string, number>} counts */
const listed = (counts) =>
  Object.entries(counts)
    .map(([name, times]) => (times > 1 ? `${name} ${times}` : name))
    .join("; ");

/** The columns of a line by name. @typedef {Record<string, (game: Finished, seat: number) => unknown>} Columns */

/** The columns of every line, up to those of the options. @type {Columns} */
const FIRST = { game: ({ id }) => id, ended: ({ when }) => moment(when) };

/** @param {string} name of an option @returns {Columns[string]} */
const optionIn =
  (name) =>
  ({ options }) =>
    typeof options[name] === "boolean" ? Number(options[name]) : options[name];

/** The columns of every line, from those of the options on. @type {Columns} */
const REST = {
  serious: ({ serious }) => Number(serious),
  rounds: ({ era }) => era,
  seats: ({ seats }) => seats.length,
  seat: (_, seat) => seat + 1,
  name: ({ seats }, seat) => seats[seat].name || t("you"),
  player: ({ seats }, seat) => seats[seat].kind,
  points: ({ seats }, seat) => seats[seat].total,
  place: placeOf,
  won: ({ seats }, seat) => seats[seat].won,
  accuracy: ({ seats }, seat) => seats[seat].accuracy,
  accuracy_by_stake: ({ seats }, seat) => seats[seat].accuracy_by_stake,
};

/** @param {Finished[]} games */
const partsOf = (games) => [...new Set(games.flatMap(({ seats }) => seats.flatMap(({ parts }) => Object.keys(parts))))];

/** The options of a game with their columns, and its kinds of deeds. @typedef {{ options: [name: string, column: string][], deeds: string[] }} Kinds */

/**
 * A line for each player of each game.
 * @param {Finished[]} games
 * @param {Kinds} kinds
 */
export function asCsv(games, { options, deeds }) {
  const columns = {
    ...FIRST,
    ...Object.fromEntries(options.map(([name, column]) => [column, optionIn(name)])),
    ...REST,
  };
  const parts = partsOf(games);
  const head = [...Object.keys(columns), ...parts.map((part) => `points_${part}`), ...deeds];
  const line = (/** @type {Finished} */ game, /** @type {FinishedSeat} */ own, /** @type {number} */ seat) => [
    ...Object.values(columns).map((tell) => tell(game, seat)),
    ...parts.map((part) => countIn(own.parts, part)),
    ...deeds.map((kind) => listed(own.deeds[kind] ?? {})),
  ];
  const lines = games.flatMap((game) => game.seats.map((own, seat) => line(game, own, seat)));
  return [head, ...lines].map((one) => `${one.map(cell).join(",")}\r\n`).join("");
}

// ------------------------------------------------------------ a log

/** A game in such apps: its title, and its BoardGameGeek number, 0 if unknown. @typedef {{ name: string, bggId: number }} Title */

/**
 * An identifier derived from the text, so that a second import adds nothing twice.
 * @param {string} text
 */
function uuid(text) {
  const bytes = new Uint8Array(16);
  new TextEncoder().encode(text).forEach((byte, place) => {
    bytes[place % 16] = (bytes[place % 16] * 31 + byte) % 256;
  });
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** @param {string[]} names may repeat; each gets one number */
const numbered = (names) => new Map([...new Set(names)].map((name, place) => [name, place + 1]));

/** @param {FinishedSeat} own */
const playerOf = ({ name, kind }) => (kind === "person" ? name : `${name} (${kind})`);

/**
 * A file of plays in the format of Board Game Stats.
 * @param {Finished[]} games
 * @param {(game: Finished) => Title} titleOf
 */
export function asPlays(games, titleOf) {
  const players = numbered(games.flatMap(({ seats }) => seats.map(playerOf)));
  const titles = new Map(games.map((game) => [titleOf(game).name, titleOf(game)]));
  const numbers = numbered([...titles.keys()]);
  const known = (/** @type {[string, number]} */ [name, id]) => ({ uuid: uuid(name), id, name });
  return {
    players: [...players].map(known),
    locations: [known([LOGGED_PLACE, 1])],
    games: [...numbers].map(([name, id]) => ({ ...known([name, id]), ...KIND, bggId: titles.get(name)?.bggId })),
    plays: games.map((game) => playOf(game, players, numbers.get(titleOf(game).name))),
  };
}

/** The kind of game, in the terms of such apps. */
const KIND = { cooperative: false, highestWins: true, noPoints: false, usesTeams: false };

/**
 * @param {Finished} game
 * @param {Map<string, number>} players
 * @param {number | undefined} title
 */
const playOf = (game, players, title) => ({
  uuid: uuid(game.id),
  playDate: moment(game.when),
  rounds: game.era,
  ...{ usesTeams: false, ignored: false, manualWinner: true, durationMin: 0, locationRefId: 1, gameRefId: title },
  playerScores: game.seats.map((own, seat) => ({
    score: String(own.total),
    winner: own.won > 0,
    rank: placeOf(game, seat),
    seatOrder: seat + 1,
    playerRefId: players.get(playerOf(own)),
    ...{ newPlayer: false, startPlayer: false },
  })),
});
