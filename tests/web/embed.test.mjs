// The messages between a table and its host page: which are accepted, from whom, and what is sent.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./hostile_messages.js";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

const { HOSTILE } = globalThis;

useCatalogue({ ...CATALOGUE, levels: ["easy"] });
globalThis.LANGUAGES = "{}";
globalThis.location = new URL("http://game.example/games/");

const heardBy = [];
let warned = [];
console.warn = (text) => warned.push(text);
globalThis.addEventListener = (_type, hear) => heardBy.push(hear);
globalThis.window = globalThis;
globalThis.parent = { name: "the page around" };

let owners;
globalThis.fetch = async () => ({ json: async () => owners });

const { faultOf, message, TO_FRAME, TO_HOST } = await import("../../web/embed/protocol.js");
const { newsBetween, NOTHING } = await import("../../web/embed/told.js");
const { state } = await import("../../web/state/store.js");
const { openDoor } = await import("../../web/embed/door.js");

const HELLO = message("hello", { versions: [1, 2] });

const port = () => ({
  closed: false,
  close() {
    this.closed = true;
  },
});

/** The port that a message at the door gets in with, or none. */
async function knock(data, { origin = "http://host.example", source = globalThis.parent, ports = [port()] } = {}) {
  heardBy.length = 0;
  const entered = [];
  openDoor((given) => entered.push(given));
  await heardBy[0]({ data, origin, source, ports });
  assert.equal(
    entered.length === 0,
    ports.every(({ closed }) => closed),
  );
  return entered.length;
}

beforeEach(() => {
  warned = [];
  owners = ["*"];
});

// ------------------------------------------------------------ shape

test("what is of the protocol is heard, and unknown parts of it are passed over", () => {
  const sound = [
    HELLO,
    message("start", { with: "seed=7", later: {} }, 3),
    message("set", { look: { accent: "red" } }, 4),
  ];
  for (const one of sound) assert.equal(faultOf(one, TO_FRAME), "");
  assert.equal(faultOf(message("turn", { seat: 0, name: "Ada" }), TO_HOST), "");
});

HOSTILE.forEach((one, place) => {
  test(`hostile message ${place} is none`, () => {
    assert.notEqual(faultOf(one, TO_FRAME), "");
  });
});

test("a message of another version is told apart", () => {
  assert.match(faultOf({ ...HELLO, v: 2 }, TO_FRAME), /version/);
});

test("each side takes only what is said to it", () => {
  assert.notEqual(faultOf(message("welcome", { version: 1, site: "", types: ["set"] }), TO_FRAME), "");
  assert.notEqual(faultOf(HELLO, TO_HOST), "");
});

// ------------------------------------------------------------ the door

test("the page around is let in by a hello with a port", async () => {
  assert.equal(await knock(HELLO), 1);
  assert.deepEqual(warned, []);
});

const WRONG = {
  "another window": [HELLO, { source: {} }],
  "a request before a hello": [message("save", {}, 1), {}],
  "a hello without a port": [HELLO, { ports: [] }],
  "a hello with two": [HELLO, { ports: [port(), port()] }],
  "versions that nobody speaks": [message("hello", { versions: [2] }), {}],
};

for (const [who, [data, how]] of Object.entries(WRONG))
  test(`${who} gets no reply, and a line in the console`, async () => {
    assert.equal(await knock(data, how), 0);
    assert.equal(warned.length, 1);
  });

test("nothing is said where pages of the site itself talk with each other", async () => {
  assert.equal(await knock(HELLO, { source: {}, origin: location.origin, ports: [] }), 0);
  assert.deepEqual(warned, []);
});

