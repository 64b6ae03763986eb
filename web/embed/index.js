/** The requests of a host page: a game, an undo, a hint, a save, the look of the page, and a copy of each save. */
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
 * The wishes in a text of address parameters; throws if one of them is wrong.
 * @param {string} [text]
 */
function described(text = "") {
  const { wrong, ...asked } = readAddress(text, false);
  if (wrong.length) throw new Fault("bad_wish", { wrong: commas(wrong) });
  return asked;
}

/** Sends a save to the host page, which stores it as well. @param {{ text: string }} saved */
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
 * Runs an action that brings another table, and describes that table. A silent engine fails at once.
 * @param {Parameters<typeof outcomes.table>[0]} act
 */
const started = async (act) => begun(await outcomes.table(act, false));

/** Undoes if that is possible. Unlike the button, it shows no reason if not: the request is only refused. */
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
 * Lets an allowed host page send requests.
 * @param {Promise<unknown>} open resolves once the page can serve requests
 */
export function awaitHost(open) {
  openDoor(async (port, origin) => {
    await open;
    talk(port, origin, REQUESTS);
  });
  addEventListener("resize", tellHost);
}
