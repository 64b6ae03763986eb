// The rules of a device that hosts: who sits where, one state at a time, and nothing that a guest could break.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screensAt } from "../../web/devices/host.js";
import { phonesAt } from "../../web/devices/sitting.js";
import { OneHost } from "./one_host.mjs";

// ------------------------------------------------------------ joining

test("a guest gets the seat of its code, a token, and then the table", () => {
  const one = new OneHost().join(1, 2);
  assert.deepEqual(one.sent(1), [{ type: "welcome", v: 1, token: "token 1", seat: 2, table: "t" }]);
  assert.deepEqual(
    one.asked().map(({ type }) => type),
    ["reseat", "set_apart", "show_device"],
  );
  assert.deepEqual(one.did("keep")[0].phones, { 2: { token: "token 1", name: "Zoë" } });
  assert.deepEqual(one.show(1).said(1), ["shown"]);
});

test("a guest without a name leaves the seat the name that it has", () => {
  const one = new OneHost().join(1, 2, { name: "" });
  assert.deepEqual(
    one.asked().map(({ type }) => type),
    ["set_apart", "show_device"],
  );
});

test("a device without a seat is a shared screen", () => {
  const one = new OneHost().join(1, null);
  assert.equal(one.asked().at(-1).viewer, null);
  assert.equal(screensAt(one.host), 1);
  assert.deepEqual(one.did("keep"), []);
});

test("a guest of another version is told both, and turned away", () => {
  for (const other of [{ site: "0.4.0" }, { v: 2 }]) {
    const one = new OneHost().join(1, 2, other);
    assert.deepEqual(one.said(1), ["device_version"]);
    assert.equal(one.did("close").length, 1);
    assert.deepEqual(one.host.phones, {});
  }
});

test("a second guest does not get a taken seat", () => {
  const one = new OneHost().sit(1, 2).join(2, 2);
  assert.deepEqual(one.said(2), ["seat_taken"]);
  assert.deepEqual(phonesAt(one.host), [{ seat: 2, name: "Zoë", came: true, here: true }]);
});

test("a guest comes back by its token, whatever its code offers, and its earlier connection ends", () => {
  const one = new OneHost().sit(1, 2).join(2, 1, { token: "token 1" });
  assert.deepEqual(one.sent(2)[0].seat, 2);
  assert.deepEqual(one.said(1), ["bye"]);
  assert.deepEqual(one.did("close"), [{ do: "close", line: 1 }]);
});

test("another person takes the seat of a guest that is lost, by a new code", () => {
  const one = new OneHost().sit(1, 2).happen("closed", { line: 1 });
  assert.equal(phonesAt(one.host)[0].here, false);
  assert.equal(one.join(2, 2, { name: "Ben" }).sent(2)[0].token, "token 2");
  assert.equal(one.join(3, 1, { token: "token 1" }).sent(3)[0].seat, 1);
});

test("a reloaded host knows the tokens that it stored", () => {
  const one = new OneHost({ 2: { token: "old", name: "Zoë" } });
  assert.deepEqual(one.asked()[0], { type: "set_apart", table: "t", seats: [2] });
  assert.equal(one.join(1, null, { token: "old" }).sent(1)[0].seat, 2);
});

test("a connection without a hello is given up, and there are only so many", () => {
  const one = new OneHost();
  for (let line = 1; line <= 16; line += 1) one.happen("open", { line, seat: 1, token: "" });
  assert.equal(one.happen("open", { line: 17, seat: 1, token: "" }).did("close").length, 1);
  for (let beat = 0; beat <= 8; beat += 1) one.happen("tick");
  assert.deepEqual(one.host.lines, {});
});

// ------------------------------------------------------------ states

test("one state is on its way at a time, and the newest one follows", () => {
  const one = new OneHost().join(1, 2).show(1);
  assert.deepEqual(one.see(4).asked().length, 1); // set_apart alone
  assert.deepEqual(one.see(5).asked().length, 1);
  const { since, type } = one.say(1, { type: "ack", n: 1 }).asked()[0];
  assert.deepEqual([type, since], ["show_device", 1]);
  assert.deepEqual(one.show(1).say(1, { type: "ack", n: 2 }).asked(), []);
});

