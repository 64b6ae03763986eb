/** The single records of a browser, which a backup holds: those of the house, and those of each game. */
import { FIRST_GAME } from "../site/names.js";
import * as beat from "../storage/beat.js";
import * as days from "../storage/days.js";
import * as preferences from "../storage/form.js";
import * as lessons from "../storage/lessons.js";
import * as mistakes from "../storage/mistakes.js";
import * as puzzles from "../storage/puzzles.js";
import { calendarOf } from "./calendar.js";
import { gameOnShow } from "./game_of.js";
import { lessonsOf } from "./lessons.js";
import { mistakesOf } from "./mistakes.js";
import { practiceOf } from "./practice.js";
import { preferencesOf } from "./settings.js";
import { isCount } from "./stored.js";

/** The most letters of a challenge's key. */
const MARKS = 200;

/** @param {unknown} stored */
function beatOf(stored) {
  const sound = Object.entries(Object(stored)).filter(([deal, points]) => deal.length <= MARKS && isCount(points));
  return Object.fromEntries(sound.map(([deal, points]) => [beat.withGame(deal), points]));
}

/** @typedef {{ read: () => unknown, write: (record: object) => void, soundOf: (given: unknown) => object }} Kept */

/** The records that each game has for itself, by name, with their storages and checks. */
const STORAGES = /** @type {const} */ ([
  ["days", days, calendarOf],
  ["lessons", lessons, lessonsOf],
  ["puzzles", puzzles, practiceOf],
  ["mistakes", mistakes, mistakesOf],
]);

/** @param {string} game @returns {Record<string, Kept>} */
const recordsOf = (game) =>
  Object.fromEntries(
    STORAGES.map(([name, { read, write }, soundOf]) => [
      name,
      { read: () => read(game), write: (record) => write(game, record), soundOf },
    ]),
  );

/** The valid part of settings and form; only the game on show can check its form. @param {string} game @returns {(given: unknown) => ReturnType<typeof preferencesOf>} */
const soundPreferences = (game) => (given) => {
  const { settings, form } = preferencesOf(given);
  return { settings, form: game === gameOnShow() ? form : Object(Object(given).form) };
};

/** The settings and the form of a game, which earlier versions stored in another shape. @param {string} game @returns {Kept} */
function preferencesFor(game) {
  const soundOf = soundPreferences(game);
  const read = () => ({ ...preferences.read(game), form: soundOf(preferences.read(game)).form });
  return { read, write: (record) => preferences.write(game, record), soundOf };
}

/** The form of another game than the first, whose file has the settings. @param {string} game @returns {Kept} */
const formOf = (game) => ({
  read: () => preferences.read(game).form,
  write: (form) => preferences.write(game, { form }),
  soundOf: (form) => soundPreferences(game)({ form }).form,
});

/** The single records by name in the file: those of the house and of the first game. @type {Record<string, Kept>} */
export const RECORDS = {
  preferences: preferencesFor(FIRST_GAME),
  ...recordsOf(FIRST_GAME),
  beat: { ...beat, soundOf: beatOf },
};

/** The records of another game. @param {string} game @returns {Record<string, Kept>} */
export const ofOther = (game) => ({ form: formOf(game), ...recordsOf(game) });

/** The values of records. @param {Record<string, Kept>} records @returns {Record<string, unknown>} */
export const valuesOf = (records) =>
  Object.fromEntries(Object.entries(records).map(([name, { read }]) => [name, read()]));

/** The games after the first that have any record here. */
export const others = () => [
  ...new Set([preferences, ...STORAGES.map(([, storage]) => storage)].flatMap((storage) => storage.others())),
];
