// The rules of a guest: it shows the newest state, and each of its acts ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, isHere, reduce } from "../../web/devices/guest.js";
import { fromGuest } from "../../web/devices/protocol.js";
import { SmallPython } from "./device_channels.mjs";

/** A guest of seat 1, and the effects of its last event. */
class OneGuest {
  constructor(token) {
    Object.assign(this, { guest: begun("0.5.0", "Zoë", token), effects: [], python: new SmallPython(), n: 0 });
  }
  happen(type, what = {}) {
    const { guest, effects } = reduce(this.guest, { type, ...what });
    Object.assign(this, { guest, effects });
    return this;
  }
  hear(message) {
    return this.happen("text", { text: JSON.stringify(message) });
  }
  show(since = 0) {
    this.n += 1;
    return this.hear({ type: "shown", n: this.n, table: this.python.table(1, since) });
  }
  join() {
    return this.happen("open").hear({ type: "welcome", v: 1, token: "ab", seat: 1, table: "t" });
  }
  play(...answers) {
    this.python.answers.push(...answers);
    return this;
  }
  did(kind) {
    return this.effects.filter((one) => one.do === kind);
  }
  sent() {
    return this.did("send").map(({ message }) => message);
  }
  told() {
    return this.did("tell").map(({ error }) => error.id);
  }
}

const here = () => new OneGuest().join().show();
const ANSWER = { seat: 1, ply: 0, answer: [4] };

test("a guest says hello with its token, and keeps the one that it gets", () => {
  const one = new OneGuest("old").happen("open");
  assert.deepEqual(one.sent(), [{ type: "hello", v: 1, site: "0.5.0", token: "old", name: "Zoë" }]);
  one.hear({ type: "welcome", v: 1, token: "ab", seat: 1, table: "t" });
  assert.deepEqual(one.effects, [{ do: "keep", token: "ab", table: "t" }]);
  assert.deepEqual([one.guest.seat, one.guest.token], [1, "ab"]);
});

test("a state is acknowledged and shown with the whole log", () => {
  const one = here();
  assert.deepEqual(one.sent(), [{ type: "ack", n: 1 }]);
  one.play(7, 8).show().play(9).show(3);
  assert.deepEqual(
    one.did("show")[0].table.events.map(({ args }) => args.answer),
    [7, 8, 9],
  );
  assert.equal(one.guest.table.events_from, 0);
});

test("the log after an undo has no event that was taken back", () => {
  const one = here().play(7, 8).show();
  one.python.answers = [7, 5];
  one.show(2);
  assert.deepEqual(
    one.guest.table.events.map(({ args }) => args.answer),
    [7, 5],
  );
});

test("a state over a new connection brings a whole log of its own", () => {
  const one = here().play(7, 8).show().happen("closed").join();
  one.python.answers = [5];
  assert.deepEqual(
    one.show().guest.table.events.map(({ args }) => args.answer),
    [5],
  );
});

test("an act waits for the state after it, not for another view of the same question", () => {
  const one = here().happen("answer", ANSWER);
  assert.deepEqual(one.sent(), [{ type: "answer", ...ANSWER }]);
  assert.equal(one.show().guest.pending, "sent");
  assert.deepEqual(one.happen("answer", ANSWER).told(), ["too_fast"]);
  assert.equal(one.play(4).show().guest.pending, null);
});

test("an act that was taken back at once ends with the next state, too", () => {
  const one = here().happen("answer", ANSWER).hear({ type: "heard" });
  assert.equal(one.guest.pending, "taken");
  assert.equal(one.show().guest.pending, null);
  assert.equal(one.hear({ type: "heard" }).guest.pending, null);
});

test("a refused act ends with its reason", () => {
  const one = here().happen("undo", { seat: 1 });
  assert.deepEqual(one.sent(), [{ type: "undo", seat: 1, ply: 0 }]);
  one.hear({ type: "refused", of: "undo", error: { id: "undo_refused", args: {} } });
  assert.deepEqual([one.told(), one.guest.pending], [["undo_refused"], null]);
});

