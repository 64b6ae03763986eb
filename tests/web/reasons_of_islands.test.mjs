// The page words every reason of a hint of Puerto Rico: sentences first, then the gains of both sides.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CATALOGUE } from "./on_page.mjs";

globalThis.CATALOGUES = { puerto_rico: JSON.stringify({ ...CATALOGUE, goods: ["corn"], places: [] }) };
const { speak } = await import("../../web/words/fluent.js");
const { state } = await import("../../web/state/store.js");
const { figures, reason, sentences } = await import("../../web/games/puerto_rico/words/reasons.js");

const FOLDERS = ["web/words/locales", "web/games/puerto_rico/locales"];

/** Loads a language's sentences, without comments. */
function say(tag) {
  const texts = FOLDERS.map((folder) => readFileSync(new URL(`../../${folder}/${tag}.ftl`, import.meta.url), "utf-8"));
  speak(tag, texts.join("\n").replace(/^(#.*)?\n/gm, ""));
}

const players = ["Ada", "Tomás"].map((name, seat) => ({ name, kind: seat ? "medium" : "person" }));
state.replay = { table: { viewer: 0, players } };

const told = (id, args) => ({ id, args: { until: "turn", count: 2, seat: 1, rival: 1, ...args } });
const GAINS = ["gains", "rival"].map((id) => told(id, { points: 1, doubloons: -2, goods: 0 }));
const NONE = GAINS.map(({ id }) => told(id, { points: 0, doubloons: 0, goods: 0 }));
const EVERY = [
  ...["builds", "misses", "staffs"].map((id) => told(id, { building: "office" })),
  ...["points", "doubloons"].map((what) => told("pays", { building: "office", what })),
  told("counts", { building: "residence", points: 5 }),
  ...["quarries", "sells", "spoils", "saves", "bounty", "ends", "lasts", "denies"].map((id) => told(id, {})),
  told("fits", { good: "corn" }),
  ...[0, 1].flatMap((theirs) => ["makes", "ships", "lets_ship"].map((id) => told(id, { theirs }))),
  ...["craftsman", "trader", "captain"].map((role) => told("idle", { role })),
  ...["ahead", "behind", "holds", "helps"].flatMap((id) =>
    ["points", "doubloons", "goods"].map((what) => told(id, { what })),
  ),
];

for (const language of ["en", "de", "fr"])
  test(`every reason of a hint of Puerto Rico has words in ${language}`, () => {
    say(language);
    for (const one of EVERY) {
      assert.match(reason([one]), /^\S.*\S\.$/);
      assert.doesNotMatch(reason([one]), /[{}$]|\?\?|undefined|advice-|amount-/);
    }
    assert.match(reason(GAINS), /\+1.*−2/);
  });

test("a sentence comes before the gains, and names the building, the rival, the amount", () => {
  say("en");
  const staffs = told("staffs", { building: "office", until: "role" });
  assert.equal(
    reason([...GAINS, staffs]),
    "Puts Office to work now. Before your next role: +1 point, −2 doubloons; opponent: +1 point, −2 doubloons.",
  );
  assert.equal(
    sentences([told("helps", { what: "goods" })]),
    "Tomás gets about 2 barrels more than otherwise before your next role.",
  );
});

const OTHER = {
  en: "than the best other answer",
  de: "als die beste andere Antwort",
  fr: "que la meilleure autre réponse",
};
for (const [language, than] of Object.entries(OTHER))
  test(`more or fewer of something say than which answer in ${language}`, () => {
    say(language);
    const compared = EVERY.filter(({ id }) => ["ahead", "behind"].includes(id));
    for (const one of compared) assert.ok(reason([one]).includes(than), reason([one]));
  });

test("gains of nobody are left out, and losses need a sentence", () => {
  say("en");
  assert.equal(figures(NONE), "");
  const spent = [told("gains", { points: 0, doubloons: -2, goods: 0 }), NONE[1]];
  assert.equal(figures(spent), "");
  assert.equal(figures([...spent, EVERY[0]]), "Before your next role: −2 doubloons.");
  assert.equal(reason([told("dreams", {})]), "");
});
