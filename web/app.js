/** Starts the page: words, settings, the engine, and one redraw for every change. */

import { html, nothing, render } from "lit-html";
import { keepCompiled } from "#compiled";
import { keepGame, keepOffline } from "#register";
import { dropEarly } from "#start-worker";
import { arrive, keepArrival } from "./actions/arrival.js";
import { keepAddress } from "./actions/choose_game.js";
import { dispatch, useEngine } from "./actions/dispatch.js";
import { tellNoGame, useGames } from "./actions/game.js";
import { guarded } from "./actions/guard.js";
import { awaitInstalling } from "./actions/install.js";
import { openLaunched } from "./actions/launched.js";
import { lookAgain } from "./actions/outcomes.js";
import { goOn } from "./actions/play.js";
import { goOnFromFrame } from "./actions/tab.js";
import { newVersions } from "./actions/version.js";
import { dialog } from "./dialogs/index.js";
import { announcer } from "./effects/announcer.js";
import { flip, remember } from "./effects/motion.js";
import { tellNews } from "./effects/tell.js";
import { awaitHost, tellHost } from "./embed/index.js";
import { createEngine } from "./engine/engine.js";
import { beginWith } from "./engine/first_game.js";
import { Fault } from "./engine/loading/fault.js";
import { CARDS, game, loadGame, showGame, titleOf } from "./games/index.js";
import { attend } from "./input/attend.js";
import { goThere, goToAddress } from "./input/back.js";
import { awaitDrop, dropTarget } from "./input/drop.js";
import { hear } from "./input/keys.js";
import { watchKeyboard } from "./input/on_screen_keyboard.js";
import { watchPointing } from "./input/pointing.js";
import { follow, move } from "./input/roving.js";
import { watchQuestions } from "./input/what.js";
import { bare } from "./parts/bare.js";
import { afterDrawing, drawRest } from "./parts/drawn.js";
import { Foreign } from "./parts/foreign.js";
import { loadLate, useLate } from "./parts/late.js";
import { speakAny, tellUnstarted } from "./parts/lost_words.js";
import { notice } from "./parts/notice.js";
import { phonesStrip, seePhones, usePhones, visitTable } from "./parts/phones.js";
import { loadScreens, screen } from "./screens/index.js";
import { behind, offered } from "./site/address.js";
import { chosenGame, neutral } from "./site/chosen_game.js";
import { isFramed } from "./site/frame.js";
import { dropMark } from "./site/fresh.js";
import { captureInput, replayClick, restoreInput, whenPainted } from "./site/greeting.js";
import { addressIn } from "./site/lost_file.js";
import { filled, readAddress } from "./state/address.js";
import { cores } from "./state/cores.js";
import { readCalendar } from "./state/days.js";
import { knowCards } from "./state/game_of.js";
import { readLessons } from "./state/lessons.js";
import { readPractice } from "./state/puzzles.js";
import { readSaved, watchOthers } from "./state/saves.js";
import { lend, readForm, readSettings } from "./state/settings.js";
import { change, onChange, settle } from "./state/store.js";
import { inTime } from "./storage/patience.js";
import { lastPlayed } from "./storage/preferences.js";
import { beginWords } from "./words/adopt.js";
import { everywhere, spoken } from "./words/fluent.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

const foreign = new Foreign(root);

/** Tells screen readers that the page is about to change. */
function hold() {
  root.ariaBusy = "true";
}

function draw() {
  root.ariaBusy = null;
  const before = remember(root);
  const held = document.activeElement;
  tellNews();
  const { name, drawn, title } = screen();
  foreign.drawWithout(() => {
    render(html`${drawn}${announcer()}${notice()}${phonesStrip()}${dialog()}${dropTarget()}`, root);
    drawRest();
  });
  document.title = spoken(title);
  document.documentElement.dataset.game = game().id;
  afterDrawing();
  lookAgain();
  attend(root, name, held);
  flip(root, before);
  tellHost();
  seePhones();
  engine.fit();
}

