/** The plain form of each part that a game may leave out. */
import { nothing } from "lit-html";
import { t } from "../words/fluent.js";

/** @typedef {import("./game").Game} Game */
/** @typedef {import("./game").Whole} Whole */

const nowhere = () => undefined;

/** @satisfies {Partial<Whole>} */
const PLAIN = {
  motion: { pieces: () => [], goals: () => nowhere, origin: nowhere },
  emblems: async () => ({ drawings: {} }),
  sounds: {},
  keys: [],
  dialogs: [],
  lookUps: [],
  lessons: {
    all: [],
    course: [],
    load: (/** @type {string} */ name) => Promise.reject(new Error(`no lesson ${name}`)),
  },
};

const START = { picture: () => nothing, options: () => nothing, optionWords: () => "" };

const TABLE = {
  side: () => nothing,
  status: () => ({ where: "" }),
  banner: () => "",
  hidden: (/** @type {import("../types").Table} */ { coach }) => coach?.hidden ?? [],
};

const ASK = {
  ...{ lately: () => "", meanwhile: () => [], effect: () => "" },
  ...{ detail: () => nothing, rule: () => nothing, help: () => null },
};

const WORDS = { facts: () => ({}), sentences: () => "", figures: () => "", reason: () => "" };

const STATISTICS = {
  drawing: "laurel",
  drawingOf: () => "",
  deeds: [],
  feats: [],
  goal: { first: 10, step: 10 },
  bests: /** @type {const} */ (["points", "ahead"]),
  deed: (/** @type {string} */ _, /** @type {string} */ id) => id,
  variantOf: () => "",
  columnOf: (/** @type {string} */ option) => option,
};

/** @param {Game["end"]} end */
const endOf = (end) => ({
  sections: (/** @type {import("../types").Table} */ table) => [
    { id: "points-table", title: t("end-table"), isUntitled: true, drawn: end.points(table) },
  ],
  ...end,
});

/** @param {Game["start"]} start */
const startOf = (start) => ({
  ...START,
  choices: (/** @type {import("../types").OptionValues} */ options) => [start.optionWords?.(options) ?? ""],
  ...start,
});

/** @param {Game["words"]} words */
const wordsOf = (words) => ({
  ...WORDS,
  answerSaid: words.answer,
  option: (/** @type {string} */ question, /** @type {import("../types").Told} */ { id }) =>
    words.answer(question, [id]),
  given: (/** @type {import("../types").Decision} */ { stage, candidates, chosen }) =>
    words.answer(stage, candidates[chosen].names),
  ...words,
});

/** @param {Game} game @returns {Whole} */
export const whole = (game) => ({
  ...PLAIN,
  ...game,
  start: startOf(game.start),
  table: { ...TABLE, ...game.table },
  ask: { ...ASK, ...game.ask },
  words: wordsOf(game.words),
  end: endOf(game.end),
  statistics: { ...STATISTICS, variantWords: startOf(game.start).optionWords, ...game.statistics },
});
