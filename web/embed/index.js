/** What a page around this one may ask for: a game, a move back, a hint, a save; how the page looks, and who keeps what. */
import * as outcomes from "../actions/outcomes.js";
import { askForHint, loadText, rematch, startGame, undo } from "../actions/play.js";
import { Fault } from "../engine/loading/fault.js";
import { filled, readAddress } from "../state/address.js";
import { keepBesides } from "../state/saves.js";
import { lend, readForm, speakIn } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { commas } from "../words/fluent.js";
import { openDoor } from "./door.js";
import * as look from "./look.js";
import { ask, talk, tellHost } from "./session.js";
import { begun } from "./told.js";

export { tellHost };

/**
 * What is described as in an address; all of it has to be right.
 * @param {string} [text]
 */
function described(text = "") {
  const { wrong, ...asked } = readAddress(text, false);
  if (wrong.length) throw new Fault("bad_wish", { wrong: commas(wrong) });
  return asked;
}

/** Tables go to the page around as well. @param {{ text: string }} saved */
const give = ({ text }) => ask("save", { text });

/** @param {{ with?: string, look?: look.Look, keeps?: boolean }} data */
async function set({ with: text, look: lent, keeps }) {
  const { visit, muted } = described(text);
  if (text !== undefined) change({ muted });
  lend(visit);
  if (lent) look.lend(lent, document.documentElement.style);
  if (keeps !== undefined) keepBesides(keeps ? give : async () => false);
  if (keeps && state.table) give({ text: JSON.stringify(state.table.save) });
  if (visit.language) await speakIn(visit.language);
  change({});
  return {};
}

/** @param {{ with?: string }} data */
function start({ with: text }) {
  const { form } = described(text);
  if (form) readForm((first) => filled(form, first));
  return started(startGame);
}

/**
 * Does something that brings another table, and tells of that. An engine that is silent fails at once.
 * @param {Parameters<typeof outcomes.table>[0]} act
 */
const started = async (act) => begun(await outcomes.table(act, false));

/** A button says why nothing can be taken back; a request is only refused. */
const takeBack = () => (state.table?.can_undo ? undo() : undefined);

function save() {
  if (!state.table) throw new Fault("no_game");
  return { text: JSON.stringify(state.table.save) };
}

/** @type {import("./session.js").Requests} */
const REQUESTS = {
  set,
  start,
  save,
  restart: () => started(rematch),
  load: ({ text }) => started(() => loadText(text)),
  undo: () => started(takeBack),
  hint: () => outcomes.hint(askForHint),
};

/**
 * Lets the page around talk with this one, if it may.
 * @param {Promise<unknown>} open once there is something to talk about
 */
export function awaitHost(open) {
  openDoor(async (port, origin) => {
    await open;
    talk(port, origin, REQUESTS);
  });
  addEventListener("resize", tellHost);
}
