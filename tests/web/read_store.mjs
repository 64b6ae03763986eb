// Prints all that the page reads of a kept store: the records of a browser that has played an earlier version.
import { readFileSync } from "node:fs";
import "./on_page.mjs";

const store = JSON.parse(readFileSync(process.argv[2], "utf8"));
const kept = new Map(Object.entries(store.local));
const own = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
globalThis.location = new URL("http://localhost/games/san-juan/");
globalThis.localStorage = new Proxy(own, {
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});

const use = (file) => import(`../../web/${file}.js`);
const { state } = await use("state/store");
const { readForm, readSettings } = await use("state/settings");
const { allSavedIn, holdsSave } = await use("state/records");
const { allFinishedIn } = await use("state/finished_record");
const { readMistakes } = await use("actions/mistakes");

readSettings();
readForm(null);
readMistakes();
for (const [file, reader] of [
  ["lessons", "readLessons"],
  ["days", "readCalendar"],
  ["puzzles", "readPractice"],
])
  (await use(`state/${file}`))[reader]();

const { settings, form, lessons, calendar, practice, mistakes } = state;
const tables = allSavedIn(store.tables);
const finished = allFinishedIn(store.finished.map((text) => JSON.parse(text)));
const beat = (await use("storage/beat")).read();
const found = { settings, form, lessons, calendar, practice, mistakes, beat, tables, finished };
console.log(JSON.stringify({ ...found, sound: tables.filter(holdsSave).length }));
process.exit();
