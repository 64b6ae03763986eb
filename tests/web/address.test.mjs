// An address: each value is read, each wrong one is named, and nothing else is taken.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

globalThis.CATALOGUE = JSON.stringify({
  game: "sanjuan",
  ...{
    buildings: [],
    cards: [],
    levels: ["random", "easy", "medium", "hard", "expert"],
    seats: [2, 3, 4],
    editions: ["first", "second"],
  },
  name_length: 24,
});
globalThis.LANGUAGES = JSON.stringify(Object.fromEntries(["de", "en"].map((tag) => [tag, { file: "", lost: "" }])));
globalThis.location = new URL("http://localhost/games/?lang=de&seed=7#embed");

const { behind, LONGEST } = await import("../../web/site/address.js");
const { filled, readAddress } = await import("../../web/state/address.js");

const FORM = {
  ...{ seats: 2, edition: "first", expansion: false, choose_four: false, serious: false, seed: "" },
  players: ["person", "medium", "medium", "medium"].map((kind, seat) => ({ name: `Seat ${seat + 1}`, kind })),
};

const formOf = (text) => filled(readAddress(text).form, FORM);
const kindsIn = ({ players, seats }) => players.slice(0, seats).map(({ kind }) => kind);
const namesIn = ({ players }) => players.map(({ name }) => name);
const wrongIn = (text) => readAddress(text).wrong;

test("what stands after ? and after # is read alike", () => {
  const { form, visit, embed } = readAddress(behind);
  assert.deepEqual([form, visit, embed], [{ seed: "7" }, { language: "de" }, true]);
});

test("an address without anything asks for nothing", () => {
  const nothing = {
    form: null,
    visit: {},
    start: false,
    goesOn: false,
    embed: false,
    muted: false,
    link: null,
    book: "",
    wrong: [],
  };
  for (const text of ["", "&", "utm_source=club&fbclid=1", "constructor=1&__proto__=1"])
    assert.deepEqual(readAddress(text), nothing);
});

test("every value fills in its part of the form, and nothing else", () => {
  const form = formOf("players=you,hard,easy&edition=second&expansion&choose_four=1&serious=on&seed=7");
  assert.deepEqual(kindsIn(form), ["person", "hard", "easy"]);
  const { seats, edition, expansion, choose_four, serious, seed } = form;
  assert.deepEqual([seats, edition, expansion, choose_four, serious, seed], [3, "second", true, true, true, "7"]);
  assert.deepEqual(formOf("seed=7"), { ...FORM, seed: "7" });
});

test("seats and a level are players too, unless the players are named", () => {
  assert.deepEqual(kindsIn(formOf("seats=3&level=hard")), ["person", "hard", "hard"]);
  assert.deepEqual(kindsIn(formOf("level=easy")), ["person", "easy"]);
  assert.deepEqual(kindsIn(formOf("seats=4&level=hard&players=easy,you")), ["easy", "person"]);
});

test("names are those of seats; a seat without one keeps its own", () => {
  const form = formOf("names=Ada,,%3Cb%3EC");
  assert.deepEqual(namesIn(form), ["Ada", "Seat 2", "<b>C", "Seat 4"]);
});

test("language and light hold for the visit", () => {
  assert.deepEqual(readAddress("lang=de-AT&theme=dark").visit, { language: "de", theme: "dark" });
  assert.deepEqual(readAddress("theme=auto").visit, { theme: "" });
});

test("switches can be switched off", () => {
  for (const off of ["0", "false", "off"]) assert.equal(readAddress(`start=${off}`).start, false);
  assert.equal(readAddress("start&embed").start, true);
});

for (const text of [
  ...["players=you", "players=you,hard,hard,hard,hard", "players=you,cow", "players=", "seats=5", "seats=2.0"],
  ...[
    "level=person",
    "level=__proto__",
    "names=a,b,c,d,e",
    `names=${"x".repeat(25)}`,
    "edition=third",
    "expansion=maybe",
  ],
  ...["seed=-1", "seed=1e3", "seed=", "seed=12345678901", "lang=xx", "lang=", "theme=constructor", "start=please"],
])
  test(`${text.slice(0, 40)} is wrong, and the rest is used`, () => {
    const { form, wrong, embed } = readAddress(`${text}&serious&embed`);
    assert.deepEqual([form, embed], [{ serious: true }, true]);
    assert.equal(wrong.length, 1);
    assert.ok(wrong[0].startsWith(text.slice(0, 40)));
  });

