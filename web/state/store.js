/** The one state of the page, and one redraw for all changes in a task. */

import * as of from "../engine/life.js";

/** @typedef {import("./state").Changing} Changing */
/** @typedef {import("./state").State} State */

/** @type {State} */
export const state = {
  screen: "start",
  life: of.ASLEEP,
  picks: [],
  whyAt: "",
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
  what: null,
  saved: [],
  unkept: false,
  whyUnkept: "storage_blocked",
  elsewhere: false,
  removing: "",
  newer: false,
  installable: null,
  embed: false,
  muted: false,
  form: { seats: 2, players: [], options: {}, serious: false, seed: "" },
  coming: null,
  deal: null,
  lessons: {},
  calendar: { days: {}, pars: {} },
  practice: { answered: 0, tried: {} },
  mistakes: { puzzles: [], lost: 0 },
  puzzles: [],
  puzzle: null,
  statistics: null,
  played: null,
  suggestion: null,
  copied: "",
  sharing: null,
  apart: [],
  company: null,
  visit: null,
  invitation: null,
  joining: null,
  settings: {
    language: "",
    theme: "",
    text: 1,
    pace: 600,
    motion: 1,
    confirm: "some",
    detail: "all",
    cores: 0,
    scores: true,
    keys: true,
    caps: false,
    sound: false,
    volume: 1,
    offered: false,
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
  /** Whether another table is about to replace the one on show, so that nothing can start from it. */
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
let hold = () => {};

/** The pieces of work that the next redraw waits for. */
let pendingWork = 0;

/** The time of the first change that waits for such work; 0: none waits. */
let since = 0;

/** True while a redraw that was already postponed may be postponed again. */
let redrawDelayedOnce = false;

/** The most milliseconds that a redraw waits. */
const SOON = 60;

/**
 * @param {() => void} drawing
 * @param {() => void} [holding] marks that the page is about to change, when a drawing is held back
 */
export function onChange(drawing, holding = () => {}) {
  draw = drawing;
  hold = holding;
}

/** @param {Partial<Changing>} patch */
export function change(patch) {
  Object.assign(state, patch);
  if (pendingWork > 0) since ||= performance.now();
  if (pendingWork === 0 || performance.now() - since > SOON) drawLater();
}

// A timer and no animation frame: painting would lengthen the same task, and a hidden tab gets no frames.
function drawLater() {
  timer ||= window.setTimeout(redraw, 0);
}

function redraw() {
  timer = 0;
  since = 0;
  redrawDelayedOnce = false;
  draw();
}

/** Draws pending changes at once, for code that needs the elements on the page. */
export function settle() {
  if (!timer && !since) return;
  clearTimeout(timer);
  redraw();
}

/**
 * Postpones the drawing of later changes until some work is done, because drawing would delay the work.
 * @param {Promise<unknown>} work
 */
export function drawAfter(work) {
  pendingWork += 1;
  if (redrawDelayedOnce && performance.now() - since < SOON) {
    clearTimeout(timer);
    timer = 0;
  }
  const wait = new Promise((soon) => setTimeout(soon, SOON));
  Promise.race([work, wait]).then(goOn, goOn);
}

/**
 * Postpones the drawing of earlier changes as well.
 * @param {Promise<unknown>} work
 */
export function holdDrawing(work) {
  clearTimeout(timer);
  timer = 0;
  since ||= performance.now();
  drawAfter(work);
  hold();
}

function goOn() {
  pendingWork -= 1;
  if (pendingWork > 0 || since === 0) return;
  redrawDelayedOnce = true;
  drawLater();
}
