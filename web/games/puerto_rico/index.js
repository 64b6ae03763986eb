/** Puerto Rico, as the page asks for it. */

import { openBook } from "../../parts/book/link.js";
import { choices, fields, optionWords } from "../../parts/declared_options.js";
import { late } from "../kit.js";
import { board } from "./board.js";
import { catalogue } from "./catalogue.js";
import { DIALOGS, LOOK_UPS } from "./dialogs/index.js";
import { emblems } from "./emblems.js";
import { picture, sections } from "./final.js";
import { hidden } from "./hidden.js";
import { buildingInFull } from "./in_full.js";
import { islet } from "./islet.js";
import { COURSE, LESSONS, lesson } from "./lessons/index.js";
import { lookAt } from "./market.js";
import { goals, origin, pieces } from "./pieces.js";
import { detail, effect, help, instruction, promptFor } from "./prompt.js";
import { puzzles } from "./puzzles.js";
import { ruleOf } from "./reading.js";
import { scores, tally } from "./scores.js";
import { SHORTCUTS } from "./shortcuts.js";
import { STATISTICS } from "./statistics.js";
import { roundBegun, status } from "./status.js";
import { TUNES } from "./tunes.js";
import { sentence } from "./words/events.js";
import { answer, option } from "./words/options.js";
import { figures, reason, sentences } from "./words/reasons.js";

/** @satisfies {import("../game").Game} */
export const puertoRico = {
  id: "puerto_rico",
  code: "puerto_rico",
  catalogue,
  emblems,
  explanations: () => late("puerto_rico_explanations", () => import("./explanations/index.js")),
  start: { picture: islet, options: fields, optionWords, choices, howTo: () => openBook("book") },
  table: { board, side: scores, status, banner: roundBegun, hidden },
  ask: { prompt: promptFor, instruction, effect, detail, rule: ruleOf, help },
  words: { event: sentence, answer, option, sentences, figures, reason },
  thing: { draw: buildingInFull, open: lookAt },
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