function drawBare() {
  render(nothing, root); // clears a half-finished drawing
  render(bare(), root);
}

/** Loads the rest after Python, when the line is free. */
async function prepare() {
  await loadScreens().catch((error) => {
    throw new Fault("load_file", { file: "emblems", address: addressIn(error) });
  });
  keepOffline(game().id, newVersions)
    .then(loadLate)
    .then(() => keepCompiled(cores))
    .catch(() => {});
}

const engine = createEngine(dispatch, prepare, cores);

/** Milliseconds that the first drawing waits for the saved tables: drawn later, they would push the rest down. */
const SOON = 100;

/**
 * Draws the page from now on, once its words are loaded.
 * @param {import("./state/address.js").Asked} asked
 * @param {Promise<void>} read resolves once the stored tables are known
 */
async function open(asked, read) {
  const { form } = asked;
  readCalendar();
  readLessons();
  readPractice();
  readForm(form && ((first) => filled(form, first)));
  const done = captureInput(root);
  root.replaceChildren();
  onChange(guarded(draw, drawBare), hold);
  change({});
  if (done) {
    settle(); // draws now, so that no empty screen takes the place of the greeting
    restoreInput(root, done);
  }
  watchPointing(root);
  watchKeyboard();
  watchQuestions(root);
  awaitDrop();
  awaitInstalling();
  addEventListener("keydown", settle, true);
  addEventListener("keydown", move);
  addEventListener("focusin", follow);
  addEventListener("keydown", hear);
  addEventListener("popstate", goThere);
  addEventListener("popstate", keepArrival);
  addEventListener("hashchange", goToAddress);
  watchOthers(goOn);
  await read;
  arrive(asked);
  goOnFromFrame();
  openLaunched();
  if (done) {
    settle();
    replayClick(root, done);
  }
  loadScreens().catch(() => {});
}

/** Loads a game; its words come with those of the language. @param {typeof CARDS[number]} card */
async function beginGame({ id, code }) {
  await showGame(id);
  beginWith(code);
  beginWords(id);
}

/** A game that cannot be loaded, and why. @typedef {{ code: string, error: unknown }} Lost */

/** Loads the first of these games that can be loaded. @param {typeof CARDS} cards @returns {Promise<Lost | null>} the first that cannot */
async function loadOne([card, ...others]) {
  try {
    await beginGame(card);
    return null;
  } catch (error) {
    if (!others.length) throw error;
    const lost = { code: card.code, error };
    await loadOne(others).catch(() => {
      throw error;
    });
    return lost;
  }
}

/** Loads the game of this visit, or another in its place that the browser keeps. */
async function loadAny() {
  const card = chosenGame(CARDS, lastPlayed());
  const lost = await loadOne([card, ...CARDS.filter((one) => one !== card)]);
  if (lost) dropEarly();
  return lost;
}

/**
 * Starts Python, unless this page is a guest of another device. Before the words come, Python would take the processor
 * from the drawing of the menu.
 */
async function awaken() {
  if (!offered || isFramed() || !(await visitTable(offered))) dispatch({ type: "start" });
}

async function begin() {
  dropMark();
  knowCards(CARDS);
  if (SEVERAL) useGames({ cards: CARDS, titleOf, load: loadGame, keep: keepGame });
  const lost = await loadAny().catch(async (error) => {
    await tellUnstarted(root, error);
    throw error;
  });
  const asked = readAddress(lost ? neutral(behind) : behind);
  readSettings();
  lend(asked.visit);
  change({ embed: asked.embed, muted: asked.muted });
  everywhere(() => game().words.facts());
  useEngine(engine);
  useLate(() => import("./late.js"));
  usePhones(() => import("#phones"));
  const read = readSaved();
  await speakAny(root);
  if (SEVERAL && lost) {
    keepAddress();
    tellNoGame(lost.code, lost.error);
  }
  await awaken();
  if (!(await whenPainted(root))) await inTime(read, () => {}, SOON);
  await open(asked, read);
}

awaitHost(begin());
