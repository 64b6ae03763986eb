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

/** @param {Finished} game */
export const editionOf = ({ edition, expansion }) => (expansion ? `${edition}+` : edition);

/**
 * @param {Finished[]} games
 * @param {Filter} filter
 * @param {readonly string[]} kinds the weakest first
 * @param {number} now milliseconds since 1970
 */
export function chosen(games, { who, level, edition, seats, days }, kinds, now) {
  const fits = (/** @type {Entry} */ entry) =>
    (!level || levelOf(entry, kinds) === level) &&
    (!edition || editionOf(entry.game) === edition) &&
    (!seats || entry.game.seats.length === seats) &&
    (!days || entry.game.when >= now - days * DAY);
  return playedBy(games, who).filter(fits);
}
