/** San Juan, as the page asks for it. */

import { late } from "../kit.js";
import { board } from "./board.js";
import { catalogue } from "./catalogue.js";
import { DIALOGS, LOOK_UPS } from "./dialogs/index.js";
import { choices, editionWords, facts } from "./edition.js";
import { emblems } from "./emblems.js";
import { picture, sections } from "./final.js";
import { harbour } from "./harbour.js";
import { hidden } from "./hidden.js";
import { lately, meanwhile } from "./lately.js";
import { COURSE, LESSONS, lesson } from "./lessons/index.js";
import { isWhole, oneCard } from "./onecard.js";
import { options } from "./options.js";
import { outcome } from "./outcome.js";
import { roundBegun, status } from "./phase.js";
import { goals, origin, pieces } from "./pieces.js";
import { lookAt } from "./press.js";
import { effect, instruction, promptFor, why } from "./prompt.js";
import { puzzles } from "./puzzles.js";
import { howTo } from "./reading.js";
import { help } from "./roles.js";
import { scores, tally } from "./scores.js";
import { SHORTCUTS } from "./shortcuts.js";
import { STATISTICS } from "./statistics.js";
import { sum } from "./sum.js";
import { TUNES } from "./tunes.js";
import { sentence } from "./words/events.js";
import { given } from "./words/given.js";
import { answerName, answerSaid, figures, reason, sentences } from "./words/reasons.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Asked} Asked */

/** @satisfies {import("../game").Game} */
export const sanJuan = {
  id: "san_juan",
  code: "sanjuan",
  catalogue,
  emblems,
  explanations: () => late("explanations", () => import("./explanations/index.js")),
  start: { picture: harbour, options, optionWords: editionWords, choices, howTo },
  table: { board, side: scores, status, banner: roundBegun, hidden },
  ask: {
    ...{ prompt: promptFor, instruction, lately, meanwhile, effect, rule: why, help },
    detail: (/** @type {Table} */ table, /** @type {Asked} */ question) => [sum(table, question), outcome(question)],
  },
  words: { facts, event: sentence, answer: answerName, answerSaid, given, sentences, figures, reason },
  thing: { draw: oneCard, open: lookAt, isWhole },
  motion: { pieces, goals, origin },
  sounds: TUNES,
  keys: SHORTCUTS,
  dialogs: DIALOGS,
  lookUps: LOOK_UPS,
  end: { points: tally, sections, picture },
  statistics: STATISTICS,
  lessons: { all: LESSONS, course: COURSE, load: lesson },
  days: true,
  puzzles,
};
