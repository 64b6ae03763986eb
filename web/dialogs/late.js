/** Lazy dialogs, not needed to play: each has a file and a line here. */
import * as commitment from "./commitment.js";
import * as credits from "./credits.js";
import * as days from "./days.js";
import * as endPicture from "./end_picture.js";
import * as keys from "./keys.js";
import * as lessons from "./lessons.js";
import * as newGame from "./new_game/index.js";
import * as paste from "./paste.js";
import * as puzzles from "./puzzles.js";
import * as share from "./share.js";
import * as whatIf from "./what_if.js";

export const DIALOGS = /** @type {const} */ ([
  newGame,
  lessons,
  keys,
  credits,
  commitment,
  share,
  paste,
  puzzles,
  whatIf,
  days,
  endPicture,
]);
