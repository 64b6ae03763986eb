// The page keeps the logs of a table and the answers of its save: a reply has only what they lack.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asking, completed } from "../../web/engine/log.js";

/** The events of a viewer up to a moment: each answer made one. */
const log = (ply, viewer = 0) =>
  Array.from({ length: ply + 1 }, (_, at) => ({ id: `seen by ${viewer}`, ply: at, args: {} }));

const answersOf = (count, mark = 0) => Array.from({ length: count }, (_, at) => [at, mark]);

/** A table after `ply` answers; `from`: the reply leaves the earlier events out. */
const table = (ply, from = 0, viewer = 0, saved = 0) => ({
  events: log(ply, viewer).slice(from),
  events_from: from,
  events_for: viewer,
  save: { id: "t", game: { answers: answersOf(ply).slice(saved) } },
  save_from: saved,
  view: { ply },
});

const view = (...given) => ({ type: "view", id: 1, table: table(...given) });
const replay = (...given) => ({ type: "replay", id: 1, table: table(...given) });
const logOf = (worker, reply) => completed(worker, reply).table.events;
const since = (worker, type = "answer") => asking(worker, { type, id: 1 }).since;

test("a reply continues the log", () => {
  const worker = {};
  completed(worker, view(3));
  assert.deepEqual(logOf(worker, view(5, 4)), log(5));
  assert.deepEqual(logOf(worker, view(6, 6)), log(6));
});

test("a request says which events and answers the page lacks", () => {
  const worker = {};
  assert.deepEqual(since(worker, "new"), { save: 1 });
  completed(worker, view(3));
  completed(worker, replay(1));
  for (const type of ["answer", "hint"]) assert.deepEqual(since(worker, type), { 0: 4, save: 4 });
  assert.deepEqual(since(worker, "replay"), { 0: 2 });
});

test("an undo shortens the log and the save", () => {
  const worker = {};
  completed(worker, view(5));
  const { events, save } = completed(worker, view(2, 3, 0, 2)).table;
  assert.deepEqual([events, save.game.answers], [log(2), answersOf(2)]);
  assert.deepEqual(since(worker, "undo"), { 0: 3, save: 3 });
});

test("a reply that overlaps the log replaces the events that both have", () => {
  const worker = {};
  completed(worker, view(5));
  assert.deepEqual(logOf(worker, view(6, 4)), log(6));
});

test("each viewer has a log, which goes on where it was left", () => {
  const worker = {};
  completed(worker, view(5));
  assert.deepEqual(logOf(worker, view(6, 0, 1)), log(6, 1));
  assert.deepEqual(logOf(worker, view(7, 0, null)), log(7, null));
  assert.deepEqual(since(worker), { 0: 6, 1: 7, null: 8, save: 8 });
  assert.deepEqual(logOf(worker, view(8, 6)), log(8));
  assert.deepEqual(logOf(worker, view(9, 7, 1)), log(9, 1));
});

test("another table begins the logs again", () => {
  const worker = {};
  completed(worker, view(5));
  const { events, save } = completed(worker, view(1)).table;
  assert.deepEqual([events, save.game.answers], [log(1), answersOf(1)]);
});

test("a save continues the answers of the one before, and keeps all else", () => {
  const worker = {};
  completed(worker, view(3));
  const shown = completed(worker, view(5, 4, 0, 3)).table;
  assert.deepEqual(shown.save, { id: "t", game: { answers: answersOf(5) } });
  assert.equal(shown.save_from, 0);
});

test("a replay has logs of its own, and its save is whole", () => {
  const worker = {};
  completed(worker, view(9));
  completed(worker, replay(2));
  assert.deepEqual(logOf(worker, replay(4, 3)), log(4));
  assert.deepEqual(logOf(worker, replay(1, 2)), log(1));
  assert.deepEqual(completed(worker, replay(1, 2)).table.save, table(1).save);
  assert.deepEqual(logOf(worker, view(10, 10)), log(10));
});

test("another worker has no log yet", () => {
  completed({}, view(5));
  assert.deepEqual(since({}), { save: 1 });
});

test("other replies stay as they are, and the worker itself reads no log", () => {
  const worker = {};
  for (const reply of [{ type: "puzzle", id: 1, table: table(5) }, { type: "alive" }])
    assert.equal(completed(worker, reply), reply);
  for (const request of [
    { type: "ping", id: 1 },
    { type: "stop", id: 2 },
  ])
    assert.equal(asking(worker, request), request);
});

/** A worker's side: it keeps what it has sent by viewer, and sends what the page says that it lacks. */
class Sender {
  worker = {};
  #sent = new Map();
  #answers = [];

  constructor(draw) {
    this.draw = draw;
  }

  /** The page asks, the game goes on or back, and a reply comes for a viewer; perhaps another message is on its way. */
  step() {
    const asked = since(this.worker);
    const kept = this.draw(4) ? this.#answers : this.#answers.slice(0, this.draw(this.#answers.length + 1));
    const mark = this.draw(1000);
    this.#answers = [...kept, ...answersOf(this.draw(4), mark)];
    const viewer = [null, 0, 1, 2][this.draw(4)];
    if (this.draw(5) === 0) this.#reply(asked, viewer);
    return this.#reply(asked, [null, 0, 1, 2][this.draw(4)]);
  }

  #reply(asked, viewer) {
    const whole = this.#whole(viewer);
    const from = Math.min(asked[String(viewer)] ?? 0, this.#alike(String(viewer)) + 1);
    const saved = Math.max(0, Math.min(asked.save, this.#alike("save") + 1) - 1);
    this.#sent.set(String(viewer), this.#answers).set("save", this.#answers);
    const answers = this.#answers.slice(saved);
    const cut = { events: whole.filter(({ ply }) => ply >= from), events_from: from, events_for: viewer };
    const shown = { ...cut, save: { game: { answers } }, save_from: saved, view: { ply: this.#answers.length } };
    const { table: drawn } = completed(this.worker, { type: "view", id: 1, table: shown });
    return [
      [drawn.events, drawn.save.game.answers],
      [whole, this.#answers],
    ];
  }

  #whole(viewer) {
    return [undefined, ...this.#answers].map((answer, ply) => ({ id: `${viewer}`, ply, args: { answer } }));
  }

  #alike(name) {
    const before = this.#sent.get(name);
    if (!before) return -1;
    const parting = before.findIndex((one, at) => one !== this.#answers[at]);
    return parting < 0 ? before.length : parting;
  }
}

/** Whole numbers below `count`, the same for each seed. */
const chance = (seed) => {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
};

test("whatever happens, a log has each event of its viewer once, and none of another", () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const sender = new Sender(chance(seed));
    for (let step = 0; step < 60; step += 1) {
      const [drawn, whole] = sender.step();
      assert.deepEqual(drawn, whole);
    }
  }
});