test("an acknowledgement of another state counts for nothing", () => {
  const one = new OneHost().join(1, 2).show(1).see(4);
  for (const n of [0, 2, 7]) assert.deepEqual(one.say(1, { type: "ack", n }).effects, []);
});

test("a state that Python refuses is asked for again with the next beat", () => {
  const one = new OneHost().join(1, 2);
  one.happen("shown", { line: 1, reply: { type: "error", error: { id: "engine_lost", args: {} } } });
  assert.equal(one.happen("tick").asked()[0].type, "show_device");
});

test("a state whose acknowledgement is lost goes out again, from the last one that the guest has", () => {
  const one = new OneHost().sit(1, 2).see(3).show(1);
  for (let beat = 0; beat < 4; beat += 1) one.say(1, { type: "beat" }).happen("tick");
  assert.deepEqual([one.asked()[0].type, one.asked()[0].since], ["show_device", 1]);
  assert.deepEqual(one.say(1, { type: "ack", n: 2 }).effects, []);
});

test("guests wait while the host shows another table, and read so once", () => {
  const one = new OneHost().sit(1, 2).happen("table", { table: { id: "other", ply: 3 } });
  assert.deepEqual(one.said(1), ["elsewhere"]);
  assert.deepEqual(one.say(1, { type: "answer", seat: 2, ply: 0, answer: [1] }).said(1), ["other_table"]);
  assert.deepEqual(one.happen("table", { table: null }).effects, []);
  assert.equal(one.see().asked().at(-1).type, "show_device");
});

// ------------------------------------------------------------ answers

const ANSWER = { type: "answer", seat: 2, ply: 0, answer: [1] };

test("an answer goes to Python with the seat of its connection, one at a time", () => {
  const one = new OneHost().sit(1, 2).say(1, ANSWER);
  assert.deepEqual(one.asked(), [{ ...ANSWER, type: "answer_device", table: "t", viewer: 2 }]);
  assert.deepEqual(one.say(1, ANSWER).said(1), ["too_fast"]);
  assert.deepEqual(one.happen("answered", { line: 1, reply: { type: "heard", ply: 1 } }).said(1), ["heard"]);
  assert.equal(one.say(1, ANSWER).asked().length, 1);
});

test("a refused answer brings its reason and the newest state", () => {
  const one = new OneHost().sit(1, 2).say(1, ANSWER);
  one.happen("answered", {
    line: 1,
    reply: { type: "error", error: { id: "wrong_seat", args: { seat: 2, asked: null } } },
  });
  assert.deepEqual(one.sent(1)[0].error, { id: "wrong_seat", args: { seat: 2, asked: "null" } });
  assert.equal(one.asked()[0].type, "show_device");
});

test("nobody answers, undoes or agrees for another seat", () => {
  const one = new OneHost().sit(1, 2).sit(2, null).sit(3, 1);
  for (const line of [1, 2])
    for (const message of [
      { ...ANSWER, seat: 1 },
      { type: "undo", seat: 1, ply: 0 },
    ]) {
      const before = one.host.phones;
      one.say(line, message);
      assert.deepEqual([one.said(line), one.asked()], [["other_device"], []]);
      assert.equal(one.host.phones, before);
    }
  assert.deepEqual(one.say(1, { type: "agree", ask: 1, yes: true }).effects, []);
});

test("before its hello a guest can do nothing", () => {
  const one = new OneHost().happen("open", { line: 1, seat: 2, token: "a" });
  for (const message of [ANSWER, { type: "ack", n: 0 }, { type: "bye" }, { type: "agree", ask: 0, yes: true }])
    assert.deepEqual(one.say(1, message).said(1), ["bad_message"]);
  assert.deepEqual(one.say(1, { type: "beat" }).effects, []);
});

