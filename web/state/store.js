/** The one state of the page, and its one redraw for all that changes in one task. */

import * as of from "../engine/life.js";

/** @typedef {import("./state").Changing} Changing */
/** @typedef {import("./state").State} State */

/** @type {State} */
export const state = {
  screen: "start",
  life: of.ASLEEP,
  picks: [],
  role: null,
  lookBack: null,
  replay: null,
  playing: false,
  branches: [],
  reviewing: false,
  answerShown: null,
  from: "start",
  advised: 0,
  fullLog: false,
  notice: null,
  dialog: null,
  saved: [],
  unkept: false,
  elsewhere: false,
  allSaved: false,
  removing: "",
  newer: false,
  installable: null,
  embed: false,
  muted: false,
  form: { seats: 2, players: [], edition: "first", expansion: false, choose_four: false, serious: false, seed: "" },
  deal: null,
  lessons: {},
  calendar: { days: {} },
  practice: { answered: 0, tried: {} },
  puzzles: [],
  puzzle: null,
  statistics: null,
  suggestion: null,
  copied: "",
  sharing: null,
  settings: {
    language: "",
    theme: "",
    pace: 600,
    motion: 1,
    confirm: "cards",
    detail: "all",
    cores: 0,
    scores: true,
    keys: true,
    sound: false,
    touch: false,
  },

  get table() {
    return (this.puzzle ?? this.replay ?? this.life).table;
  },
  get ready() {
    return !of.isAway(this.life);
  },
  get progress() {
    return of.progress(this.life);
  },
  get failed() {
    return of.failure(this.life);
  },
  get wanted() {
    return of.isWanted(this.life);
  },
  get sent() {
    return this.puzzle ? this.puzzle.given !== null : of.isSent(this.life);
  },
  get late() {
    return of.isLate(this.life);
  },
  get behind() {
    return of.behind(this.life);
  },
  /** Whether the table will be another one in a moment: nothing that begins at it can be pressed. */
  get busy() {
    return this.sent || this.behind > 0;
  },
  get hint() {
    return of.hint(this.life);
  },
  get lookingBack() {
    return of.isLookingBack(this.life);
  },
};

let timer = 0;
let draw = () => {};

/** How many things are to be done before it is drawn again. */
let first = 0;

/** Since when there is something to draw that waits for that; 0: nothing does. */
let since = 0;

/** Whether the drawing to come has waited already, and may wait for more. */
let isPatient = false;

/** Milliseconds that a drawing waits at most. */
const SOON = 60;

/** @param {() => void} drawing */
export function onChange(drawing) {
  draw = drawing;
}

/** @param {Partial<Changing>} patch */
export function change(patch) {
  Object.assign(state, patch);
  if (first > 0) since ||= performance.now();
  if (first === 0 || performance.now() - since > SOON) drawLater();
}

// Not in the next frame, whose painting would lengthen the same task; nor would a hidden tab draw one.
function drawLater() {
  timer ||= window.setTimeout(redraw, 0);
}

function redraw() {
  timer = 0;
  since = 0;
  isPatient = false;
  draw();
}

/** Draws what has changed now, before something is done with what is on the page. */
export function settle() {
  if (!timer && !since) return;
  clearTimeout(timer);
  redraw();
}

/**
 * Lets that be done before what changes from now on is drawn: a drawing would hold it up.
 * @param {Promise<unknown>} work
 */
export function drawAfter(work) {
  first += 1;
  if (isPatient && performance.now() - since < SOON) {
    clearTimeout(timer);
    timer = 0;
  }
  const wait = new Promise((soon) => setTimeout(soon, SOON));
  Promise.race([work, wait]).then(goOn, goOn);
}

function goOn() {
  first -= 1;
  if (first > 0 || since === 0) return;
  isPatient = true;
  drawLater();
}
