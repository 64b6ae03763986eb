/** Which games are counted, and as whose. Purely. */

/** @typedef {import("../../types").Finished} Finished */
/** @typedef {import("./figures.js").Entry} Entry */
/** @typedef {import("../../state/state").Filter} Filter */

/** In milliseconds. */
const DAY = 864e5;

/** So many days back. */
export const SPANS = [30, 365];

/** @param {Finished} game */
const peopleIn = (game) => game.seats.filter(({ kind }) => kind === "person");

/** Who is asked about: nobody in particular is whoever plays alone against computers. */
export const ALONE = "";

/** The names of all who share the device, in games of several people. @param {Finished[]} games */
export const namesIn = (games) => [
  ...new Set(games.filter((one) => peopleIn(one).length > 1).flatMap((one) => peopleIn(one).map(({ name }) => name))),
];

/**
 * The seat of whoever is asked about; -1: they were not there.
 * @param {Finished} game
 * @param {string} who
 */
const seatOf = (game, who) =>
  game.seats.findIndex(({ kind, name }) => kind === "person" && (who === ALONE || name === who));

/**
 * The games that somebody has played, the earliest first.
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
 * Of those who played against somebody the strongest.
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
 * @param {number} now in milliseconds since 1970
 */
export function chosen(games, { who, level, edition, seats, days }, kinds, now) {
  const fits = (/** @type {Entry} */ entry) =>
    (!level || levelOf(entry, kinds) === level) &&
    (!edition || editionOf(entry.game) === edition) &&
    (!seats || entry.game.seats.length === seats) &&
    (!days || entry.game.when >= now - days * DAY);
  return playedBy(games, who).filter(fits);
}