test("a second hello changes nothing", () => {
  const one = new OneHost().sit(1, 2).sit(2, 1);
  assert.deepEqual(one.hello(1, { token: "token 2" }).said(1), ["bad_message"]);
  assert.equal(one.host.lines[1].seat, 2);
});

/** Sends texts to a host, with a pause in milliseconds between two; the sentences that came back. */
function flood(one, texts, pause) {
  const said = [];
  for (let count = 0; count < texts; count += 1) {
    one.now += pause;
    said.push(...one.say(1, { type: "nonsense" }).said(1));
    assert.deepEqual(one.sent(2), []);
  }
  return said;
}

test("a flood gets one sentence a second, then ends the connection, and the others notice nothing", () => {
  const one = new OneHost().sit(1, 2).sit(2, 1);
  const said = flood(one, 26_000, 0.2);
  assert.deepEqual([said.filter((id) => id === "too_fast").length, said.at(-1)], [1, "flooded"]);
  assert.ok(said.length < 50);
  assert.deepEqual([one.host.lines[1], phonesAt(one.host)[1].came], [undefined, true]);
  assert.deepEqual(one.say(2, { ...ANSWER, seat: 1 }).asked().length, 1);
});

test("a guest that is too fast now and then stays", () => {
  const one = new OneHost().sit(1, 2).sit(2, 1);
  for (let minute = 0; minute < 20; minute += 1) {
    assert.ok(!flood(one, 100, 1).includes("flooded"));
    one.now += 10_000;
  }
});

test("texts to an unknown connection, and replies to one that is gone, change nothing", () => {
  const one = new OneHost().sit(1, 2).say(1, ANSWER).happen("closed", { line: 1 });
  for (const event of ["shown", "answered"])
    assert.deepEqual(one.happen(event, { line: 1, reply: { type: "heard", ply: 1 } }).effects, []);
  assert.deepEqual(one.say(9, ANSWER).effects, []);
});

// ------------------------------------------------------------ heartbeats

test("a guest that is silent for five beats is lost, and any message brings it back", () => {
  const one = new OneHost().sit(1, 2);
  for (let beat = 0; beat < 5; beat += 1) assert.deepEqual(one.happen("tick").said(1), ["beat"]);
  assert.equal(phonesAt(one.host)[0].here, false);
  one.say(1, { type: "beat" });
  assert.equal(phonesAt(one.host)[0].here, true);
});

test("a guest that says goodbye keeps its seat, and is away", () => {
  const one = new OneHost().sit(1, 2).say(1, { type: "bye" });
  assert.deepEqual(phonesAt(one.host), [{ seat: 2, name: "Zoë", came: true, here: false }]);
});

// ------------------------------------------------------------ the host's people

test("a signal reaches the guest of that seat alone", () => {
  const one = new OneHost().sit(1, 2).sit(2, 1).happen("signal", { seat: 1 });
  assert.deepEqual([one.said(1), one.said(2)], [[], ["signal"]]);
  assert.deepEqual(one.happen("signal", { seat: 0 }).effects, []);
});

test("a seat that is taken back leaves its guest, and a computer may get it", () => {
  const one = new OneHost().sit(1, 2).happen("release", { seat: 2, player: { name: "", kind: "hard" } });
  assert.deepEqual(one.said(1), ["bye"]);
  assert.deepEqual(one.did("keep")[0].phones, {});
  assert.deepEqual(
    one.asked().map(({ type }) => type),
    ["reseat", "set_apart"],
  );
  assert.equal(one.join(3, null, { token: "token 1" }).sent(3)[0].seat, null);
});

test("the end of the table says goodbye to everybody", () => {
  const one = new OneHost().sit(1, 2).sit(2, null).happen("end");
  assert.deepEqual([one.said(1), one.said(2), one.did("close").length], [["bye"], ["bye"], 2]);
});

test("an error of Python about seats is told at the host, unless the next table mends it", () => {
  const done = (id) => new OneHost().happen("done", { line: null, reply: { type: "error", error: { id, args: {} } } });
  assert.equal(done("serious_seat").did("tell").length, 1);
  assert.deepEqual(done("engine_lost").effects, []);
});
