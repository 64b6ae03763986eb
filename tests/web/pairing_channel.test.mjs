// Texts that cross a data channel in pieces.
import assert from "node:assert/strict";
import { test } from "node:test";
import { channelOver, Joiner, pieces } from "../../web/devices/pairing/channel.js";

/** A connection whose other end is this array. */
function connected(most = 100_000) {
  const sent = [];
  const data = { readyState: "open", send: (piece) => sent.push(piece) };
  const connection = { connectionState: "connected", closed: 0, close: () => (connection.closed += 1) };
  const channel = channelOver(connection, data, most);
  const heard = [];
  let closings = 0;
  channel.onText = (text) => heard.push(text);
  channel.onClosed = () => (closings += 1);
  return {
    sent,
    data,
    connection,
    channel,
    heard,
    closings: () => closings,
    arrive: (piece) => data.onmessage({ data: piece }),
  };
}

for (const [name, text] of Object.entries({
  "an empty text": "",
  "a short text": "{}",
  "a long text": "0123456789".repeat(20_000),
  "a text of pairs": `x${"🂡".repeat(30_000)}`,
  "a lone half of a pair": `\ud83c${"x".repeat(40_000)}`,
}))
  test(`${name} arrives whole`, () => {
    const joiner = new Joiner(1_000_000);
    const joined = [...pieces(text)].map((piece) => joiner.add(piece));
    assert.equal(joined.pop(), text);
    assert.ok(joined.every((piece) => piece === null));
  });

test("no piece is longer than all browsers take, or parts a pair", () => {
  for (const piece of pieces(`x${"🂡".repeat(30_000)}`)) {
    assert.ok(new TextEncoder().encode(piece).length <= 65_536);
    assert.ok(piece.isWellFormed());
  }
});

test("two texts arrive in their order", () => {
  const { channel, sent, arrive, heard } = connected();
  channel.send("a".repeat(20_000));
  channel.send("b");
  for (const piece of sent) arrive(piece);
  assert.deepEqual(heard, ["a".repeat(20_000), "b"]);
});

test("pieces that are too long together close the channel before they are joined", () => {
  const { arrive, heard, connection, closings } = connected(30_000);
  for (let count = 0; count < 5; count += 1) arrive(`+${"x".repeat(10_000)}`);
  arrive(".x");
  assert.deepEqual([heard, connection.closed, closings()], [[], 1, 1]);
});

for (const piece of ["", "x", "+", new ArrayBuffer(4), null])
  test(`a message that is no piece closes the channel: ${JSON.stringify(piece)}`, () => {
    const { arrive, heard, closings } = connected();
    arrive(piece);
    assert.deepEqual([heard, closings()], [[], 1]);
  });

test("a channel tells its owner once that it has closed", () => {
  const { channel, data, connection, closings } = connected();
  data.onclose();
  channel.close();
  connection.connectionState = "failed";
  connection.onconnectionstatechange();
  assert.equal(closings(), 1);
});

test("a closed channel drops texts", () => {
  const { channel, data, sent } = connected();
  data.readyState = "closed";
  channel.send("late");
  assert.deepEqual(sent, []);
});