test("a refusal of something else than an act is no concern of the person", () => {
  assert.deepEqual(here().hear({ type: "refused", of: "", error: { id: "too_fast", args: {} } }).effects, []);
});

test("an act ends with the connection, and needs one", () => {
  const one = here().happen("answer", ANSWER).happen("closed");
  assert.deepEqual([one.told(), one.guest.is, one.guest.pending], [["not_connected"], "away", null]);
  assert.deepEqual(one.happen("answer", ANSWER).told(), ["not_connected"]);
  assert.deepEqual(one.happen("closed").told(), []);
});

test("a silent host is away until it is heard again", () => {
  const one = here();
  for (let beat = 0; beat < 5; beat += 1) assert.deepEqual(one.happen("tick").sent(), [{ type: "beat" }]);
  assert.equal(isHere(one.guest), false);
  assert.deepEqual(one.happen("answer", ANSWER).told(), ["not_connected"]);
  assert.equal(isHere(one.hear({ type: "beat" }).guest), true);
  assert.deepEqual(one.happen("closed").happen("tick").effects, []);
});

test("a refused hello, and the end of the table, end the visit with a sentence", () => {
  const error = { id: "device_version", args: { host: "1", guest: "2" } };
  const refused = new OneGuest().happen("open").hear({ type: "refused", of: "hello", error });
  assert.deepEqual([refused.guest.is, refused.guest.error, refused.did("close").length], ["ended", error, 1]);
  const ended = here().hear({ type: "bye" });
  assert.deepEqual([ended.guest.is, ended.guest.error.id], ["ended", "table_closed"]);
  for (const event of ["closed", "tick", "leave"]) assert.deepEqual(ended.happen(event).effects, []);
  assert.deepEqual(ended.show().effects, []);
});

test("a refusal before the welcome ends the visit, whatever it refuses", () => {
  const one = new OneGuest().happen("open").hear({ type: "refused", of: "", error: { id: "bad_message", args: {} } });
  assert.deepEqual([one.guest.is, one.guest.error.id], ["ended", "bad_message"]);
});

test("a name too long is cut between two letters", () => {
  const guest = begun("0.5.0", "🦜".repeat(30));
  assert.equal(guest.name, "🦜".repeat(24));
  const [{ message }] = reduce(guest, { type: "open" }).effects;
  assert.deepEqual(fromGuest(JSON.stringify(message)), message);
});

test("a guest agrees once to the undo that asks it", () => {
  const one = here().hear({ type: "asked", ask: 3, seat: 2 });
  assert.deepEqual(one.guest.asked, { ask: 3, seat: 2 });
  assert.deepEqual(one.happen("agree", { yes: true }).sent(), [{ type: "agree", ask: 3, yes: true }]);
  assert.deepEqual(one.happen("agree", { yes: true }).effects, []);
  one.hear({ type: "asked", ask: 4, seat: 2 }).hear({ type: "settled", ask: 3, done: true });
  assert.equal(one.guest.asked.ask, 4);
  assert.equal(one.hear({ type: "settled", ask: 4, done: true }).guest.asked, null);
});

test("a signal of the host calls the person", () => {
  assert.deepEqual(here().hear({ type: "signal" }).effects, [{ do: "signal" }]);
});

test("a guest that leaves says goodbye", () => {
  const one = here().happen("leave");
  assert.deepEqual([one.sent(), one.did("close").length], [[{ type: "bye" }], 1]);
});

test("texts off the list change nothing but the heartbeat", () => {
  const one = here();
  const before = one.guest;
  for (const text of ["{", "null", '{"type":"eval"}', '{"type":"shown","n":1,"table":null}', 7])
    assert.deepEqual(one.happen("text", { text }).effects, []);
  assert.deepEqual(one.guest, before);
});
