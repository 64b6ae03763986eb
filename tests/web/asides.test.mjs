// Requests about other devices, with a worker that sends the replies of a test.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Asides } from "../../web/engine/asides.js";

let sent = [];
let worker;
let asides;

beforeEach(() => {
  sent = [];
  worker = { postMessage: (message) => sent.push(message) };
  asides = new Asides(() => worker);
});

test("a request about a device gets the reply with its number, which is below 0", async () => {
  const told = asides.ask({ type: "set_apart", table: "t", seats: [1] });
  const [{ id, ...message }] = sent;
  assert.ok(id < 0);
  assert.deepEqual(message, { type: "set_apart", table: "t", seats: [1] });
  assert.ok(asides.take({ type: "apart", seats: [1], id }));
  assert.deepEqual((await told).seats, [1]);
});

test("requests about devices get their replies by number", async () => {
  const asked = [1, 2].map((device) => asides.ask({ type: "show_device", table: "t", device, viewer: null }));
  for (const { id, device } of sent.toReversed()) asides.take({ type: "shown", device, id });
  const replies = await Promise.all(asked);
  assert.deepEqual(
    replies.map(({ device }) => device),
    [1, 2],
  );
});

test("a reply to any other request is left to the page", () => {
  for (const data of [{ type: "view", id: 3 }, { type: "ready" }, { type: "error", id: 0 }, null, "view"])
    assert.equal(asides.take(data), false);
});

test("a second reply to the same request reaches nobody", () => {
  asides.ask({ type: "undo_asks", table: "t", seat: 1 });
  for (let count = 0; count < 2; count += 1) assert.ok(asides.take({ type: "undo_asks", seats: [], id: -1 }));
});

test("a request about a device fails with its worker, or without one", async () => {
  const asked = asides.ask({ type: "undo_asks", table: "t", seat: 1 });
  asides.end();
  assert.equal((await asked).error.id, "engine_lost");
  worker = undefined;
  assert.equal((await asides.ask({ type: "undo_asks", table: "t", seat: 1 })).error.id, "engine_lost");
});
