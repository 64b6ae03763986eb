// An address: each value is read, each wrong one is named, and nothing else is used.
import assert from "node:assert/strict";
import { test } from "node:test";
import { behind, FORM, filled, formOf, kindsIn, LONGEST, namesIn, readAddress, wrongIn } from "./addresses.mjs";

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
    place: null,
    wrong: [],
  };
  for (const text of ["", "&", "utm_source=club&fbclid=1", "constructor=1&__proto__=1"])
    assert.deepEqual(readAddress(text), nothing);
});

test("every value fills in its part of the form, and nothing else", () => {
  const form = formOf("players=you,hard,easy&edition=second&expansion&choose_four=1&serious=on&seed=7");
  assert.deepEqual(kindsIn(form), ["person", "hard", "easy"]);
  const { seats, options, serious, seed } = form;
  assert.deepEqual(options, { edition: "second", expansion: true, choose_four: true });
  assert.deepEqual([seats, serious, seed], [3, true, "7"]);
  assert.deepEqual(formOf("seed=7"), { ...FORM, seed: "7" });
});

test("seats and a level are players too, unless the players are named", () => {
  assert.deepEqual(kindsIn(formOf("seats=3&level=hard")), ["person", "hard", "hard"]);
  assert.deepEqual(kindsIn(formOf("level=easy")), ["person", "easy"]);
  assert.deepEqual(kindsIn(formOf("seats=3&level=adaptive")), ["person", "adaptive", "adaptive"]);
  assert.deepEqual(kindsIn(formOf("players=you,adaptive,hard")), ["person", "adaptive", "hard"]);
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
    place: null,
  });
  assert.deepEqual(wrong, [`seed=7&${"x".repeat(33)}…`]);
});

test("broken escapes are letters like others", () => {
  assert.deepEqual(wrongIn("edition=%E0%A4&seed=%"), ["edition=\uFFFD", "seed=%"]);
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
      const { visit, link, place, wrong, form, ...rest } = readAddress(`${name}=${odd}`);
      const { seats, players, options, seed } = filled(form ?? {}, FORM);
      assert.ok(
        [2, 3, 4].includes(seats) && players.length === 4 && options.edition === "first" && /^\d*$/.test(seed),
        odd,
      );
      assert.ok(
        Object.values(rest).every((value) => typeof value === "boolean"),
        odd,
      );
      assert.ok(
        Object.values(visit).every((value) => typeof value === "string") && /^[\w=-]{0,40}$/.test(place?.at ?? ""),
        odd,
      );
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