test("of a value given twice the first counts", () => {
  assert.deepEqual(readAddress("seed=1&seed=x"), { ...readAddress("seed=1") });
});

test("what is wrong is repeated briefly, and turns and hides nothing", () => {
  const [long] = wrongIn(`edition=${"x".repeat(500)}`);
  assert.equal(long.length, 41);
  const [turned] = wrongIn("edition=%E2%80%AEdrib%00%E2%80%8B");
  assert.equal(turned, "edition=drib");
  const [foreign] = wrongIn("edition=%D7%A2");
  assert.equal(foreign, "\u2068edition=ע\u2069");
});

test("an address that is too long is not read at all", () => {
  const { wrong, ...rest } = readAddress(`seed=7&${"x".repeat(LONGEST)}`);
  assert.deepEqual(rest, {
    form: null,
    visit: {},
    start: false,
    goesOn: false,
    embed: false,
    muted: false,
    link: null,
    book: "",
  });
  assert.deepEqual(wrong, [`seed=7&${"x".repeat(33)}…`]);
});

test("broken escapes are letters like others", () => {
  assert.deepEqual(wrongIn("edition=%E0%A4&seed=%"), ["edition=\uFFFD", "seed=%"]);
});

// ------------------------------------------------------------ shared codes

const DEAL = "sanjuan-1.seats-3.edition-second.expansion.you.hard.easy.1234567890~c01234567";

test("a deal fills in the form, and begins if the address says so", () => {
  const { form, link, start, wrong } = readAddress(`deal=${DEAL}&start&beat=34`);
  assert.deepEqual(form, {
    ...{ seats: 3, edition: "second", expansion: true, seed: "1234567890" },
    players: ["person", "hard", "easy"],
  });
  assert.deepEqual(link, { of: "deal", code: DEAL, at: 0, beat: 34 });
  assert.deepEqual([start, wrong], [true, []]);
});

test("what else an address says of a game holds beside its deal", () => {
  const form = formOf(`names=Ada&deal=${DEAL}&serious&seed=7`);
  assert.deepEqual([namesIn(form)[0], form.serious, form.seed], ["Ada", true, "1234567890"]);
});

for (const code of [
  ...[
    "",
    "nonsense",
    DEAL.slice(0, -1),
    DEAL.replace("-1.", "-2."),
    DEAL.replace("hard", "cow"),
    DEAL.replace("sanjuan", "puertorico"),
    `${DEAL}~c01234567`,
  ],
  ...[DEAL.replace("1234567890", "12345678901"), DEAL.replace(".easy", ""), DEAL.replace("expansion", "treasures")],
  ...[DEAL.replace("expansion", "serious-maybe"), DEAL.replace("~c", "~peNo~c")],
])
  test(`the form takes nothing of ${code}`, () => {
    assert.equal(readAddress(`deal=${code}`).form, null);
  });

test("a game is opened at a moment, else at its beginning", () => {
  assert.deepEqual(readAddress("game=sanjuan-1.x&at=12").link, { of: "game", code: "sanjuan-1.x", at: 12, beat: null });
  assert.equal(readAddress("game=x").link.at, 0);
  assert.deepEqual(wrongIn("game=x&at=-1&beat=1000"), ["at=-1", "beat=1000"]);
});

test("a code may be long, and is cut before anything looks into it", () => {
  const { link, visit, wrong } = readAddress(`theme=dark&game=${"x".repeat(1e6)}&at=3`);
  assert.deepEqual([link.code.length, link.at, visit, wrong], [30_000, 3, { theme: "dark" }, []]);
});

test("letters that somebody has spelt out are read again, and broken ones stay", () => {
  assert.equal(readAddress("deal=sanjuan-1%7Ec").link.code, "sanjuan-1~c");
  assert.equal(readAddress("deal=%E0%A4").link.code, "%E0%A4");
});

