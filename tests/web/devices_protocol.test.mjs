// The messages between devices: what is on the list is read, all else is not.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { FROM_GUEST, FROM_HOST, fromGuest, fromHost, MOST, written } from "../../web/devices/protocol.js";
import { SmallPython } from "./device_channels.mjs";

const GUEST = [
  { type: "hello", v: 1, site: "0.5.0", token: null, name: "Zoë" },
  { type: "hello", v: 2, site: "9", token: "ab", name: "" },
  { type: "ack", n: 3 },
  { type: "answer", seat: 1, ply: 4, answer: [3, 1] },
  { type: "undo", seat: 1, ply: 4 },
  { type: "agree", ask: 1, yes: false },
  { type: "hint", seat: 1, ply: 4 },
  { type: "look_back", first: null, again: true },
  { type: "stop" },
  { type: "moment", ply: 4, eyes: "decider" },
  { type: "beat" },
  { type: "bye" },
];

const FINDINGS = { done: 0.5, left: 1, of: 2, decisions: [], curve: [], turning_points: [], accuracy: [], luck: [] };

const HOST = [
  { type: "welcome", v: 1, token: "ab", seat: null, table: "t" },
  { type: "shown", n: 1, table: new SmallPython().table(1) },
  { type: "elsewhere" },
  { type: "placing" },
  { type: "heard" },
  { type: "refused", of: "answer", error: { id: "other_device", args: { seat: 1 } } },
  { type: "asked", ask: 1, seat: 2 },
  { type: "settled", ask: 1, done: true },
  { type: "hinted", hint: { done: 0, advice: [] } },
  { type: "found", findings: FINDINGS },
  { type: "replayed", replay: { ply: 1, last: 2, deciders: [0, 1], seat: null, table: new SmallPython().table(1) } },
  { type: "signal" },
  { type: "beat" },
  { type: "bye" },
];

const ODD = [undefined, null, true, -1, 0.5, "x".repeat(65), "1", [], ["1"], [0.5], {}, [[1]], Array(501).fill(1)];

test("the samples of this test have each message of the list", () => {
  const types = (messages) => [...new Set(messages.map(({ type }) => type))].toSorted();
  assert.deepEqual(types(GUEST), Object.keys(FROM_GUEST).toSorted());
  assert.deepEqual(types(HOST), Object.keys(FROM_HOST).toSorted());
});

test("each message on the list is read as it was written", () => {
  for (const message of GUEST) assert.deepEqual(fromGuest(written(message)), message);
  for (const message of HOST) assert.deepEqual(fromHost(written(message)), message);
});

test("a message with a key too few, too many or of another kind is none", () => {
  for (const [read, messages] of [
    [fromGuest, GUEST],
    [fromHost, HOST],
  ])
    for (const message of messages) {
      assert.equal(read(written({ ...message, more: 1 })), null);
      for (const key of Object.keys(message)) {
        const { [key]: _, ...rest } = message;
        assert.equal(read(written(rest)), null);
      }
    }
});

test("odd values are refused unless the key takes them", () => {
  for (const message of GUEST)
    for (const key of Object.keys(message))
      for (const value of ODD) {
        const read = fromGuest(JSON.stringify({ ...message, [key]: value }));
        if (read)
          assert.equal(typeof read[key] === "object" ? Array.isArray(read[key]) || read[key] === null : true, true);
        if (key === "type" || key === "ply" || key === "seat") assert.equal(read, null);
      }
});

test("texts that are no message are none", () => {
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '"beat"',
    "1",
    '{"type":"eval"}',
    '{"type":"__proto__"}',
    "[".repeat(3999),
    null,
    7,
    {},
  ])
    for (const read of [fromGuest, fromHost]) assert.equal(read(text), null);
});

test("a message of the other side is none", () => {
  assert.equal(fromGuest(written(HOST[0])), null);
  assert.equal(fromHost(written(GUEST[0])), null);
});

test("a text too long is not even parsed", () => {
  const parse = mock.method(JSON, "parse");
  assert.equal(fromGuest(`{"type":"beat"${" ".repeat(MOST.guest)}}`), null);
  assert.equal(parse.mock.callCount(), 0);
  parse.mock.restore();
});
