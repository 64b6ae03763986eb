// The page words every reason of an answer, those of old records too: sentences first, then figures.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./on_page.mjs";

const { lostEach } = await import("../../web/state/look_back.js");
const { speak, t } = await import("../../web/words/fluent.js");
const { state } = await import("../../web/state/store.js");
const { figures, reason, sentences } = await import("../../web/games/san_juan/words/reasons.js");

const FOLDERS = ["web/words/locales", "web/games/san_juan/locales"];
const LANGUAGES = ["en", "de", "fr"];

/** Loads a language's sentences, without comments. */
function say(tag) {
  const texts = FOLDERS.map((folder) => readFileSync(new URL(`../../${folder}/${tag}.ftl`, import.meta.url), "utf-8"));
  speak(tag, texts.join("\n").replace(/^(#.*)?\n/gm, ""));
}

const players = ["Ada", "Tomás"].map((name, seat) => ({ name, kind: seat ? "medium" : "person" }));
state.replay = { table: { viewer: 0, players } };

const LIBRARY = { card: "library", built: 12, lines: 16, until: "round" };
const BUILDS = { id: "builds", args: { ...LIBRARY, built: 16, seat: 0, kept: 4 } };
const GAINS = ["gains", "rival"].map((id) => ({ id, args: { cards: 1, goods: 0, points: 0, until: "role" } }));
const OLD = [
  { id: "wins", args: { games: 4, because: "unknown", card: null, by: 0 } },
  { id: "loses", args: { games: 4, because: "sooner", card: "library", by: 2 } },
  { id: "keeps", args: LIBRARY },
  { id: "gives_up", args: { ...LIBRARY, until: "end" } },
  ...GAINS,
];
const SEAT = { seat: 1, rival: 1 };
const EVERY = [
  BUILDS,
  { id: "misses", args: { ...BUILDS.args, built: 1 } },
  { id: "counts", args: { card: "guild_hall", points: 8 } },
  ...["production", "violet", "producing", "selling"].map((use) => ({
    id: "fits",
    args: { card: "smithy", use, count: 3 },
  })),
  { id: "earns", args: { goods: 2, low: 4, high: 5 } },
  ...[0, 1].map((theirs) => ({ id: "makes", args: { goods: 2, theirs, ...SEAT } })),
  ...["best", "not_next", "only_next"].map((when) => ({ id: "sells_now", args: { when } })),
  { id: "waits", args: {} },
  ...["builder", "producer", "trader", "prospector"].map((role) => ({ id: "idle", args: { role, ...SEAT } })),
  ...["stops", "lets"].flatMap((id) => ["build", "produce", "sell"].map((deed) => ({ id, args: { deed, ...SEAT } }))),
  { id: "denies", args: { role: "trader", ...SEAT } },
  ...["ends", "lasts"].map((id) => ({ id, args: { ...SEAT, until: "role" } })),
  { id: "spares", args: { ...SEAT, count: 2 } },
  ...["ahead", "behind", "holds", "helps"].flatMap((id) =>
    ["points", "cards", "income", "made"].map((what) => ({ id, args: { seat: 1, what, count: 2, until: "round" } })),
  ),
];

test("a sentence comes before the figures", () => {
  say("en");
  const told = reason([OLD[0], ...GAINS, BUILDS]);
  const first = "Keep 4 cards: you can build the Library by the end of the next round.";
  assert.equal(told, `${first} Wins 4 more games in 100 than the next best. In numbers: +1 card; opponent: +1 card.`);
});

test("the sentence names the seat that decides, or the rival", () => {
  say("en");
  const other = { ...BUILDS, args: { ...BUILDS.args, seat: 1, kept: 0 } };
  assert.equal(sentences([other]), "Tomás can build the Library by the end of the next round.");
  const idle = { id: "idle", args: { role: "trader", rival: 1 } };
  assert.equal(sentences([idle]), "Tomás has nothing to sell.");
  assert.equal(sentences([{ ...idle, args: { ...idle.args, rival: 0 } }]), "You have nothing to sell.");
});

test("without a gain of either side the figures say nothing; a loss stands beside a sentence only", () => {
  say("en");
  const none = GAINS.map((one) => ({ ...one, args: { ...one.args, cards: 0 } }));
  assert.equal(figures([BUILDS, ...none]), "");
  assert.equal(figures(none), "");
  const spent = [{ id: "gains", args: { ...GAINS[0].args, cards: -2 } }, none[1]];
  assert.equal(figures(spent), "");
  assert.equal(figures([...spent, BUILDS]), "In numbers: −2 cards.");
});

for (const language of LANGUAGES)
  test(`every reason has words in ${language}, those of old records too`, () => {
    say(language);
    for (const one of [...EVERY, ...OLD.slice(0, 4)]) {
      const told = reason([one]);
      assert.match(told, /^\S.*\S\.$/);
      assert.doesNotMatch(told, /[{}$]|\?\?|undefined|advice-|amount-/);
    }
    assert.match(reason(OLD), /\+1/);
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

test("the cost of mistakes is their average, never more than 100 games of 100", () => {
  say("en");
  const games = lostEach([{ loss: 1 }, { loss: 0.996 }, { loss: 0.1 }]);
  const told = t("look-back-lost", { who: "you", name: "", count: 3, games });
  assert.equal(told, "3 mistakes cost you 70 of 100 games each, on average.");
  assert.equal(t("look-back-lost", { who: "you", name: "", count: 1, games }), "1 mistake cost you 70 of 100 games.");
});

test("100 games lost in 100 are one won game lost", () => {
  say("en");
  const facts = { judgement: "Blunder", best: "Chapel", games: 100 };
  assert.equal(t("review-lost", facts), "Blunder: this loses a won game. “Chapel” wins.");
  assert.equal(
    reason([{ id: "loses", args: { ...OLD[1].args, games: 100, because: "unknown" } }]),
    "Loses a won game.",
  );
  for (const id of ["look-back-cost", "puzzle-cost"]) assert.doesNotMatch(t(id, facts), /100/);
});

test("an unknown reason is left out", () => {
  say("en");
  assert.equal(reason([{ id: "dreams", args: {} }]), "");
});
