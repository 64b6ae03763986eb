/** Pure filters: the games that count, and the player they count for. */

/** @typedef {import("../../types").Finished} Finished */
/** @typedef {import("./figures.js").Entry} Entry */
/** @typedef {import("../../state/state").Filter} Filter */

/** Milliseconds. */
const DAY = 864e5;

/** The periods on offer, in days back from now. */
export const SPANS = [30, 365];

/** @param {Finished} game */
const peopleIn = (game) => game.seats.filter(({ kind }) => kind === "person");

/** The filter for the person who plays alone against computers; any other value is a name. */
export const ALONE = "";

/** The names of people who share the device, from games of several people. @param {Finished[]} games */
export const namesIn = (games) => [
  ...new Set(games.filter((one) => peopleIn(one).length > 1).flatMap((one) => peopleIn(one).map(({ name }) => name))),
];

/**
 * The seat of the player in question, or -1 if the player took no part.
 * @param {Finished} game
 * @param {string} who
 */
const seatOf = (game, who) =>
  game.seats.findIndex(({ kind, name }) => kind === "person" && (who === ALONE || name === who));

/**
 * The games of a player, the earliest first.
 * @param {Finished[]} games
 * @param {string} who
 * @returns {Entry[]}
 */
const playedBy = (games, who) =>
  games
    .filter((game) => (who === ALONE) === (peopleIn(game).length === 1))
    .map((game) => ({ game, seat: seatOf(game, who) }))
    .filter(({ seat }) => seat >= 0)
    .map(({ game, seat }) => ({ game, seat, own: game.seats[seat] }));

/**
 * The level of the strongest opponent.
 * @param {Entry} entry
 * @param {readonly string[]} kinds the weakest first
 */
export function levelOf({ game, seat }, kinds) {
  const ranks = game.seats.map(({ kind }, other) => (other === seat ? -1 : kinds.indexOf(kind)));
  return kinds[Math.max(...ranks)] ?? "";
}

/** The records of one game. @param {Finished[]} games @param {string} of */
export const ofGame = (games, of) => games.filter(({ game }) => game === of);

/**
 * The order of player kinds, the weakest first; the time in milliseconds since 1970; and the name of a set of options.
 * @typedef {{ kinds: readonly string[], now: number, variantOf: (options: Finished["options"]) => string }} Terms
 */

/**
 * @param {Finished[]} games
 * @param {Filter} filter
 * @param {Terms} terms
 */
export function chosen(games, { game, who, level, options, seats, days }, { kinds, now, variantOf }) {
  const fits = (/** @type {Entry} */ entry) =>
    (!level || levelOf(entry, kinds) === level) &&
    (!options || variantOf(entry.game.options) === options) &&
    (!seats || entry.game.seats.length === seats) &&
    (!days || entry.game.when >= now - days * DAY);
  return playedBy(ofGame(games, game), who).filter(fits);
}
