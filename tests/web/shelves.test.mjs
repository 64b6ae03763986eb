// Pages of one origin: each folder and shelf stores its own data, and takes over the data of an earlier version.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);

/** The local storage of an origin after a page at that address has run. */
function visit(address, script, before = {}) {
  const page = `
    globalThis.localStorage = ${JSON.stringify(before)};
    Object.setPrototypeOf(localStorage, {
      getItem: (key) => (Object.hasOwn(localStorage, key) ? localStorage[key] : null),
      setItem: (key, text) => (localStorage[key] = text),
    });
    globalThis.location = new URL("https://a.host${address}");
    const use = (file) => import(new URL(file, "${WEB}"));
    const said = await (async () => { ${script} })();
    console.log(JSON.stringify({ said, kept: localStorage }));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", page], { encoding: "utf8" }));
}

const NAMES = ["days", "lessons", "puzzles"];

const WRITE = `
  for (const name of ${JSON.stringify(NAMES)}) (await use("storage/" + name + ".js")).write("sanjuan", { of: location.href });
  (await use("storage/beat.js")).noteBeat("a deal", 34);
  (await use("storage/offer.js")).noteOffer("a table");
  (await use("storage/form.js")).write("sanjuan", { settings: { theme: "dark" }, form: { of: location.href } });
  (await use("storage/seen.js")).write("a-game", "{}");
  (await use("engine/rehearsed.js")).noteRehearsed(new URL("worker.js", location.href));`;

const READ = `
  const read = async (name) => (await use("storage/" + name + ".js")).read("sanjuan");
  return { days: await read("days"), lessons: await read("lessons"), puzzles: await read("puzzles"), beat: (await use("storage/beat.js")).read() };`;

const NOTHING = { days: {}, lessons: {}, puzzles: {}, beat: {} };

/** The names of the keys that pages at both addresses write. */
function shared(one, other) {
  const [keys, others] = [one, other].map((address) => Object.keys(visit(address, WRITE).kept));
  return keys.filter((key) => others.includes(key));
}

test("two folders of an origin share their settings alone", () => {
  assert.deepEqual(shared("/games/", "/beta/"), ["san-juan-settings"]);
});

test("two shelves of a folder share their settings, and the site's facts about the browser", () => {
  const both = ["offer /games/", "rehearsed /games/", "serious /games/ a-game", "settings"].map(
    (one) => `san-juan-${one}`,
  );
  assert.deepEqual(shared("/games/?save=alice", "/games/?save=bob").sort(), both);
});

test("the page on hosting lists each key that a page writes", () => {
  const listed = readFileSync(new URL("../docs/hosting.md", WEB), "utf8");
  const written = Object.keys(visit("/games/", WRITE).kept);
  for (const key of written) assert.ok(listed.includes(`\`${key.replace(/\/games\/.*/, "…")}\``), key);
});

const EARLIER = Object.fromEntries(NAMES.map((name) => [`san-juan-${name}`, `{"of":"${name}"}`]));

test("the first shelf of a folder takes over the data of an earlier version, and no other does", () => {
  const alice = visit("/games/?save=alice", READ, EARLIER);
  assert.deepEqual(alice.said, {
    days: { of: "days" },
    lessons: { of: "lessons" },
    puzzles: { of: "puzzles" },
    beat: {},
  });
  assert.deepEqual(visit("/games/?save=bob", READ, alice.kept).said, NOTHING);
  assert.deepEqual(visit("/games/?save=alice", READ, alice.kept).said, alice.said);
});

test("another folder has its own copy of the data of an earlier version", () => {
  const { kept } = visit("/games/", READ, EARLIER);
  assert.equal(visit("/beta/", READ, kept).said.days.of, "days");
});

test("a folder with data takes over nothing that an earlier version beside it writes later", () => {
  const { kept } = visit("/games/?save=alice", WRITE);
  assert.deepEqual(visit("/games/", READ, { ...kept, ...EARLIER }).said, NOTHING);
});

test("a form of an earlier version fills in each shelf until it has one, and settings of a later one stay", () => {
  const before = { "san-juan-settings": JSON.stringify({ settings: { later: 1 }, form: { seats: 3 } }) };
  const READ_FORM = `return (await use("storage/form.js")).read("sanjuan");`;
  assert.deepEqual(visit("/games/?save=alice", READ_FORM, before).said.form, { seats: 3 });
  const { kept } = visit("/games/?save=alice", WRITE, before);
  assert.deepEqual(visit("/games/?save=bob", READ_FORM, kept).said.form, { seats: 3 });
  assert.deepEqual(visit("/games/", READ_FORM, kept).said.settings, { later: 1, theme: "dark" });
});

test("each game has records of its own, and those of the first game keep their keys", () => {
  const write = (game) => `(await use("storage/days.js")).write("${game}", { of: "${game}" });`;
  const read = `const { read } = await use("storage/days.js"); return ["sanjuan", "duel"].map(read);`;
  const { said, kept } = visit("/games/", write("sanjuan") + write("duel") + read);
  assert.deepEqual(
    said,
    ["sanjuan", "duel"].map((game) => ({ of: game, version: 2, game })),
  );
  assert.deepEqual(Object.keys(kept), ["san-juan-days /games/", "san-juan-days-duel /games/"]);
});
