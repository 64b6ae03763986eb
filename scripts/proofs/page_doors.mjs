/**
 * Reads messages to a frame, addresses, backups, stored records and tables of a game, one a line; answers each with the
 * page's result and the time it took. The argument is the folder with the English sentences of each game.
 */
import "./no_browser.mjs";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { render } from "@lit-labs/ssr/lib/render.js";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { useGames } from "../../web/actions/game.js";
import { wished } from "../../web/actions/links.js";
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
import { namedGame, played } from "../../web/site/chosen_game.js";
import { filled, readAddress } from "../../web/state/address.js";
import { backupIn, soundIn } from "../../web/state/backup.js";
import { catalogue } from "../../web/state/catalogue.js";
import { readCalendar } from "../../web/state/days.js";
import { allFinishedIn, recordFor } from "../../web/state/finished_record.js";
import { knowCards } from "../../web/state/game_of.js";
import { readLessons } from "../../web/state/lessons.js";
import { usualOptions } from "../../web/state/options.js";
import { places } from "../../web/state/places.js";
import { readPractice } from "../../web/state/puzzles.js";
import { allSavedIn, summary } from "../../web/state/records.js";
import { readForm, readSettings } from "../../web/state/settings.js";
import { state } from "../../web/state/store.js";
import { everywhere, speak } from "../../web/words/fluent.js";

useGames({ cards: CARDS, titleOf, load: loadGame, keep: () => {} });
knowCards(CARDS);
everywhere(() => game().words.facts());

const FOLDER = process.argv[2];

/** Shows a game, with its words. @param {string} code */
async function show(code) {
  await showGame(CARDS.find((card) => card.code === code).id);
  speak("en", readFileSync(`${FOLDER}/${code}.ftl`, "utf8"));
}

/** The form at a first visit. */
const form = () => ({
  ...{ seats: catalogue.usual_seats, options: usualOptions(), serious: false, seed: "" },
  players: Array.from({ length: Math.max(...catalogue.seats) }, (_, seat) => ({
    name: "",
    kind: seat ? catalogue.usual_level : "person",
  })),
});

/** Makes these records the whole state of the page, beside those in local storage, as if the browser had stored them. */
function useRecords({ games, open }) {
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

/** Makes the sound part of a backup the whole state of the page. */
function takeOver({ games, open, records }) {
  localStorage.clear();
  for (const { kept, sound } of records) kept.write(sound);
  useRecords({ games, open });
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

/** The numbers of records that count, and everything that shows them. */
const seen = () => ({ games: state.statistics.games.length, tables: state.saved.length, drawn: drawn() });

const cardOnShow = () => CARDS.find(({ code }) => code === catalogue.game);

/** The game, the link and the dialog that an address leads to. */
function arrived(behind) {
  const { link, place, wrong } = readAddress(behind);
  return { link, place, wrong, game: namedGame(CARDS, behind)?.code };
}

const DOORS = {
  message: (heard) => faultOf(heard, TO_FRAME),
  address: (text) => {
    const { form: asked, wrong } = readAddress(text);
    return { form: filled(asked ?? {}, form()), wrong };
  },
  backup: (text) => {
    const given = backupIn(text);
    if (!given) return { refused: true };
    takeOver(soundIn(given));
    return seen();
  },
  store: (stored) => {
    localStorage.clear();
    useRecords(stored);
    return seen();
  },
  pasted: (text) => arrived(wished(text)),
  arrival: arrived,
  places: () => ({ places: places().map(([of]) => `${of}=frame`), play: played(cardOnShow())[1] }),
  records: (table) => ({ finished: recordFor(table), table: summary(table) }),
};

/** The page's result; or the error that it throws, which is a fault. */
function open(door, given) {
  try {
    return { made: door(given) };
  } catch (error) {
    return { fault: error.stack };
  }
}

let shown = "";

for await (const line of createInterface({ input: process.stdin })) {
  const { game: code, door, given } = JSON.parse(line);
  if (code !== shown) await show(code);
  shown = code;
  const before = process.cpuUsage();
  const result = open(DOORS[door], given);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...result, seconds: (user + system) / 1e6 }));
}
