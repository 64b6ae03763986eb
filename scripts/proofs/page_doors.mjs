/**
 * Reads messages to a frame, addresses and backups, one a line; answers each with the page's result and the time it took.
 * The argument is the file of the English sentences.
 */
import "./no_browser.mjs";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { render } from "@lit-labs/ssr/lib/render.js";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { useGames } from "../../web/actions/game.js";
import { readMistakes } from "../../web/actions/mistakes.js";
import { everything } from "../../web/actions/statistics.js";
import * as days from "../../web/dialogs/days.js";
import * as lessons from "../../web/dialogs/lessons.js";
import * as puzzles from "../../web/dialogs/puzzles.js";
import { faultOf, TO_FRAME } from "../../web/embed/protocol.js";
import { CARDS, game, loadGame, showGame, titleOf } from "../../web/games/index.js";
import * as start from "../../web/screens/start/index.js";
import { plays, table } from "../../web/screens/statistics/files.js";
import * as statistics from "../../web/screens/statistics/index.js";
import { filled, readAddress } from "../../web/state/address.js";
import { backupIn, soundIn } from "../../web/state/backup.js";
import { readCalendar } from "../../web/state/days.js";
import { allFinishedIn } from "../../web/state/finished_record.js";
import { readLessons } from "../../web/state/lessons.js";
import { usualOptions } from "../../web/state/options.js";
import { readPractice } from "../../web/state/puzzles.js";
import { allSavedIn } from "../../web/state/records.js";
import { readForm, readSettings } from "../../web/state/settings.js";
import { state } from "../../web/state/store.js";
import { everywhere, speak } from "../../web/words/fluent.js";

await showGame("san_juan");
useGames({ cards: CARDS, titleOf, load: loadGame, keep: () => {} });

const SEATS = 4;
const FORM = {
  ...{ seats: 2, options: usualOptions(), serious: false, seed: "" },
  players: Array.from({ length: SEATS }, (_, seat) => ({ name: "", kind: seat ? "easy" : "person" })),
};

everywhere(() => game().words.facts());
speak("en", readFileSync(process.argv[2], "utf8"));

/** Makes the sound part of a backup the whole state of the page. */
function takeOver({ games, open, records }) {
  localStorage.clear();
  for (const { kept, sound } of records) kept.write(sound);
  readSettings();
  readForm(null);
  readCalendar();
  readLessons();
  readPractice();
  readMistakes();
  const shown = { filter: everything(), listed: 10, others: 0, damaged: 0 };
  state.saved = allSavedIn(open);
  state.statistics = { ...shown, games: allFinishedIn(games), refused: false, forgetting: false, added: null };
}

/** Every screen and every file that shows a part of the backup. */
function drawn() {
  const { games } = state.statistics;
  const screens = [start, statistics, lessons, days, puzzles].map(({ draw }) =>
    collectResultSync(render(draw(null, {}))),
  );
  if (state.notice) throw new Error(state.notice.id); // a part was left out, because it has thrown
  return [...screens, table(games), plays(games)];
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
