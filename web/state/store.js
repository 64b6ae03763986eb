/** The one state of the page, and its one redraw for all that changes in one task. */

/** @typedef {import("../types").State} State */

/** @type {State} */
export const state = {
  screen: "start",
  catalogue: null,
  progress: { step: "", done: 0 },
  failed: null,
  waiting: false,
  table: null,
  behind: 0,
  picks: [],
  role: null,
  sent: false,
  late: false,
  hint: null,
  lookback: null,
  advised: 0,
  open: null,
  whole: false,
  notice: null,
  dialog: null,
  saved: [],
  unkept: false,
  form: { seats: 2, players: [], edition: "first", expansion: false, choose_four: false, serious: false, seed: "" },
  settings: {
    language: "",
    theme: "",
    pace: 600,
    motion: 1,
    confirm: "cards",
    scores: true,
    keys: true,
    sound: false,
    touch: false,
  },
};

let timer = 0;
let draw = () => {};

/** @param {() => void} drawing */
export function onChange(drawing) {
  draw = drawing;
}

/** @param {Partial<State>} patch */
export function change(patch) {
  Object.assign(state, patch);
  // Not in the next frame, whose painting would lengthen the same task; nor would a hidden tab draw one.
  timer ||= window.setTimeout(redraw);
}

function redraw() {
  timer = 0;
  draw();
}

/** Draws what has changed now, before something is done with what is on the page. */
export function settle() {
  if (!timer) return;
  clearTimeout(timer);
  redraw();
}