test("what stands around a link when it is passed on is no part of it", () => {
  const whole = DEAL.replaceAll("~", "%7E");
  for (const end of ["", ")", ").", ".", ">", "%22", "%E2%80%8B", "%0A"])
    assert.deepEqual(readAddress(`deal=${whole}${end}`).link.code, DEAL);
  for (const end of ["", ")", ").", ",", "%22"]) assert.equal(readAddress(`game=x&at=12${end}`).link.at, 12);
  const { link, wrong } = readAddress(`game%3D${DEAL.replaceAll("~", "%7E")}%26at%3D12`);
  assert.deepEqual([link.of, link.code, link.at, wrong], ["game", DEAL, 12, []]);
  assert.equal(readAddress(`game=${DEAL}&amp;at=12`).link.at, 12);
});

test("inside another page nothing is opened", () => {
  const { link, wrong } = readAddress("embed&deal=sanjuan-1.x");
  assert.deepEqual([link, wrong], [null, ["deal=sanjuan-1.x"]]);
  assert.deepEqual(readAddress("deal=x", false).wrong, ["deal=x"]);
});

const KEPT = JSON.parse(readFileSync(new URL("../links.json", import.meta.url), "utf8"));

for (const { link, reads } of KEPT)
  test(`a link of an earlier version is read: ${link.slice(0, 60)}`, () => {
    const asked = readAddress(link.slice(1));
    const { of, at, beat } = asked.link;
    assert.deepEqual({ of, at, beat, form: asked.form }, reads);
    assert.deepEqual(asked.wrong, []);
  });

test("each card, each rule and each part of the book has an address", () => {
  const placeIn = (text) => readAddress(text).book;
  assert.equal(placeIn("card=crane"), "card=crane");
  assert.equal(placeIn("rule=R12&lang=de"), "rule=R12");
  assert.equal(placeIn("book=new-buildings"), "book=new-buildings");
  assert.deepEqual([placeIn("book"), placeIn("rule="), placeIn("seed=7")], ["book", "book", ""]);
  assert.deepEqual([placeIn("card=<b>"), wrongIn("card=<b>")], ["", ["card=<b>"]]);
});

// ------------------------------------------------------------ odd values

const NAMES = [
  ...["players", "seats", "level", "names", "edition", "expansion", "choose_four", "serious", "seed", "lang", "theme"],
  ...["start", "continue", "embed", "muted", "save", "at", "beat", "deal", "game", "book", "card", "rule"],
];

const ODD = [
  ...["__proto__", "constructor", "valueOf", "toString", "hasOwnProperty", "", "x".repeat(1900), "x".repeat(5000)],
  ...["%D7%A2", "%E2%80%AE", "%00", "%F0%9F%91%A8%E2%80%8D", "é", "-1", "1e999", "NaN", "<b>", "=", "#", "?"],
];

for (const name of NAMES)
  test(`whatever ${name} is, the form begins a game and the rest is as it should be`, () => {
    for (const odd of ODD) {
      const { visit, link, book, wrong, form, ...rest } = readAddress(`${name}=${odd}`);
      const { seats, players, edition, seed } = filled(form ?? {}, FORM);
      assert.ok([2, 3, 4].includes(seats) && players.length === 4 && edition === "first" && /^\d*$/.test(seed), odd);
      assert.ok(
        Object.values(rest).every((value) => typeof value === "boolean"),
        odd,
      );
      assert.ok(Object.values(visit).every((value) => typeof value === "string") && /^[\w=-]{0,40}$/.test(book), odd);
      assert.ok(!link || (typeof link.code === "string" && link.at >= 0), odd);
      assert.ok(
        wrong.every((text) => text.length <= 45 && !/[\u202E\0&]/.test(text)),
        odd,
      );
    }
  });

test("what is told of an address that is too long begins with a name", () => {
  assert.deepEqual(wrongIn(`&card=${"x".repeat(LONGEST)}`), [`card=${"x".repeat(35)}…`]);
});
