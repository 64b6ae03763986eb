/** Starts the page: words, settings, the engine, and one redraw for every change. */
import { html, render } from "lit-html";
import { createEngine } from "./engine.js";
import { flip, remember } from "./motion.js";
import { showHint } from "./advice.js";
import { showFindings } from "./lookback.js";
import { arrive } from "./pace.js";
import { handoverDue, person } from "./people.js";
import { keepFocus } from "./focus.js";
import { hear } from "./keys.js";
import { latestNews } from "./news.js";
import { engineReady, tellError, tellFailure, useEngine } from "./play.js";
import { watchPointing } from "./pointing.js";
import { announce, announcer } from "./render/announcer.js";
import { dialog, openDialog } from "./render/dialog.js";
import { end } from "./render/end.js";
import { handover } from "./render/handover.js";
import { drawAll } from "./render/icon.js";
import { lookback } from "./render/lookback.js";
import { markKeys } from "./render/keycaps.js";
import { followLog } from "./render/log.js";
import { notice } from "./render/notice.js";
import { start } from "./render/start.js";
import { table } from "./render/table.js";
import { among, keep, kept, summary } from "./saves.js";
import { reveal } from "./reveal.js";
import { move, rove } from "./roving.js";
import { readSettings } from "./settings.js";
import { signal } from "./signals.js";
import { change, onChange, settle, state } from "./store.js";
import { t } from "./words.js";

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

/** @param {import("./types").Table} shown */
async function take(shown) {
  arrive(shown);
  const saved = summary(shown);
  change({ saved: among(state.saved, saved) });
  change({ unkept: !(await keep(saved)) });
}

/** @param {import("./types").Catalogue} catalogue */
async function ready(catalogue) {
  try {
    await drawAll();
  } catch {
    return tellFailure({ id: "load_file", args: { file: "emblems" } });
  }
  change({ catalogue });
  engineReady();
}

async function begin() {
  readSettings();
  onChange(draw);
  change({});
  watchPointing(root);
  addEventListener("keydown", settle, true);
  addEventListener("keydown", move);
  addEventListener("keydown", hear);
  useEngine(
    createEngine({
      onView: take,
      onHint: showHint,
      onFindings: showFindings,
      onProgress: (step, done) => change({ progress: { step, done } }),
      onReady: ready,
      onError: tellError,
      onFailed: tellFailure,
    }),
  );
  change({ saved: await kept() });
  drawAll().catch(() => {});
}

begin();
