/**
 * Answers each line, a message to a frame, what stands behind an address or a backup, with what the page makes of it and how
 * long it took. Give the file of the English sentences.
 */
import "./no_browser.mjs";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { render } from "@lit-labs/ssr/lib/render.js";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import * as lessons from "../../web/dialogs/lessons.js";
import { faultOf, TO_FRAME } from "../../web/embed/protocol.js";
import { game } from "../../web/games/index.js";
import * as start from "../../web/screens/start/index.js";
import { asCsv, asPlays } from "../../web/screens/statistics/game_log.js";
import * as statistics from "../../web/screens/statistics/index.js";
import { filled, readAddress } from "../../web/state/address.js";
import { backupIn, soundIn } from "../../web/state/backup.js";
import { readCalendar } from "../../web/state/days.js";
import { isFinished } from "../../web/state/finished.js";
import { readLessons } from "../../web/state/lessons.js";
import { readPractice } from "../../web/state/puzzles.js";
import { readForm, readSettings } from "../../web/state/settings.js";
import { state } from "../../web/state/store.js";
import { everywhere, speak } from "../../web/words/fluent.js";

const SEATS = 4;
const FORM = {
  ...{ seats: 2, edition: "first", expansion: false, choose_four: false, serious: false, seed: "" },
  players: Array.from({ length: SEATS }, (_, seat) => ({ name: "", kind: seat ? "easy" : "person" })),
};

everywhere(() => game().facts());
speak("en", readFileSync(process.argv[2], "utf8"));

/** What is sound of a backup is all that the page knows from now on. */
function takeOver({ games, open, records }) {
  localStorage.clear();
  for (const { kept, sound } of records) kept.write(sound);
  readSettings();
  readForm(null);
  readCalendar();
  readLessons();
  readPractice();
  const shown = { filter: { who: "", level: "", edition: "", seats: 0, days: 0 }, listed: 10, others: 0, damaged: 0 };
  state.saved = open;
  state.statistics = { ...shown, games: games.filter(isFinished), refused: false, forgetting: false, added: null };
}

/** Every screen that shows something of it, and the files that are made of it. */
function drawn() {
  const { games } = state.statistics;
  const screens = [start, statistics, lessons].map(({ draw }) => collectResultSync(render(draw())));
  return [...screens, asCsv(games), JSON.stringify(asPlays(games, game().titleInLogs))];
}

const DOORS = {
  message: (heard) => faultOf(heard, TO_FRAME),
  address: (text) => {
    const { form, wrong } = readAddress(text);
    return { form: filled(form ?? {}, FORM), wrong };
  },
  backup: (text) => {
    const given = backupIn(text);
    if (!given) return { refused: true };
    takeOver(soundIn(given));
    return { games: state.statistics.games.length, tables: state.saved.length, drawn: drawn() };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { door, given } = JSON.parse(line);
  const before = process.cpuUsage();
  const made = DOORS[door](given);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ made, seconds: (user + system) / 1e6 }));
}
