/** Starts the page: words, settings, the engine, and one redraw for every change. */
import { html, render } from "lit-html";
import { dispatch, useEngine } from "./actions/dispatch.js";
import { dialog, openDialog } from "./dialogs/dialog.js";
import { announce, announcer } from "./effects/announcer.js";
import { flip, remember } from "./effects/motion.js";
import { reveal } from "./effects/reveal.js";
import { signal } from "./effects/signals.js";
import { createEngine } from "./engine/engine.js";
import { Fault } from "./engine/loading/fault.js";
import { editionNow } from "./games/san_juan/edition.js";
import { keepFocus } from "./input/focus.js";
import { markKeys } from "./input/keycaps.js";
import { hear } from "./input/keys.js";
import { watchPointing } from "./input/pointing.js";
import { move, rove } from "./input/roving.js";
import { keepOffline } from "./offline/register.js";
import { drawAll } from "./parts/icon.js";
import { notice } from "./parts/notice.js";
import { end } from "./screens/end/index.js";
import { handover } from "./screens/handover/index.js";
import { lookback } from "./screens/look_back/index.js";
import { start } from "./screens/start/index.js";
import { table } from "./screens/table/index.js";
import { followLog } from "./screens/table/log.js";
import { latestNews } from "./state/news.js";
import { handoverDue, person } from "./state/people.js";
import { kept } from "./state/saves.js";
import { firstLanguage, readForm, readSettings, speakIn } from "./state/settings.js";
import { change, onChange, settle, state } from "./state/store.js";
import { lostWords } from "./words/choice.js";
import { everywhere, t } from "./words/fluent.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

function screen() {
  const shown = state.table;
  if (state.screen === "start" || !shown) return start();
  if (handoverDue(shown)) return handover(shown);
  if (state.screen === "lookback" && state.lookback) return lookback(state.lookback);
  return state.screen === "end" ? end(shown) : table(shown);
}

function title() {
  const shown = state.table;
  if (state.screen === "start" || !shown) return t("app-title");
  const seat = shown.view.question?.seat;
  return seat === undefined ? t("title-over") : t("title-turn", person(shown, seat));
}

let shown = "";

/** Another screen is read from its beginning. */
function fromTheTop() {
  if (state.screen === shown) return;
  shown = state.screen;
  scrollTo(0, 0);
}

function draw() {
  const before = remember(root);
  const held = document.activeElement;
  const news = latestNews();
  announce(news);
  render(html`${screen()}${announcer()}${notice()}${dialog()}`, root);
  openDialog();
  markKeys(root);
  keepFocus(root, held);
  rove(root);
  signal(news);
  fromTheTop();
  followLog(root);
  reveal(root);
  flip(root, before);
  document.title = title();
}

/** What comes after Python, when the line is free. */
async function prepare() {
  await drawAll().catch(() => {
    throw new Fault("load_file", { file: "emblems" });
  });
  keepOffline();
}

/** Draws from now on, in words. */
async function open() {
  readForm();
  onChange(draw);
  change({});
  watchPointing(root);
  addEventListener("keydown", settle, true);
  addEventListener("keydown", move);
  addEventListener("keydown", hear);
  change({ saved: await kept() });
  drawAll().catch(() => {});
}

async function begin() {
  readSettings();
  everywhere(() => ({ edition: editionNow() }));
  useEngine(createEngine(dispatch, prepare));
  dispatch({ type: "start" });
  try {
    await speakIn(firstLanguage());
  } catch {
    root.textContent = lostWords(firstLanguage());
    return;
  }
  await open();
}

begin();
