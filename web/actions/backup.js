/** Exports and imports backups, and deletes all finished games. */
import { backup, backupIn, LONGEST, takeOver } from "../state/backup.js";
import { dayOf } from "../state/calendar.js";
import { readCalendar } from "../state/days.js";
import { downloadText } from "../state/files.js";
import { forgetFinished } from "../state/finished.js";
import { readLessons } from "../state/lessons.js";
import { clean } from "../state/plain.js";
import { readPractice } from "../state/puzzles.js";
import { readSaved } from "../state/saves.js";
import { firstLanguage, readForm, readSettings, setSettings, speakIn } from "../state/settings.js";
import { change } from "../state/store.js";
import { textIn } from "../state/text_file.js";
import { commas, isolated, t } from "../words/fluent.js";
import { readStatistics, update } from "./statistics.js";

/** @param {string} ending */
const nameFor = (ending) => `${t("save-name")}-${dayOf(new Date())}.${ending}`;

/**
 * @param {string} ending of the file's name
 * @param {string} text
 * @param {string} [type]
 */
export const give = (ending, text, type) => downloadText(nameFor(ending), text, type);

export async function exportAll() {
  try {
    give("json", JSON.stringify(await backup()));
  } catch {
    change({ notice: { id: "nothing_kept", args: {} } });
  }
}

/** Reads all stored records again, as at the start of the page. */
async function readAll() {
  readSettings();
  setSettings({});
  readForm(null);
  readCalendar();
  readLessons();
  readPractice();
  await speakIn(firstLanguage());
  await Promise.all([readSaved(), readStatistics()]);
}

/** The most games that a notice names, and the most letters of a name. */
const NAMED = 5;
const LETTERS = 20;

/** Tells of the damaged games of a file, and of the games that this page lacks. @param {{ left: number, lacking: string[] }} rest */
function tellRest({ left, lacking }) {
  const games = commas(lacking.slice(0, NAMED).map((name) => isolated(clean(name.slice(0, LETTERS)))));
  if (games && left) change({ notice: { id: "backup_part_and_other", args: { count: left, games } } });
  else if (games) change({ notice: { id: "backup_other", args: { games } } });
  else if (left) change({ notice: { id: "backup_part", args: { count: left } } });
}

/** @param {File | undefined} file */
export async function importAll(file) {
  const bytes = file && file.size <= LONGEST ? await file.arrayBuffer().catch(() => null) : null;
  await importText((bytes && textIn(bytes)) ?? "");
}

/** @param {string} text */
export async function importText(text) {
  const given = backupIn(text);
  if (!given) return change({ notice: { id: "bad_backup", args: {} } });
  try {
    const { added, ...rest } = await takeOver(given);
    await readAll();
    update({ added });
    tellRest(rest);
  } catch {
    change({ notice: { id: "nothing_kept", args: {} } });
  }
}

export async function forgetAll() {
  await forgetFinished().catch(() => {});
  await readStatistics();
}