for (const [list, origin, isIn] of [
  [["*"], "http://host.example", true],
  [["http://host.example"], "http://host.example", true],
  [["http://host.example"], "https://host.example", false],
  [["http://host.example"], "http://host.example:81", false],
  [[], location.origin, true],
  [[], "null", false],
  ["http://host.example", "http://host.example", false],
  [{ 0: "*" }, "http://host.example", false],
])
  test(`a list ${JSON.stringify(list)} ${isIn ? "lets in" : "keeps out"} ${origin}`, async () => {
    owners = list;
    const { isLetIn } = await import(`../../web/embed/owners.js?${JSON.stringify([list, origin])}`);
    assert.equal(await isLetIn(origin), isIn);
  });

test("a list that cannot be fetched lets in nobody else", async () => {
  const { isLetIn } = await import("../../web/embed/owners.js?lost");
  globalThis.fetch = async () => Promise.reject(new TypeError("no network"));
  assert.equal(await isLetIn("http://host.example"), false);
});

test("a console has an end", async () => {
  for (let count = 0; count < 100; count += 1) await knock("noise");
  assert.ok(warned.length <= 20);
});

// ------------------------------------------------------------ news

const TABLE = {
  ...{ save: { id: "one" }, over: false, winners: [], ranking: [0, 1], serious: false, seed: 7 },
  players: [
    { name: "Ada", kind: "person" },
    { name: "", kind: "easy" },
  ],
  scores: [{ total: 1 }, { total: 2 }],
  ...{ era: 1, options: { seats: 2 }, actor: 1, view: { ply: 0 } },
};
const later = (ply, question, more) => ({ ...TABLE, ...more, actor: question?.seat ?? null, view: { ply } });
const newsOf = (before, now) => newsBetween({ ...NOTHING, ...before }, { ...NOTHING, ...now });
const typesOf = (before, now) => newsOf(before, now).map(([type]) => type);

test("loading is told step by step, and once that it is done", () => {
  assert.deepEqual(newsOf({}, { step: "download", done: 0.5 }), [["progress", { step: "download", done: 0.5 }]]);
  assert.deepEqual(typesOf({ step: "game", done: 0.9 }, { step: "game", done: 0.9 }), []);
  assert.deepEqual(typesOf({}, { ready: true, done: 1 }), ["load"]);
  assert.deepEqual(typesOf({ ready: true }, { ready: true }), []);
});

test("a game is told when it begins, moves on, and ends", () => {
  const [moved, over] = [later(3, { seat: 0 }), later(9, null, { over: true, winners: [1] })];
  assert.deepEqual(typesOf({}, { table: TABLE }), ["start", "turn"]);
  assert.deepEqual(typesOf({ table: TABLE }, { table: moved }), ["move", "turn"]);
  assert.deepEqual(typesOf({ table: moved }, { table: over }), ["move", "end"]);
  assert.deepEqual(typesOf({ table: over }, { table: over }), []);
  assert.deepEqual(typesOf({ table: over }, { table: { ...over } }), ["move"]);
});

test("a game that is taken up when it is over begins and ends", () => {
  assert.deepEqual(typesOf({}, { table: later(9, null, { over: true }) }), ["start", "end"]);
});

test("every message that is told is one of the protocol", () => {
  const over = later(9, null, { over: true, winners: [1] });
  const all = [
    ...newsOf({}, { step: "game", done: 0.1, error: { id: "x", args: {} } }),
    ...newsOf({}, { ready: true, table: TABLE, hinted: true }),
    ...newsOf({ table: TABLE }, { table: over }),
  ];
  for (const [type, data] of all) assert.equal(faultOf(message(type, data), TO_HOST), "");
  assert.deepEqual([...new Set(all.map(([type]) => type))].sort(), Object.keys(TOLD).sort());
});

const TOLD = { progress: 1, error: 1, load: 1, start: 1, turn: 1, hint: 1, move: 1, end: 1 };

test("points are told as far as they are on show", () => {
  const points = () => newsOf({ table: TABLE }, { table: later(3, null) })[0][1].points;
  assert.deepEqual(points(), [1, 2]);
  state.settings.scores = false;
  assert.equal(points(), null);
});
